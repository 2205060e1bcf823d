import { writeFileSync } from 'node:fs';
import qrcode from 'qrcode-generator';

/** The QR code of an address as SVG: dark on white with its quiet zone, whatever the theme, so that every camera reads it. */
export function writeQrCode(address: string, file: string): void {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const modules = code.getModuleCount();
  const quiet = 4;
  const side = modules + 2 * quiet;
  const rows = Array.from({ length: modules }, (_, row) =>
    Array.from({ length: modules }, (_, column) =>
      code.isDark(row, column) ? `M${column + quiet} ${row + quiet}h1v1h-1z` : '',
    ).join(''),
  );
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${rows.join('')}" fill="#0b0f10"/></svg>\n`,
  );
}

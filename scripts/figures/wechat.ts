import { writeFileSync } from 'node:fs';
import qrcode from 'qrcode-generator';

/** How wide the code is in a text, in pixels: a phone reads it, and it is not what the page is about (app/global.css). */
const width = 200;

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
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${rows.join('')}" fill="#0b0f10"/></svg>\n`,
  );
}

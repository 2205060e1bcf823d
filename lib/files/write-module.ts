import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes data as a module, atomically: a server that watches the file never reads half of it. A bundle whose code does not use the
 * data does not get it.
 */
export function writeModule(file: string, data: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${process.pid}.tmp`);
  writeFileSync(
    temporary,
    `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`,
  );
  renameSync(temporary, file);
}

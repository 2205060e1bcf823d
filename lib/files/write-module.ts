import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes data as a module, atomically: a server that watches the file never reads half of it. A bundle whose code does not use the
 * data does not get it.
 */
export function writeModule(file: string, data: unknown): void {
  write(file, `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`);
}

/** Writes a small value as a constant of a module, so that a bundler can use it like one of the code. */
export function writeConstant(file: string, name: string, value: unknown): void {
  write(file, `export const ${name} = ${JSON.stringify(value)};\n`);
}

function write(file: string, source: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${process.pid}.tmp`);
  writeFileSync(temporary, source);
  renameSync(temporary, file);
}

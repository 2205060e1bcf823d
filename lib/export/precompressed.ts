import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../html/exported-pages.ts';

const texts: ReadonlySet<string> = new Set('.css .html .ipynb .js .json .md .py .svg .txt .xml'.split(' '));

/** Below this many bytes a response fits into one packet anyway. */
const least = 1000;

const encodings = [
  {
    suffix: '.br',
    // The highest level takes ten times as long for some hundredths of the size.
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  },
  { suffix: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
];

/**
 * Writes each text of an export compressed by Brotli and by gzip beside it, for hosts that send such files: `index.html.br`.
 * @returns how many files it has written
 */
export async function writePrecompressed(folder: string): Promise<number> {
  const files = filesIn(folder).filter(
    (file) => texts.has(extname(file)) && statSync(join(folder, file)).size >= least,
  );
  const rest = files.values();
  const worker = async () => {
    for (const file of rest) {
      const path = join(folder, file);
      const content = readFileSync(path);
      for (const { suffix, compress } of encodings)
        writeFileSync(`${path}${suffix}`, await compress(content));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return files.length * encodings.length;
}

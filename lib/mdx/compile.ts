import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { type Figure, localeOfFile } from './context.ts';
import { compileBody, pipelineVersion } from './pipeline.ts';
import { hasBody, writeBody } from './store.ts';

/** What became of the texts of a run. */
export const tally = { compiled: 0, fromStore: 0 };

const underWay = new Map<string, Promise<void>>();

/**
 * The key of a text's body in the store; compiles the body if it is not there yet. The same text is compiled once,
 * whatever its version and language. A text with problems is compiled anew each time, so that they are told each time.
 */
export async function bodyKey(source: string, file: string): Promise<string> {
  const key = keyOf(source, localeOfFile(file));
  if (hasBody(key)) {
    tally.fromStore += 1;
    return key;
  }
  const compiling = underWay.get(key) ?? compileInto(key, source, file);
  underWay.set(key, compiling);
  await compiling;
  underWay.delete(key);
  return key;
}

async function compileInto(key: string, source: string, file: string): Promise<void> {
  writeBody(key, await compileBody(source, file, readFigure));
  tally.compiled += 1;
}

/** Name of the body made from this text, these pictures and this pipeline. */
function keyOf(source: string, locale: string): string {
  const hash = createHash('sha256').update(`${pipelineVersion}\n${locale}\n${source}`);
  for (const [, path = ''] of source.matchAll(/!\[[^\]]*\]\((\/[^\s)]+)/g)) {
    const file = join('public', path);
    if (existsSync(file)) hash.update(path).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 32);
}

/** The picture at a path of the site, from `public/`. */
export function readFigure(path: string): Figure | undefined {
  const file = join('public', path);
  if (!existsSync(file)) return undefined;
  if (path.endsWith('.svg')) return { kind: 'svg', markup: readFileSync(file, 'utf8') };
  const { width, height } = imageSize(readFileSync(file));
  return { kind: 'raster', width, height };
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { imageSize } from 'image-size';
import { publicFolder } from '../site/content-root.ts';
import type { Locale } from '../site/locales.ts';
import { nearest } from '../site/problem.ts';
import { type Figure, localeOfFile } from './context.ts';
import { mixedBody } from './mixed-body.ts';
import { compileBody } from './pipeline.ts';
import { pipelineKey } from './pipeline-key.ts';
import { hasBody, readBody, wantedBody, writeBody } from './store.ts';

/** Numbers of texts of this run, for the report. */
export const tally = { compiled: 0, fromStore: 0 };

const compilations = new Map<string, Promise<void>>();

/** The key of a text's body: once it is compiled, or in development at once, so that no page waits for other texts. */
export async function textKey(source: string, file: string): Promise<string> {
  return process.env.NODE_ENV === 'development' ? queueBody(source, file) : bodyKey(source, file);
}

/**
 * The key of a text's body in the store; compiles the body if it is not there yet. The same text is compiled once,
 * whatever its version and language. A text with problems is compiled again each time, so that they are reported each time.
 */
export async function bodyKey(source: string, file: string): Promise<string> {
  const key = hashOf(source, localeOfFile(file));
  if (hasBody(key)) {
    tally.fromStore += 1;
    return key;
  }
  const compiling = compilations.get(key) ?? compileInto(key, source, file);
  compilations.set(key, compiling);
  await compiling;
  compilations.delete(key);
  return key;
}

/**
 * The key of a text's body, as `bodyKey` gives it, at once: what is not in the store is compiled afterwards: first the bodies
 * that pages wait for (`readBody`), then the rest.
 */
function queueBody(source: string, file: string): string {
  const key = hashOf(source, localeOfFile(file));
  if (hasBody(key)) tally.fromStore += 1;
  else waiting.set(key, () => compileInto(key, source, file));
  return key;
}

/** What makes each body that is not in the store yet. */
const waiting = new Map<string, () => Promise<void>>();

/**
 * The key of the body of a text of which a part is translated (lib/mdx/mixed-body.ts); makes the body if it is not in the store yet, in
 * development after the others.
 * @param keys of the bodies of both texts
 * @param sections ids of the sections that are translated
 */
export async function mixedKey(
  keys: { english: string; translated: string },
  sections: readonly string[],
): Promise<string> {
  const { english, translated } = keys;
  const words = ['mixed', english, translated, ...sections].join('\n');
  const key = createHash('sha256').update(words).digest('hex').slice(0, keyLength);
  const write = () => writeBody(key, mixedBody(readBody(english), readBody(translated), sections));
  if (hasBody(key)) return key;
  if (process.env.NODE_ENV !== 'development') write();
  else
    waiting.set(key, async () => {
      for (const part of [english, translated]) await compileWaitingText(part);
      write();
    });
  return key;
}

/** In characters. */
const keyLength = 32;

let compiling: Promise<void> | undefined;

/** Compiles every text that `textKey` has queued. */
export function compileQueue(): Promise<void> {
  compiling ??= compileWaiting().finally(() => {
    compiling = undefined;
  });
  return compiling;
}

async function compileWaiting(): Promise<void> {
  while (waiting.size > 0) {
    const key = wantedBody((wanted) => waiting.has(wanted)) ?? waiting.keys().next().value ?? '';
    await compileWaitingText(key);
    // Lets the watcher of the content run in between.
    await new Promise(setImmediate);
  }
}

async function compileWaitingText(key: string): Promise<void> {
  const compile = waiting.get(key);
  waiting.delete(key);
  await compile?.();
}

async function compileInto(key: string, source: string, file: string): Promise<void> {
  writeBody(key, await compileBody(source, file, readFigure));
  tally.compiled += 1;
}

/** The hash of all that a body is made from: text, pictures and pipeline. */
function hashOf(source: string, locale: Locale): string {
  const hash = createHash('sha256').update(`${pipelineKey(locale)}\n${locale}\n${source}`);
  for (const path of pictureAddresses(source)) {
    const file = join(publicFolder, path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    hash.update(path).update(readFileSync(file));
    for (const narrower of narrowerOf(path)) hash.update(narrower.path);
    hash.update(narrowDrawing(path) ?? '');
  }
  return hash.digest('hex').slice(0, keyLength);
}

/** The addresses of pictures and links in a text that begin with a slash. The words before one may have brackets: `x[None]`. */
export function pictureAddresses(source: string): string[] {
  return [...source.matchAll(/\]\((\/[^\s)]+)/g)].map(([, path = '']) => path);
}

/** The picture at a path of the site, from `public/` and nowhere else. */
export function readFigure(path: string): Figure {
  const file = join(publicFolder, path);
  if (!file.startsWith(join(publicFolder, '/'))) return { kind: 'missing' };
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    return { kind: 'missing', near: nearFigure(path) };
  if (path.endsWith('.svg')) return drawing(readFileSync(file, 'utf8'), narrowDrawing(path));
  const size = figureSize(path);
  return size ? { kind: 'raster', ...size, narrower: narrowerOf(path) } : { kind: 'unreadable' };
}

/** The files beside a picture that are named after it and their width in pixels: `name-760.webp` of `name.webp`. */
function narrowerOf(path: string): { path: string; width: number }[] {
  const { dir, name, ext } = posix.parse(path);
  return readdirSync(join(publicFolder, dir))
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith(ext))
    .map((file) => ({ path: `${dir}/${file}`, width: Number(file.slice(name.length + 1, -ext.length)) }))
    .filter((file) => file.width > 0 && figureSize(file.path)?.width === file.width)
    .sort((a, b) => a.width - b.width);
}

/** The size of a picture in pixels; none where the file is not a picture. */
function figureSize(path: string): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(readFileSync(join(publicFolder, path)));
    return { width, height };
  } catch {
    return undefined;
  }
}

/** The narrow form of a drawing, in the file beside it: `name-narrow.svg` of `name.svg`. */
function narrowDrawing(path: string): string | undefined {
  const file = join(publicFolder, path.replace(/\.svg$/, '-narrow.svg'));
  return path.endsWith('.svg') && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * An SVG becomes part of the page, so it must not contain anything that runs.
 * @param narrow the same drawing for phones
 */
export function drawing(markup: string, narrow?: string): Figure {
  const forms = narrow === undefined ? [markup] : [markup, narrow];
  if (!forms.every((form) => /<svg[\s>][\s\S]*<\/svg>\s*$/.test(form))) return { kind: 'unreadable' };
  const active = /<(script|foreignObject|iframe)\b|\son\w+\s*=|javascript:/i;
  return forms.some((form) => active.test(form)) ? { kind: 'active' } : { kind: 'svg', markup, narrow };
}

function nearFigure(path: string): string | undefined {
  const folder = dirname(join(publicFolder, path));
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const near = nearest(basename(path), names);
  return near && posix.join(posix.dirname(path), near);
}

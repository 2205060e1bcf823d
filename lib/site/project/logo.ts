import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problem } from '../problem.ts';

/** The drawing of a logo: the box of its coordinates, width by height, and the elements in it. */
export type Drawing = { viewBox: string; ratio: number; content: string };

/** Reads the SVG file of a logo; a missing one is reported where it is named. */
export function readLogo(root: string, path: string): { drawing?: Drawing; problems: Problem[] } {
  const file = join(root, path);
  if (!existsSync(file)) return { problems: [] };
  const wrong = (what: string, fix: string) => ({ problems: [problem({ where: `${file}:1`, what, fix })] });
  const [, opening = '', content = ''] =
    /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!content) return wrong('file is not SVG', 'Save a drawing as SVG, with "<svg" and "</svg>".');
  if (/<(script|foreignObject|iframe|style|image)\b|\s(on\w+|style)\s*=|javascript:/i.test(content))
    return wrong(
      'logo with a script, a style or a picture',
      'Save it as plain shapes, with their colours as attributes such as fill="#00727b" or fill="currentColor".',
    );
  const box = /\sviewBox="([^"]*)"/.exec(opening)?.[1] ?? '';
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0))
    return wrong('logo without a viewBox', 'Add its box to the first element: viewBox="0 0 24 24".');
  const inner = content
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  return { drawing: { viewBox: box, ratio: width / height, content: inner }, problems: [] };
}

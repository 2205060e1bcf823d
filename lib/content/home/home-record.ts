import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { drawing, textKey } from '../../mdx/compile.ts';
import { contentRoot, publicFolder } from '../../site/content-root.ts';
import { defaultLocale } from '../../site/locales.ts';
import type { HomeRecord } from '../record.ts';
import type { HomeTexts } from './home-texts.ts';
import type { Measurement } from './measurement.ts';

/** What only the home page has. */
const homeFolder = posix.join(contentRoot, defaultLocale, 'home');

type Figure = NonNullable<HomeTexts['features'][number]['figure']>;

/** What only the home page shows; all of it is optional. */
export async function homeRecord(
  measurement: Measurement | undefined,
  texts: HomeRecord['texts'],
): Promise<HomeRecord> {
  const figures = (texts[defaultLocale]?.features ?? []).flatMap(({ figure }, at) => {
    const markup = figure && smallFigure(figure);
    return markup ? [[String(at), markup] as const] : [];
  });
  return {
    program: await program(texts[defaultLocale]?.picture),
    texts,
    figures: Object.fromEntries(figures),
    measurement,
  };
}

/** The room for a small figure, in pixels. */
const room = { width: 332, height: 204 };

/** A part of a drawing as large as there is room for. It is beside words that say the same, so screen readers skip it. */
function smallFigure({ file, part }: Figure): string | undefined {
  const path = figureFile(file);
  const figure = existsSync(path) ? drawing(readFileSync(path, 'utf8')) : undefined;
  if (figure?.kind !== 'svg') return undefined;
  const [, , partWidth, partHeight] = part;
  const scale = Math.min(room.width / partWidth, room.height / partHeight);
  const size = `width="${Math.round(partWidth * scale)}" height="${Math.round(partHeight * scale)}"`;
  return figure.markup
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/>\s+</g, '><')
    .replace(/viewBox="[^"]*"/, `viewBox="${part.join(' ')}" ${size} aria-hidden="true" focusable="false"`)
    .trim();
}

/** Where the file of a figure is. */
function figureFile(file: string): string {
  return posix.join(file.startsWith('/') ? publicFolder : contentRoot, file);
}

/** The program on the home page and its kernel, highlighted like any code of the site. */
async function program(picture: HomeTexts['picture']): Promise<HomeRecord['program']> {
  const file = posix.join(homeFolder, 'program.py');
  if (!existsSync(file)) return undefined;
  const code = readFileSync(file, 'utf8').trim();
  const keyOf = (part: string) =>
    textKey(
      `\`\`\`python title="${picture === 'julia' ? 'julia.py' : 'program.py'}"\n${part}\n\`\`\`\n`,
      file,
    );
  const kernel = /^@ti\.kernel\n(?:.+\n)+/m.exec(`${code}\n`)?.[0].trim();
  return {
    all: await keyOf(code),
    kernel: kernel && (await keyOf(kernel)),
    lines: code.split('\n').length,
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { drawing, textKey } from '../mdx/compile.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale } from '../site/locales.ts';
import type { Measurement } from './measurement.ts';
import type { HomeRecord } from './record.ts';

type Part = readonly [x: number, y: number, width: number, height: number];

/** The figures beside the features of the home page: of each a part of a drawing that can be read where it is small. */
const figures: Record<string, { file: string; part: Part }> = {
  parallel: { file: 'performance-hierarchy', part: [30, 54, 290, 192] },
  portable: { file: 'home/backends', part: [0, 0, 332, 204] },
  layout: { file: 'layout-orders', part: [6, 8, 418, 244] },
  differentiable: { file: 'differentiable_programming-tape', part: [94, 24, 394, 250] },
  interop: { file: 'ndarray-devices', part: [322, 38, 304, 180] },
  deploy: { file: 'tutorial-aot-life', part: [180, 10, 450, 200] },
};

/** What only the home page shows; all of it is optional. */
export async function homeRecord(measurement: Measurement | undefined): Promise<HomeRecord> {
  const marked = Object.entries(figures).flatMap(([name, { file, part }]) => {
    const path = join('public/figures', `${file}.svg`);
    const figure = existsSync(path) ? drawing(readFileSync(path, 'utf8')) : undefined;
    return figure?.kind === 'svg' ? [[name, smallFigure(figure.markup, part)] as const] : [];
  });
  return { program: await program(), figures: Object.fromEntries(marked), measurement };
}

/** All small figures have this size, in their units. */
const small = { width: 332, height: 204 };

/** A part of a drawing in the middle of a small one. It is beside words that say the same, so screen readers skip it. */
function smallFigure(markup: string, part: Part): string {
  const [, , partWidth, partHeight] = part;
  const scale = Math.min(small.width / partWidth, small.height / partHeight);
  const [width, height] = [Math.round(partWidth * scale), Math.round(partHeight * scale)];
  const place = `x="${(small.width - width) / 2}" y="${(small.height - height) / 2}" width="${width}" height="${height}"`;
  const drawn = markup
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/>\s+</g, '><')
    .replace(/viewBox="[^"]*"/, `${place} viewBox="${part.join(' ')}"`)
    .trim();
  return `<svg viewBox="0 0 ${small.width} ${small.height}" aria-hidden="true" focusable="false">${drawn}</svg>`;
}

/** The program on the home page and its kernel, highlighted like any code of the site. */
async function program(): Promise<HomeRecord['program']> {
  const file = posix.join(contentRoot, defaultLocale, 'home', 'program.py');
  if (!existsSync(file)) return undefined;
  const code = readFileSync(file, 'utf8').trim();
  const keyOf = (part: string) => textKey(`\`\`\`python title="julia.py"\n${part}\n\`\`\`\n`, file);
  const kernel = /^@ti\.kernel\n(?:.+\n)+/m.exec(`${code}\n`)?.[0].trim();
  return {
    all: await keyOf(code),
    kernel: kernel && (await keyOf(kernel)),
    lines: code.split('\n').length,
  };
}

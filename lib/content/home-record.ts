import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { drawing, textKey } from '../mdx/compile.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale } from '../site/locales.ts';
import type { Measurement } from './measurement.ts';
import type { HomeRecord } from './record.ts';

/** What only the home page has. */
const homeFolder = posix.join(contentRoot, defaultLocale, 'home');

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** The figures beside the features of the home page: of each a part of a drawing that can be read where it is small. */
const featureFigures: Record<string, { file: string; part: Rectangle }> = {
  parallel: { file: 'public/figures/performance-hierarchy.svg', part: [30, 54, 290, 192] },
  portable: { file: posix.join(homeFolder, 'backends.svg'), part: [0, 0, 332, 204] },
  layout: { file: 'public/figures/layout-orders.svg', part: [6, 8, 418, 232] },
  differentiable: { file: 'public/figures/differentiable_programming-tape.svg', part: [94, 24, 391, 258] },
  interop: { file: 'public/figures/ndarray-devices.svg', part: [322, 38, 304, 180] },
  deploy: { file: 'public/figures/tutorial-aot-life.svg', part: [183, 10, 447, 200] },
};

/** What only the home page shows; all of it is optional. */
export async function homeRecord(measurement: Measurement | undefined): Promise<HomeRecord> {
  const marked = Object.entries(featureFigures).flatMap(([name, { file, part }]) => {
    const figure = existsSync(file) ? drawing(readFileSync(file, 'utf8')) : undefined;
    return figure?.kind === 'svg' ? [[name, smallFigure(figure.markup, part)] as const] : [];
  });
  return { program: await program(), figures: Object.fromEntries(marked), measurement };
}

/** The room for a small figure, in pixels. */
const room = { width: 332, height: 204 };

/** A part of a drawing as large as there is room for. It is beside words that say the same, so screen readers skip it. */
function smallFigure(markup: string, part: Rectangle): string {
  const [, , partWidth, partHeight] = part;
  const scale = Math.min(room.width / partWidth, room.height / partHeight);
  const size = `width="${Math.round(partWidth * scale)}" height="${Math.round(partHeight * scale)}"`;
  return markup
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/>\s+</g, '><')
    .replace(/viewBox="[^"]*"/, `viewBox="${part.join(' ')}" ${size} aria-hidden="true" focusable="false"`)
    .trim();
}

/** The program on the home page and its kernel, highlighted like any code of the site. */
async function program(): Promise<HomeRecord['program']> {
  const file = posix.join(homeFolder, 'program.py');
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

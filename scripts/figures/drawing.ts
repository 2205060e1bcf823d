/**
 * Parts of drawings as SVG, in pixels, with the colours and fonts of the page. A part has no fixed place: `beside`, `below` and
 * `at` move it. Text is 13 px, so that it can still be read on a phone (docs/spec.md 3.19).
 */

/** Markup, and how wide and high it is. Everything lies between (0, 0) and (width, height), but for half the width of lines. */
export type Drawing = { width: number; height: number; markup: string };

/** The two forms of a drawing. One that is at most 316 wide needs no narrow form. */
export type Forms = { wide: Drawing; narrow?: Drawing };

export type Point = readonly [x: number, y: number];

/** Colours by what they are for. Those behind the commas are for programs that open the file alone. */
export const colours = {
  line: 'var(--figure-line, #7a8a8c)',
  fill: 'var(--figure-fill, #1b2526)',
  accent: 'var(--figure-accent, #4cbdc7)',
  accentSoft: 'var(--figure-accent-soft, #1f4a4f)',
  text: 'var(--figure-text, #e6eded)',
  muted: 'var(--figure-muted, #9aa8aa)',
  onAccent: 'var(--figure-on-accent, #06181a)',
};

type Colour = keyof typeof colours;

/** Fonts of words and of code. */
export const fonts = { words: 'var(--font-text, sans-serif)', code: 'var(--font-mono, monospace)' };

/** How wide a character of code is. */
export const codeWidth = 7.8;

type TextStyle = { colour?: Colour; font?: keyof typeof fonts; anchor?: 'start' | 'middle' | 'end' };

/** Texts of one style, each with the place of its baseline. */
export function texts(
  { colour = 'text', font = 'code', anchor = 'start' }: TextStyle,
  ...places: (readonly [x: number, y: number, text: string | number])[]
): string {
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const words = places.map(([x, y, text]) => `<text x="${round(x)}" y="${round(y)}">${escaped(text)}</text>`);
  return `<g fill="${colours[colour]}" font-family="${fonts[font]}"${side}>${words.join('')}</g>`;
}

/** Squares or rectangles side by side, such as elements in memory: one path for all that have one colour. */
export function cells(
  fill: Colour,
  ...places: (readonly [x: number, y: number, w: number, h: number])[]
): string {
  const d = places.map(([x, y, w, h], index) => {
    const before = places[index - 1];
    // A step from the cell before is the same in the whole row, so that rows are compressed well.
    const start =
      before && before[1] === y ? `m${round(round(x) - round(before[0]))} 0` : `M${round(x)} ${round(y)}`;
    return `${start}h${round(w)}v${round(h)}h${round(-w)}z`;
  });
  return `<path d="${d.join('')}" fill="${colours[fill]}" stroke="${colours.line}"/>`;
}

/** Boxes with round corners, such as parts of a program. */
export function boxes(
  fill: Colour,
  ...places: (readonly [x: number, y: number, w: number, h: number])[]
): string {
  const rects = places.map(
    ([x, y, w, h]) =>
      `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="4"/>`,
  );
  return `<g fill="${colours[fill]}" stroke="${colours.line}" stroke-width="1.5">${rects.join('')}</g>`;
}

/** Lines, or the outline of a shape, from the data of a path. */
export function lines(colour: Colour, d: string, style: { dashed?: boolean; width?: number } = {}): string {
  const dash = style.dashed ? ' stroke-dasharray="4 4"' : '';
  return `<path d="${d}" stroke="${colours[colour]}" stroke-width="${style.width ?? 1.5}"${dash}/>`;
}

/** The area inside of the data of a path, and its outline. */
export function shape(fill: Colour, line: Colour, d: string): string {
  return `<path d="${d}" fill="${colours[fill]}" stroke="${colours[line]}"/>`;
}

/** The data of a path along straight lines. */
export function polyline(...points: Point[]): string {
  return `M${points.map(pair).join('L')}`;
}

/** The data of a path around an area with straight sides. */
export function outline(...points: Point[]): string {
  return `${polyline(...points)}Z`;
}

/** Dots of one colour. */
export function dots(colour: Colour, radius: number, ...centres: Point[]): string {
  const circles = centres.map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`);
  return `<g fill="${colours[colour]}">${circles.join('')}</g>`;
}

/** Arrows along straight lines, with a head at the last point. */
export function arrows(colour: Colour, ...tracks: (readonly Point[])[]): string {
  return lines(colour, tracks.map((track) => polyline(...track) + headOf(track)).join(''));
}

function headOf(track: readonly Point[]): string {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = track.slice(-2);
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const end = (turn: number): Point => [x1 - 7 * Math.cos(angle + turn), y1 - 7 * Math.sin(angle + turn)];
  return polyline(end(0.55), [x1, y1], end(-0.55));
}

/** The markup moved to a place. */
export function at(x: number, y: number, ...markup: string[]): string {
  return `<g transform="translate(${round(x)} ${round(y)})">${markup.join('')}</g>`;
}

/** Drawings from left to right, all beginning at the top. */
export function beside(gap: number, ...drawings: Drawing[]): Drawing {
  const starts = startsOf(
    gap,
    drawings.map(({ width }) => width),
  );
  return {
    width: (starts.at(-1) ?? 0) - gap,
    height: Math.max(...drawings.map(({ height }) => height)),
    markup: drawings.map(({ markup }, index) => at(starts[index] ?? 0, 0, markup)).join(''),
  };
}

/** Drawings from top to bottom, all beginning on the left. */
export function below(gap: number, ...drawings: Drawing[]): Drawing {
  const starts = startsOf(
    gap,
    drawings.map(({ height }) => height),
  );
  return {
    width: Math.max(...drawings.map(({ width }) => width)),
    height: (starts.at(-1) ?? 0) - gap,
    markup: drawings.map(({ markup }, index) => at(0, starts[index] ?? 0, markup)).join(''),
  };
}

/** Where parts of these lengths begin; the last number is where one more would. */
function startsOf(gap: number, lengths: readonly number[]): number[] {
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length + gap);
  return starts;
}

/** The numbers from 0 on, below the count. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A number as texts write it, with a minus sign instead of a hyphen. */
export function signed(value: number): string {
  return String(value).replace('-', '−');
}

/** The file of a drawing: its view box ends 2 px outside of it. */
export function svgFile({ width, height, markup }: Drawing): string {
  const box = `-2 -2 ${round(width + 4)} ${round(height + 4)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" font-size="13">\n${markup
    .replace(/<(?:g|path|rect)(?= )/g, '\n$&')
    .trim()}\n</svg>\n`;
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** To a tenth of a pixel, without a zero at the end. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string | number): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

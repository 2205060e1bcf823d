import { transform } from 'lightningcss';

/**
 * The one style sheet of the site. All pages are one route and so load the same sheets in the same order, on which the cascade
 * depends.
 * @param read gives the text of a sheet by its address
 * @param fontName gives the name of a font beside the new sheet, by the name that Next gave it
 */
export function mergedSheet(
  { sheets, styles }: { sheets: readonly string[]; styles: readonly string[] },
  read: (address: string) => string,
  fontName: (name: string) => string,
): string {
  const joined = [...sheets.map(read), ...styles].join('\n');
  return unused
    .reduce((rest, pattern) => rest.replace(pattern, ''), joined)
    .replace(/url\((["']?)\.\.\/media\/([^)"']+)\1\)/g, (_, quote: string, name: string) => {
      return `url(${quote}${fontName(name)}${quote})`;
    });
}

/**
 * What Next's style sheets have and the site does not use: the names of source maps, the properties that Lightning CSS declares for
 * `light-dark()`, the classes that set a font (the site uses the custom properties beside them, components/shell/fonts.ts), and line ends.
 */
const unused: readonly RegExp[] = [
  /\/\*# sourceMappingURL=[^*]*\*\//g,
  /--lightningcss-(?:light|dark):[^;}]*;?/g,
  /\.[\w-]+_className\{[^}]*\}/g,
  /(?<=\})\n+/g,
];

/** The custom properties of a style sheet that are a length and are declared once, so that they have the same value everywhere. */
export function constantLengths(sheet: string): ReadonlyMap<string, string> {
  const declared = [...sheet.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const isOnce = (name: string) => declared.filter(([other]) => other === name).length === 1;
  return new Map(declared.filter(([name, value]) => /^[\d.]+(?:px|rem)$/.test(value) && isOnce(name)));
}

/**
 * A style sheet as short as it can be written: no comments, no empty rules, sums of constants worked out.
 * @throws SyntaxError where it is no CSS, with the line
 */
export function minifiedStyles(sheet: string): string {
  // Without targets nothing is added for older browsers or taken from them: Next has done that.
  return transform({ filename: 'styles.css', code: Buffer.from(sheet), minify: true }).code.toString();
}

/** A style sheet with the values of constants in place of their names: shorter, and nothing that a browser has to resolve. */
export function withConstants(sheet: string, constants: ReadonlyMap<string, string>): string {
  return sheet
    .replace(/(--[\w-]+):\s*[^;}]+;?/g, (all, name: string) => (constants.has(name) ? '' : all))
    .replace(/var\((--[\w-]+)\)/g, (all, name: string) => constants.get(name) ?? all);
}

/**
 * Shorter names for the classes of CSS modules, which Turbopack writes as `Gff8MG_bar`, a hash of the file and the name in it:
 * `a_bar`. No two hashes have bytes in common, so they are what compresses worst in a page. Only the sheet and the class
 * attributes of pages may name them, not code for the browser.
 * @param sheet the one style sheet, with the names of Turbopack
 */
export function shortClassNames(sheet: string): { sheet: string; inPage: (html: string) => string } {
  const hashes = new Set([...sheet.matchAll(/\.(_?[\w-]{6})_[a-z]/gi)].map(([, hash = '']) => hash));
  const short = new Map([...hashes].map((hash, index) => [hash, letters(index)]));
  const rename = (name: string) =>
    name.replace(/^(_?[\w-]{6})_/, (all, hash) => (short.has(hash) ? `${short.get(hash)}_` : all));
  return {
    // Everywhere, and not in selectors only: the names of animations begin with the hash of their file too.
    sheet: sheet.replace(/(?<![\w-])_?[\w-]{6}_(?=[a-z])/gi, rename),
    inPage: (html) =>
      html.replace(
        / class="([^"]*)"/g,
        (_, names: string) => ` class="${names.split(' ').map(rename).join(' ')}"`,
      ),
  };
}

/** 0 → a, 25 → z, 26 → aa. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

import { mathsCharacters, subsetCharacters } from './characters.ts';

/** A web font of the site: the full file of a package, and the subset of it that pages load. */
export type WebFont = {
  name: string;
  /** The full file and its licence, as modules of a development dependency. */
  full: string;
  licence: string;
  /** The subset in this repository, from its root. Its licence stands beside it. */
  subset: string;
  /** Code points that the subset keeps, as far as the font has a glyph. */
  characters: ReadonlySet<number>;
  /** OpenType features that the subset keeps. */
  features: readonly string[];
  /** The weights that the subset keeps; a font without them has one weight only. */
  weights?: { min: number; max: number };
  /** Whether the subset is without instructions for screens with few pixels. */
  isUnhinted?: boolean;
};

/** Features that browsers apply to Latin text by default: composition, localized forms, kerning, accents. */
const common = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];

/** The weights that style sheets use; the subsets have no others. */
export const fontWeights = { min: 400, max: 700 } as const;

/** The fonts of text and code, which nearly every page loads. */
export const webFonts: readonly WebFont[] = [
  {
    name: 'Inter',
    full: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    licence: '@fontsource-variable/inter/LICENSE',
    subset: 'components/shell/fonts/inter.woff2',
    // `tnum` is `tabular-nums` in CSS. No `calt`, which fits brackets, dashes and colons to capitals: it is a sixth of the file.
    characters: subsetCharacters,
    features: [...common, 'tnum'],
    weights: fontWeights,
  },
  {
    name: 'JetBrains Mono',
    full: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    licence: '@fontsource-variable/jetbrains-mono/LICENSE',
    subset: 'components/shell/fonts/jetbrains-mono.woff2',
    // No `calt`: `app/global.css` switches the ligatures of code off, and their glyphs are half of the file.
    characters: subsetCharacters,
    features: common,
    weights: fontWeights,
  },
];

/** The font of formulas, which pages with formulas load. */
export const mathsFont: WebFont = {
  name: 'STIX Two Math',
  full: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
  licence: '@fontsource/stix-two-math/LICENSE',
  subset: 'components/shell/fonts/stix-two-math.woff2',
  characters: mathsCharacters,
  // Letters for indices and below accents.
  features: [...common, 'ssty', 'dtls', 'flac'],
  // A quarter of the file.
  isUnhinted: true,
};

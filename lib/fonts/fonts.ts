/** A web font of the site: the full file of a package, and the subset of it that pages load. */
export type WebFont = {
  name: string;
  /** The full file and its licence, as modules of a development dependency. */
  full: string;
  licence: string;
  /** The subset in this repository, from its root. Its licence stands beside it. */
  subset: string;
  /** OpenType features that the subset keeps. */
  features: readonly string[];
};

/** Features that browsers apply to Latin text by default: composition, localized forms, kerning, accents. */
const common = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];

export const webFonts: readonly WebFont[] = [
  {
    name: 'Inter',
    full: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    licence: '@fontsource-variable/inter/LICENSE',
    subset: 'components/shell/fonts/inter.woff2',
    // Browsers apply `calt` as well: brackets, dashes and colons fit capitals and digits. `tnum` is `tabular-nums` in CSS.
    features: [...common, 'calt', 'tnum'],
  },
  {
    name: 'JetBrains Mono',
    full: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    licence: '@fontsource-variable/jetbrains-mono/LICENSE',
    subset: 'components/shell/fonts/jetbrains-mono.woff2',
    // No `calt`: `app/global.css` switches the ligatures of code off, and their glyphs are half of the file.
    features: common,
  },
];

/** The weights that style sheets use; the subsets have no others. */
export const fontWeights = { min: 400, max: 700 } as const;

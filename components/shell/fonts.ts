import localFont from 'next/font/local';

/** The font of texts, for Latin characters. */
export const textFace = localFont({
  src: './fonts/inter.woff2',
  variable: '--face-text',
  weight: '400 700',
  display: 'swap',
});

/**
 * The same file for Chinese, without · and U+2014 to U+2026 (— ‘ ’ “ ” …). In Chinese these are as wide as a Han character, so they come
 * from the Chinese font, which is one of the reader's system (`--font-text` in app/global.css). No font with adjusted metrics stands
 * in while the file loads: it would have these characters.
 */
export const hanFace = localFont({
  src: './fonts/inter.woff2',
  variable: '--face-han',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false, // `textFace` does: every page has its link
  declarations: [{ prop: 'unicode-range', value: 'U+0-B6, U+B8-2013, U+2027-2E7F' }],
});

/** The font of code. */
export const codeFace = localFont({
  src: './fonts/jetbrains-mono.woff2',
  variable: '--face-code',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
});

/** The font of formulas; only pages with formulas load it (lib/export/strip.ts). */
export const mathsFace = localFont({
  src: './fonts/stix-two-math.woff2',
  variable: '--face-maths',
  weight: '400',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['math'],
});

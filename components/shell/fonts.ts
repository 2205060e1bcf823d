import localFont from 'next/font/local';

/** The font of texts, for Latin characters; Chinese ones are in a font of the reader's system. */
export const textFace = localFont({
  src: './fonts/inter.woff2',
  variable: '--face-text',
  weight: '400 700',
  display: 'swap',
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

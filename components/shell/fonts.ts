import localFont from 'next/font/local';

/** The face of texts, Latin letters; Chinese comes from the reader's system. */
export const textFace = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--face-text',
  weight: '100 900',
  display: 'swap',
});

/** The face of code. */
export const codeFace = localFont({
  src: '../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  variable: '--face-code',
  weight: '100 800',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
});

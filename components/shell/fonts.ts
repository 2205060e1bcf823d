import localFont from 'next/font/local';

/** The face of texts, Latin letters; Chinese comes from the reader's system. */
export const textFace = localFont({
  src: './fonts/inter.woff2',
  variable: '--face-text',
  weight: '400 700',
  display: 'swap',
});

/** The face of code. */
export const codeFace = localFont({
  src: './fonts/jetbrains-mono.woff2',
  variable: '--face-code',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
});

import type { Viewport } from 'next';

/** The colours of the browser's frame around every page, the 404 page included. */
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: '#0b0f10' },
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
  ],
};

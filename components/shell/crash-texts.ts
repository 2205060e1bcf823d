import type { Locale } from '@/lib/site/locales.ts';
import type { Messages } from '@/lib/site/messages/index.ts';

/** An error page gets no props from the server, so its texts are here for the browser; a test compares them. */
export const crashTexts: Record<Locale, Messages['error'] & Pick<Messages['loading'], 'chunk' | 'retry'>> = {
  en: {
    crashed: 'This page crashed.',
    tryAgain: 'Try again',
    chunk: 'A part of this page could not be loaded.',
    retry: 'Retry',
  },
  'zh-Hans': {
    crashed: '页面崩溃了。',
    tryAgain: '重试',
    chunk: '页面的一部分加载失败。',
    retry: '重试',
  },
  'fr-FR': {
    crashed: 'Cette page a planté.',
    tryAgain: 'Réessayer',
    chunk: 'Une partie de cette page n’a pas pu être chargée.',
    retry: 'Réessayer',
  },
};

import type { Locale } from '@/lib/site/locales.ts';
import type { Messages } from '@/lib/site/messages/index.ts';

/** An error page gets no props from the server, so its two texts are here for the browser; a test compares them. */
export const crashTexts: Record<Locale, Messages['error']> = {
  en: { crashed: 'This page crashed.', tryAgain: 'Try again' },
  'zh-Hans': { crashed: '页面崩溃了。', tryAgain: '重试' },
  'fr-FR': { crashed: 'Cette page a planté.', tryAgain: 'Réessayer' },
};

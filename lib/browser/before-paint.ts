import { basePath } from '../site/base-path.ts';
import { paintKeys } from '../site/constants.ts';
import { defaultLocale, prefixedLocales } from '../site/locales.ts';

/**
 * Decides what must not change after the first paint: an announcement that the reader has closed does not show (docs/spec.md
 * 8.6), code wraps if the reader chose so (3.16), and the 404 page, one file for all unknown addresses, shows the language of the
 * address (8.12). Style sheets read all three from attributes of the document.
 */
export function beforePaint(): void {
  const { dataset } = document.documentElement;
  if (dataset.announcementId && isClosed(dataset.announcementId)) dataset.announcement = 'closed';
  if (isStored(paintKeys.wrapCode, 'true')) dataset.wrapCode = 'on';
  if (dataset.notFound) dataset.notFound = localeOfAddress();
}

function isClosed(id: string): boolean {
  return isStored(paintKeys.announcementId, id) && isStored(paintKeys.announcementDismissed, 'true');
}

function isStored(key: string, value: string): boolean {
  try {
    return localStorage.getItem(key) === value;
  } catch {
    // Storage may be denied; then the announcement shows.
    return false;
  }
}

function localeOfAddress(): string {
  const isIn = (locale: string) => location.pathname.startsWith(`${basePath}/${locale}/`);
  return prefixedLocales.find(isIn) ?? defaultLocale;
}

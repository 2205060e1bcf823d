import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

/**
 * Makes the announcement closeable: it does not show again until its id changes (docs/spec.md 8.6). Markup:
 * components/shell/announcement.tsx.
 */
export function announcement(signal: AbortSignal): void {
  const section = document.querySelector<HTMLElement>('section[data-announcement]');
  const button = section?.querySelector<HTMLButtonElement>('[data-close-announcement]');
  if (!section || !button) return;
  const { announcement: id = '' } = section.dataset;
  if (readPreference(storageKeys.announcementId) !== id) {
    storePreference(storageKeys.announcementId, id);
    storePreference(storageKeys.announcementDismissed, 'false');
  }
  const close = () => {
    storePreference(storageKeys.announcementDismissed, 'true');
    document.documentElement.dataset.announcement = 'closed';
  };
  button.addEventListener('click', close, { signal });
}

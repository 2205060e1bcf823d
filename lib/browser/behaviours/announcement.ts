import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

/** Lets the reader close the announcement, for good: until its id changes (docs/spec.md 8.6). */
export function announcement(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('section[data-announcement]');
  const button = bar?.querySelector<HTMLButtonElement>('[data-close-announcement]');
  if (!bar || !button) return;
  const { announcement: id = '' } = bar.dataset;
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

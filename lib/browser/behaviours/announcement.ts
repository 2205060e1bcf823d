import { paintKeys } from '../../site/constants.ts';
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
  if (readPreference(paintKeys.announcementId) !== id) {
    storePreference(paintKeys.announcementId, id);
    storePreference(paintKeys.announcementDismissed, 'false');
  }
  const close = () => {
    storePreference(paintKeys.announcementDismissed, 'true');
    document.documentElement.dataset.announcement = 'closed';
  };
  button.addEventListener('click', close, { signal });
}

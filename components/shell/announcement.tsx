import { Icon } from '@/components/ui/icon.tsx';
import { config } from '@/lib/site/config.ts';
import { storageKeys } from '@/lib/site/constants.ts';
import type { Messages } from '@/lib/site/messages/index.ts';
import styles from './announcement.module.css';

/**
 * The configured announcement above every page, until the reader closes it; another id shows it again. What was closed
 * before is gone before the first paint, so nothing jumps.
 */
export function Announcement({ messages }: { messages: Messages['announcement'] }) {
  const { announcement } = config;
  if (!announcement) return null;
  const { id, content, backgroundColor, textColor, isCloseable } = announcement;
  return (
    <>
      {/* With a name and a rank React puts it into the head: a body may have no style element. */}
      {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: two colours that the configuration has checked */}
      <style
        href="announcement"
        precedence="default"
        dangerouslySetInnerHTML={{ __html: colours(backgroundColor, textColor) }}
      />
      {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: as above */}
      {isCloseable && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, with an id that the configuration has checked
        <script dangerouslySetInnerHTML={{ __html: hideWhereClosed(id) }} />
      )}
      <section className={styles.bar} aria-label={messages.label} data-announcement={id}>
        <p>{content}</p>
        {isCloseable && (
          <button type="button" aria-label={messages.close} data-close-announcement="">
            <Icon name="close" size={16} />
          </button>
        )}
      </section>
    </>
  );
}

function colours(background: string, text: string): string {
  return `:root{--announcement-background:${background};--announcement-text:${text}}`;
}

/** Spec section 4: a closed bar stays closed until its id changes. Storage may be denied; then the bar is there. */
function hideWhereClosed(id: string): string {
  const { announcementId, announcementDismissed } = storageKeys;
  return `try{if(localStorage.getItem(${JSON.stringify(announcementId)})===${JSON.stringify(id)}&&localStorage.getItem(${JSON.stringify(announcementDismissed)})==="true")document.documentElement.dataset.announcement="closed"}catch{}`;
}

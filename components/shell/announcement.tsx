import { Icon } from '@/components/ui/icon.tsx';
import { config } from '@/lib/site/config.ts';
import type { Messages } from '@/lib/site/messages/index.ts';
import styles from './announcement.module.css';

/**
 * The configured announcement above every page, until the reader closes it; one with another id shows again. A closed
 * announcement is hidden before the first paint (lib/browser/before-paint.ts), so nothing moves.
 */
export function Announcement({ messages }: { messages: Messages['announcement'] }) {
  const { announcement } = config;
  if (!announcement) return null;
  const { id, content, isCloseable } = announcement;
  return (
    <section className={styles.bar} aria-label={messages.label} data-announcement={id}>
      <p>{content}</p>
      {isCloseable && (
        <button type="button" aria-label={messages.close} data-close-announcement="">
          <Icon name="close" size={16} />
        </button>
      )}
    </section>
  );
}

/** The two configured colours. `href` and `precedence` make React move the element into the head: a body may not have it. */
export function AnnouncementColours() {
  const { announcement } = config;
  if (!announcement) return null;
  const { backgroundColor, textColor } = announcement;
  return (
    <style href="announcement" precedence="default">
      {`:root{--announcement-background:${backgroundColor};--announcement-text:${textColor}}`}
    </style>
  );
}

import { markdownPath } from '@/lib/routes/files.ts';
import { browserPath, type Place } from '@/lib/routes/index.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './markdown-link.module.css';

/** A link to the Markdown version of a page, and a button that copies it (lib/browser/behaviours/copy-page.ts). */
export function MarkdownLink({ place }: { place: Place }) {
  const { docs } = messagesOf(place.locale);
  const path = browserPath(markdownPath(place));
  return (
    <span className={styles.actions}>
      <button type="button" data-copy-page={path} data-copied={docs.copied} data-failed={docs.copyFailed}>
        {docs.copyMarkdown}
      </button>
      <a href={path} type="text/markdown">
        {docs.viewMarkdown}
      </a>
    </span>
  );
}

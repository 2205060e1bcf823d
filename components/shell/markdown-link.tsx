import { markdownPath } from '@/lib/routes/files.ts';
import { browserPath, type Place } from '@/lib/routes/index.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './markdown-link.module.css';

/** The page as Markdown: a link to its twin, and a button that copies it as soon as there is a script (lib/browser). */
export function MarkdownLink({ place }: { place: Place }) {
  const { docs } = messagesOf(place.locale);
  const path = browserPath(markdownPath(place));
  return (
    <span className={styles.ways}>
      <button type="button" data-copy-page={path} data-copied={docs.copied} data-failed={docs.copyFailed}>
        {docs.copyMarkdown}
      </button>
      <a href={path} type="text/markdown">
        {docs.viewMarkdown}
      </a>
    </span>
  );
}

import { Link } from '@/components/ui/link.tsx';
import { markdownPath } from '@/lib/routes/files.ts';
import { browserPath, type Place } from '@/lib/routes/index.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './page-actions.module.css';

type Props = { place: Place; reportHref?: string | undefined };

/**
 * A button that copies the page as Markdown (lib/browser/behaviours/copy-page.ts), and a list with links to its Markdown version
 * and to the report of a mistake, which a script closes (lib/browser/behaviours/popups.ts).
 */
export function PageActions({ place, reportHref }: Props) {
  const { docs } = messagesOf(place.locale);
  const path = browserPath(markdownPath(place));
  return (
    <div className={styles.actions}>
      <button
        type="button"
        aria-label={docs.copyMarkdown}
        data-copy-page={path}
        data-copied={docs.copied}
        data-failed={docs.copyFailed}
      >
        {docs.copyPage}
      </button>
      <details data-popup="">
        <summary aria-label={docs.moreActions} />
        <ul className="popup">
          <li>
            <a href={path} type="text/markdown">
              {docs.viewMarkdown}
            </a>
          </li>
          {reportHref && (
            <li>
              <Link href={reportHref}>{docs.report}</Link>
            </li>
          )}
        </ul>
      </details>
    </div>
  );
}

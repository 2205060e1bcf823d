import { Prose } from '@/components/mdx/prose.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { SupportedPage } from '@/lib/pages/playground/supported.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './supported-screen.module.css';

/** What programs can use when they run in the page. */
export function SupportedScreen({ place, title, playground, html }: SupportedPage) {
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      <p className={styles.back}>
        <Link href={playground.href}>{playground.label}</Link>
      </p>
      <h1>{title}</h1>
      <Prose html={html} labels={messagesOf(place.locale).code} />
    </main>
  );
}

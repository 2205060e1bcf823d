import type { ReactNode } from 'react';
import { Toc, TocBar } from '@/components/mdx/toc.tsx';
import type { Heading } from '@/lib/mdx/body.ts';
import { defaultLocale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './writing-screen.module.css';

/** One example. */
type ExampleView = {
  id: string;
  title: string;
  note?: string | undefined;
  /** Source and result. */
  pair: ReactNode;
};

/** The writers' page. */
export type WritingPage = {
  title: string;
  description: string;
  /** The examples, under the headings of the page. */
  groups: readonly { id: string; title: string; entries: readonly ExampleView[] }[];
};

/** The writers' page: every construct of a text beside its source, every usual mistake beside its message. */
export function WritingScreen({ title, description, groups }: WritingPage) {
  const { docs } = messagesOf(defaultLocale);
  const headings = groups.flatMap(({ entries, ...group }): Heading[] => [
    { level: 2, id: group.id, text: group.title },
    ...entries.map((entry) => ({ level: 3, id: entry.id, text: entry.title })),
  ]);
  return (
    <div className={styles.page}>
      <main id="content" className={styles.main} tabIndex={-1}>
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
        <TocBar headings={headings} label={docs.toc} />
        {groups.map(({ id, title, entries }) => (
          <section key={id}>
            <h2 id={id}>{title}</h2>
            {entries.map(({ id, title, note, pair }) => (
              <section key={id} data-example={id}>
                <h3 id={id}>{title}</h3>
                {note && <p className={styles.note}>{note}</p>}
                {pair}
              </section>
            ))}
          </section>
        ))}
      </main>
      <Toc headings={headings} label={docs.toc} />
    </div>
  );
}

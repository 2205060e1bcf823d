import type { Heading } from '@/lib/mdx/body.ts';
import styles from './toc.module.css';

type Props = { headings: Heading[]; label: string };

/** The column beside the text. `ReadingAids` marks the section being read; the links work without it. */
export function Toc({ headings, label }: Props) {
  return (
    <nav id="toc" className={styles.toc} aria-label={label}>
      {headings.length > 1 && (
        <>
          <p className={styles.title}>{label}</p>
          <Entries headings={headings} />
        </>
      )}
    </nav>
  );
}

/** The same list above the text, on screens that have no room for a column. */
export function TocCollapsible({ headings, label }: Props) {
  if (headings.length < 2) return null;
  return (
    <details className={styles.collapsible} data-collapsible="">
      <summary>{label}</summary>
      <Entries headings={headings} />
    </details>
  );
}

function Entries({ headings }: { headings: Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, level, text }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

import type { Heading } from '@/lib/mdx/body.ts';
import styles from './toc.module.css';

type Props = {
  headings: Heading[];
  label: string;
  /** The language of the headings, where the page has another. */
  lang?: string | undefined;
};

/** The table of contents beside a text. lib/browser/behaviours/toc.ts highlights the section that is being read. */
export function Toc({ headings, label, lang }: Props) {
  return (
    <nav id="toc" className={styles.toc} aria-label={label}>
      {headings.length > 1 && (
        <>
          <p className={styles.title}>{label}</p>
          <TocList headings={headings} lang={lang} />
        </>
      )}
    </nav>
  );
}

type CollapsibleProps = {
  headings: Heading[];
  label: string;
  /** The language of the label, where the text around it has another. */
  labelLang?: string | undefined;
};

/** The table of contents above a text, for screens without room for a column. */
export function TocCollapsible({ headings, label, labelLang }: CollapsibleProps) {
  if (headings.length < 2) return null;
  return (
    <details className={styles.collapsible} data-collapsible="">
      <summary lang={labelLang}>{label}</summary>
      <TocList headings={headings} />
    </details>
  );
}

function TocList({ headings, lang }: Pick<Props, 'headings' | 'lang'>) {
  return (
    <ul lang={lang}>
      {headings.map(({ id, level, text }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

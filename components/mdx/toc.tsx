import { Breakable } from '@/components/ui/breakable.tsx';
import type { ContentsFilterTexts } from '@/lib/browser/prose/contents-filter.ts';
import type { Heading } from '@/lib/mdx/body.ts';
import styles from './toc.module.css';

/** The words of the field that filters a list: what it does, and what it announces. */
export type ContentsFilter = { label: string } & ContentsFilterTexts;

type Props = {
  headings: Heading[];
  label: string;
  /** The words of the field above a long list, in the language of the interface; no field without them. */
  filter?: ContentsFilter | undefined;
  /** The language of the headings, where the page has another. */
  lang?: string | undefined;
};

/** A list with more entries has a field that filters it (lib/browser/prose/contents-filter.ts). */
const filterFrom = 25;

/**
 * The table of contents beside a text, on wide screens. lib/browser/behaviours/toc.ts marks the section that is being read and
 * keeps its entry in view.
 */
export function Toc({ headings, label, filter, lang }: Props) {
  return (
    <nav id="toc" className={styles.toc} aria-label={label}>
      {headings.length > 1 && (
        <>
          <p className={styles.title}>{label}</p>
          <TocList headings={headings} filter={filter} lang={lang} />
        </>
      )}
    </nav>
  );
}

type BarProps = Props & {
  /** The language of the label, where the text around it has another. */
  labelLang?: string | undefined;
};

/**
 * The table of contents on screens without room for a column: a bar above the text that stays below the navigation bar, names
 * the section that is being read, and opens the list. Without a script it is a collapsible that scrolls with the text.
 */
export function TocBar({ headings, label, labelLang, filter, lang }: BarProps) {
  if (headings.length < 2) return null;
  return (
    <details id="toc-bar" className={styles.bar} data-popup="">
      <summary>
        <span lang={labelLang}>{label}</span> <b lang={lang} />
      </summary>
      <TocList headings={headings} filter={filter} lang={lang} />
    </details>
  );
}

function TocList({ headings, filter, lang }: Pick<Props, 'headings' | 'filter' | 'lang'>) {
  return (
    <div className={styles.list}>
      {filter && headings.length > filterFrom && (
        <input
          type="search"
          placeholder={filter.label}
          aria-label={filter.label}
          data-filter=""
          data-texts={JSON.stringify({ found: filter.found, none: filter.none })}
        />
      )}
      <ul lang={lang}>
        {headings.map(({ id, level, text, lang: own }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} lang={own}>
              <Breakable text={text} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Link } from '@/components/ui/link.tsx';
import type { DocLink, HomePage } from '@/lib/pages/home/home.ts';
import { format, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './docs-groups.module.css';

/** All pages of the documentation, in three groups. A category with one page is a link to it. */
export function DocsGroups({ place, texts, groups, version }: HomePage) {
  const { home } = messagesOf(place.locale);
  return (
    <section className={styles.docs}>
      <h2>{home.all}</h2>
      {texts.docs && <p className={styles.sub}>{format(texts.docs, { version })}</p>}
      <div className={styles.groups}>
        {groups.map(({ name, categories }) => (
          <section key={name} aria-labelledby={`docs-${name}`} data-group={name}>
            <h3 id={`docs-${name}`}>{home.groups[name]}</h3>
            <ul>
              {categories.map(({ label, pages }) => (
                <li key={label}>
                  <h4>
                    {pages.length === 1 && pages[0] ? <Link href={pages[0].href}>{label}</Link> : label}
                  </h4>
                  {pages.length > 1 && <Links pages={pages} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Links({ pages }: { pages: DocLink[] }) {
  return (
    <ul>
      {pages.map(({ href, label, lang }) => (
        <li key={href}>
          <Link href={href} lang={lang}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

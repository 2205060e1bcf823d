import { Breakable } from '@/components/ui/breakable.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { SidebarLink, SidebarSection, SidebarView } from '@/lib/pages/sidebar.ts';
import { docsTreeId } from '@/lib/site/constants.ts';
import styles from './docs-sidebar.module.css';

/**
 * The pages of the version in groups of categories. Which of these are open is remembered (lib/browser/behaviours/sidebar.ts). On
 * small screens it moves into the side menu.
 */
export function DocsSidebar({ groups, label }: { groups: SidebarView; label: string }) {
  return (
    <nav id={docsTreeId} className={styles.sidebar} aria-label={label} data-collapsibles="">
      {groups.map(({ caption, entries }) => (
        <div key={entries[0]?.label} className={styles.group}>
          {caption && <p>{caption}</p>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>{'pages' in entry ? <Section {...entry} /> : <PageLink {...entry} />}</li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Section({ label, isOpenByDefault, hasCurrent, pages }: SidebarSection) {
  return (
    <details open={isOpenByDefault || hasCurrent} data-open={isOpenByDefault ? '' : undefined}>
      <summary>
        <Breakable text={label} />
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page.href}>
            <PageLink {...page} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PageLink({ label, href, isCurrent, lang }: SidebarLink) {
  return (
    <Link href={href} lang={lang} aria-current={isCurrent ? 'page' : undefined}>
      <Breakable text={label} />
    </Link>
  );
}

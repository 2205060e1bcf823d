import { Link } from '@/components/ui/link.tsx';
import type { SidebarView } from '@/lib/pages/sidebar.ts';
import { docsTreeId } from '@/lib/site/constants.ts';
import styles from './sidebar.module.css';

/** All pages of the version, by category; the one of the page is open. On small screens it moves into the side menu. */
export function DocsSidebar({ categories, label }: { categories: SidebarView; label: string }) {
  return (
    <nav id={docsTreeId} className={styles.sidebar} aria-label={label} data-collapsibles="">
      <ul className={styles.tree}>
        {categories.map((category) => (
          <li key={category.label}>
            {'pages' in category ? (
              <details open={category.isOpen}>
                <summary>{category.label}</summary>
                <ul>
                  {category.pages.map((page) => (
                    <li key={page.href}>
                      <Link
                        href={page.href}
                        lang={page.lang}
                        aria-current={page.isCurrent ? 'page' : undefined}
                      >
                        {page.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <Link className={styles.closed} href={category.href}>
                {category.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

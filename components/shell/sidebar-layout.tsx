import type { ReactNode } from 'react';
import type { SidebarView } from '@/lib/pages/sidebar.ts';
import type { Version } from '@/lib/site/versions.ts';
import { DocsSidebar } from './docs-sidebar.tsx';
import styles from './sidebar-layout.module.css';

type Props = { version?: Version | undefined; sidebar: SidebarView; label: string; children: ReactNode };

/**
 * A page with the sidebar beside it, of the docs or of the API reference.
 * @param version that of the page, which the browser remembers; none for a page of no version
 */
export function SidebarLayout({ version, sidebar, label, children }: Props) {
  return (
    <div className={styles.layout} data-docs-version={version?.name}>
      <DocsSidebar groups={sidebar} label={label} />
      {children}
    </div>
  );
}

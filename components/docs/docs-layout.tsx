import type { ReactNode } from 'react';
import type { Locale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './docs-layout.module.css';
import { Sidebar } from './sidebar.client.tsx';

/** The sidebar stays while pages beside it change, so it keeps its scroll position and what is open. */
export function DocsLayout({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <Sidebar locale={locale} label={messagesOf(locale).docs.sidebar} />
      {children}
    </div>
  );
}

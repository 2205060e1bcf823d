import type { ReactNode } from 'react';
import type { PageFrame } from '@/lib/content/frame.ts';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { PageScript } from './page-script.client.tsx';
import { StaticPage } from './static-page.tsx';

/**
 * What stands around the content of every page. It belongs to the page, not to the layout: so its links know the page
 * they stand on without any code in the browser.
 */
export function Frame({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const { locale } = frame;
  return (
    <>
      <PageScript />
      <StaticPage>
        <Navbar {...frame} />
        {children}
        <Footer
          locale={locale}
          entries={frame.entries}
          resources={frame.resources}
          community={frame.community}
          accessibility={frame.accessibility}
        />
      </StaticPage>
    </>
  );
}

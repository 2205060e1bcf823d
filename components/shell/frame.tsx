import type { ReactNode } from 'react';
import { markup } from '@/components/ui/markup.ts';
import type { FrameView } from '@/lib/pages/frame.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';

/** In development React starts the behaviours of a page; in an export the module of the site does (lib/browser/main.ts). */
const DevelopmentPage =
  process.env.NODE_ENV === 'development' ? (await import('./live-page.dev.client.tsx')).LivePage : undefined;

/**
 * Everything that changes from page to page: the content, and around it announcement, navigation bar and footer, whose links
 * depend on the page. A soft navigation replaces the content of this element (lib/browser/swap.ts).
 */
export function Frame({ frame, children }: { frame: FrameView; children: ReactNode }) {
  const html = markup(
    <>
      <Announcement messages={messagesOf(frame.locale).announcement} />
      <Navbar {...frame} />
      {children}
      <Footer
        locale={frame.locale}
        docs={frame.docs}
        resources={frame.resources}
        community={frame.community}
        footer={frame.footer}
        reportHref={frame.reportHref}
      />
    </>,
  );
  if (DevelopmentPage) return <DevelopmentPage html={html} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialized from the elements above
  return <div data-page="" dangerouslySetInnerHTML={{ __html: html }} />;
}

import type { ReactNode } from 'react';
import { markup } from '@/components/ui/markup.ts';
import type { PageFrame } from '@/lib/pages/frame.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';

/** The export has its own script (lib/browser/main.ts); in development React starts the behaviours of a page. */
const LivePage =
  process.env.NODE_ENV === 'development' ? (await import('./live-page.dev.client.tsx')).LivePage : undefined;

/**
 * Everything that changes from page to page: the content and, around it, announcement, navigation bar and footer, whose links
 * depend on the page. A soft navigation makes this element that of the next page (lib/browser/swap.ts).
 */
export function Frame({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const html = markup(
    <>
      <Announcement messages={messagesOf(frame.locale).announcement} />
      <Navbar {...frame} />
      {children}
      <Footer
        locale={frame.locale}
        entries={frame.entries}
        resources={frame.resources}
        community={frame.community}
        accessibility={frame.accessibility}
      />
    </>,
  );
  if (LivePage) return <LivePage html={html} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written from elements of ours by a serializer of HTML
  return <div data-page="" dangerouslySetInnerHTML={{ __html: html }} />;
}

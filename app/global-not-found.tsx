import type { Metadata } from 'next';
import '@/app/styles.ts';
import { HtmlDocument } from '@/components/shell/document.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { NotFoundScreen } from '@/components/shell/not-found-screen.tsx';
import { frameOf } from '@/lib/pages/frame.ts';
import { notFoundPage } from '@/lib/pages/not-found/not-found.ts';
import { defaultLocale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';

export { viewport } from '@/app/viewport.ts';

const { notFound, site } = messagesOf(defaultLocale);

export const metadata: Metadata = { title: `${notFound.title} · ${site.title}`, description: notFound.found };

export default function GlobalNotFound() {
  return (
    <HtmlDocument locale={defaultLocale} isNotFound>
      <Frame frame={frameOf({ locale: defaultLocale })}>
        <NotFoundScreen page={notFoundPage()} />
      </Frame>
    </HtmlDocument>
  );
}

import type { Metadata } from 'next';
import '@/app/global.css';
import { Frame } from '@/components/shell/frame.tsx';
import { NotFoundScreen } from '@/components/shell/not-found-screen.tsx';
import { missingDocs } from '@/lib/content/docs.ts';
import { entryPages } from '@/lib/content/home.ts';
import { defaultLocale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';

const { notFound, site } = messagesOf(defaultLocale);

export const metadata: Metadata = { title: `${notFound.title} · ${site.title}`, description: notFound.found };

export default function GlobalNotFound() {
  return (
    <Frame locale={defaultLocale} missingDocs={missingDocs()} entries={entryPages(defaultLocale)}>
      <NotFoundScreen locale={defaultLocale} />
    </Frame>
  );
}

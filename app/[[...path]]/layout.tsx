import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/app/styles.ts';
import type { PageParams } from '@/app/[[...path]]/page.tsx';
import { HtmlDocument } from '@/components/shell/document.tsx';
import { localeOfPath } from '@/lib/routes/index.ts';
import { config } from '@/lib/site/config.ts';

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: '#0b0f10' },
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
  ],
};

export const metadata: Metadata = { metadataBase: new URL(config.siteUrl) };

export default async function RootLayout({ children, params }: PageParams & { children: ReactNode }) {
  const { path = [] } = await params;
  return <HtmlDocument locale={localeOfPath(`/${path.join('/')}/`)}>{children}</HtmlDocument>;
}

import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/styles.ts';
import type { PageParams } from '@/app/[[...path]]/page.tsx';
import { HtmlDocument } from '@/components/shell/document.tsx';
import { localeOfPath } from '@/lib/routes/index.ts';
import { config } from '@/lib/site/config.ts';

export { viewport } from '@/app/viewport.ts';

export const metadata: Metadata = { metadataBase: new URL(config.siteUrl) };

export default async function RootLayout({ children, params }: PageParams & { children: ReactNode }) {
  const { path = [] } = await params;
  return <HtmlDocument locale={localeOfPath(`/${path.join('/')}/`)}>{children}</HtmlDocument>;
}

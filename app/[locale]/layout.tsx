import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/app/global.css';
import { Frame } from '@/components/shell/frame.tsx';
import { missingDocs } from '@/lib/content/docs.ts';
import { entryPages } from '@/lib/content/home.ts';
import { localeOf } from '@/lib/routes/params.ts';
import { config } from '@/lib/site/config.ts';
import { prefixedLocales } from '@/lib/site/locales.ts';

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: '#0b0f10' },
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
  ],
};

export const metadata: Metadata = { metadataBase: new URL(config.siteUrl) };

export const dynamicParams = false;

export function generateStaticParams(): { locale?: string }[] {
  return prefixedLocales.map((locale) => ({ locale }));
}

type Props = { children: ReactNode; params: Promise<{ locale?: string }> };

export default async function RootLayout({ children, params }: Props) {
  const locale = localeOf(await params);
  return (
    <Frame locale={locale} missingDocs={missingDocs()} entries={entryPages(locale)}>
      {children}
    </Frame>
  );
}

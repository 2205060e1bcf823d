import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/app/global.css';
import { Document } from '@/components/shell/document.tsx';
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
  return <Document locale={localeOf(await params)}>{children}</Document>;
}

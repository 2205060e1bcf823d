import type { ReactNode } from 'react';
import '@/app/styles.ts';
import { HtmlDocument } from '@/components/shell/document.tsx';
import { defaultLocale } from '@/lib/site/locales.ts';

export default function WritingLayout({ children }: { children: ReactNode }) {
  return <HtmlDocument locale={defaultLocale}>{children}</HtmlDocument>;
}

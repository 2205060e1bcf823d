import type { ReactNode } from 'react';
import '@/app/styles.ts';
import { Document } from '@/components/shell/document.tsx';
import { defaultLocale } from '@/lib/site/locales.ts';

export default function WritingLayout({ children }: { children: ReactNode }) {
  return <Document locale={defaultLocale}>{children}</Document>;
}

import type { ReactNode } from 'react';
import { DocsLayout } from '@/components/docs/docs-layout.tsx';
import { localeOf } from '@/lib/routes/params.ts';

type Props = { children: ReactNode; params: Promise<{ locale?: string }> };

export default async function Layout({ children, params }: Props) {
  return <DocsLayout locale={localeOf(await params)}>{children}</DocsLayout>;
}

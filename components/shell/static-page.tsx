import type { ReactNode } from 'react';
import { markup } from '@/components/ui/markup.ts';
import { keepPage } from '@/lib/export/kept-pages.ts';
import { pageData } from '@/lib/site/constants.ts';

/**
 * Everything of a page that React does not move. In the export it stands in the page once, as HTML; React and the data of
 * the page have a mark in its place, and the last step of the build fills the HTML in (lib/export/pages.ts).
 */
export function StaticPage({ children }: { children: ReactNode }) {
  const html = markup(children);
  return (
    <div
      {...{ [pageData.attribute]: '' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React elements of ours, escaped by a serializer of HTML
      dangerouslySetInnerHTML={{ __html: process.env.NODE_ENV === 'production' ? keepPage(html) : html }}
    />
  );
}

import type { Metadata } from 'next';
import { type FrameView, frameOf } from '../pages/frame.ts';
import { type AnyPage, pageOf } from '../pages/page-of.ts';
import type { Place } from '../routes/index.ts';
import { jsonLd } from './json-ld.ts';
import { metadataOf } from './metadata.ts';

/** Everything in a page that depends on the content. It is plain data (lib/export/page-store.ts). */
export type PageData = {
  /** What the page shows. */
  page: AnyPage;
  /** What the navigation bar and the footer show. */
  frame: FrameView;
  /** What the head says. */
  metadata: Metadata;
  /** Structured data as JSON-LD; none for the home page. */
  structuredData: string | undefined;
};

/**
 * The data of the page at a place; none where the content has no such page. The route takes nothing else from the content, so a
 * page whose data and code are the same as before need not be rendered again (lib/export/page-store.ts).
 */
export function pageData(place: Place): PageData | undefined {
  const page = pageOf(place);
  if (!page) return undefined;
  // Below a text there is a link to report a mistake; other pages have it in the footer.
  const frame = frameOf(place, 'reportHref' in page ? undefined : page.title);
  return { page, frame, metadata: metadataOf(page), structuredData: jsonLd(page) };
}

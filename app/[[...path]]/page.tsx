import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Screen } from '@/app/screen.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { JsonLd } from '@/components/shell/json-ld.tsx';
import { pageData } from '@/lib/outputs/page-data.ts';
import { placesToRender } from '@/lib/outputs/places-to-render.ts';
import { contentProblems } from '@/lib/pages/content-problems.ts';
import { parse, segmentsOfPlace } from '@/lib/routes/index.ts';

/** Imported in development only, so that its styles are not in the style sheet of the export. */
const ContentProblems =
  process.env.NODE_ENV === 'development'
    ? (await import('@/components/shell/content-problems.dev.tsx')).ContentProblems
    : undefined;

export type PageParams = { params: Promise<{ path?: string[] }> };

/**
 * The pages that a build renders. In development every address is rendered, and one without a page gets the 404 page: `dynamicParams = false`
 * would answer 404 for a page that exists when this list is asked for while the bundler writes its files.
 */
export function generateStaticParams(): { path: string[] }[] {
  return placesToRender().map((place) => ({ path: segmentsOfPlace(place) }));
}

export async function generateMetadata({ params }: PageParams): Promise<Metadata> {
  return (await dataAt(params)).metadata;
}

export default async function Page({ params }: PageParams) {
  const { page, frame, structuredData } = await dataAt(params);
  return (
    <>
      <Frame frame={frame}>
        <JsonLd data={structuredData} />
        <Screen {...page} />
      </Frame>
      {ContentProblems && <ContentProblems problems={contentProblems()} />}
    </>
  );
}

async function dataAt(params: PageParams['params']) {
  const { path = [] } = await params;
  return dataOfAddress(`/${path.join('/')}/`) ?? notFound();
}

/** The data of the page at an address; cached, because head and body of the page both need it. */
const dataOfAddress = cache((address: string) => {
  const place = parse(address);
  return place && pageData(place);
});

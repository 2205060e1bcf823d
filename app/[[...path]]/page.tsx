import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Screen } from '@/app/screen.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { JsonLd } from '@/components/shell/json-ld.tsx';
import { jsonLd } from '@/lib/outputs/json-ld.ts';
import { metadataOf } from '@/lib/outputs/metadata.ts';
import { contentProblems } from '@/lib/pages/content-problems.ts';
import { frameOf } from '@/lib/pages/frame.ts';
import { allPlaces } from '@/lib/pages/places.ts';
import { screenOf } from '@/lib/pages/screens.ts';
import { parse, segmentsOfPlace } from '@/lib/routes/index.ts';

/** What writers see and readers do not; its style is not in the style sheet of the export. */
const ContentProblems =
  process.env.NODE_ENV === 'development'
    ? (await import('@/components/shell/content-problems.dev.tsx')).ContentProblems
    : undefined;

export type PageParams = { params: Promise<{ path?: string[] }> };

/** Every page of the site is this route; any other address is the 404 page. */
export const dynamicParams = false;

export function generateStaticParams(): { path: string[] }[] {
  return allPlaces().map((place) => ({ path: segmentsOfPlace(place) }));
}

export async function generateMetadata({ params }: PageParams): Promise<Metadata> {
  return metadataOf(await screenAt(params));
}

export default async function Page({ params }: PageParams) {
  const screen = await screenAt(params);
  return (
    <>
      <Frame frame={frameOf(screen.place)}>
        <JsonLd data={jsonLd(screen)} />
        <Screen {...screen} />
      </Frame>
      {ContentProblems && <ContentProblems problems={contentProblems()} />}
    </>
  );
}

async function screenAt(params: PageParams['params']) {
  const { path = [] } = await params;
  return screenOfAddress(`/${path.join('/')}/`) ?? notFound();
}

/** The screen of an address, made once for a page: its head and its body ask for it. */
const screenOfAddress = cache((address: string) => {
  const place = parse(address);
  return place && screenOf(place);
});

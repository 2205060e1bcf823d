import type { Metadata } from 'next';
import { HomeScreen } from '@/components/home/home-screen.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { frameOf } from '@/lib/content/frame.ts';
import { homeScreen } from '@/lib/content/home.ts';
import { metadataOf } from '@/lib/outputs/metadata.ts';
import type { Place } from '@/lib/routes/index.ts';
import { localeOf, type PageProps } from '@/lib/routes/params.ts';
import { locales } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';

const placeOf = (params: { locale?: string }): Place => ({
  locale: localeOf(params),
  route: { kind: 'home' },
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const place = placeOf(await params);
  const { title, description } = messagesOf(place.locale).site;
  return metadataOf({ place, title, description, translations: locales });
}

export default async function HomePage({ params }: PageProps) {
  const place = placeOf(await params);
  return (
    <Frame frame={frameOf(place)}>
      <HomeScreen {...homeScreen(place)} />
    </Frame>
  );
}

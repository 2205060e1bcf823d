import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProseScreen } from '@/components/prose/prose-screen.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { JsonLd } from '@/components/shell/json-ld.tsx';
import { frameOf } from '@/lib/content/frame.ts';
import { proseScreen } from '@/lib/content/prose.ts';
import { jsonLd } from '@/lib/outputs/json-ld.ts';
import { metadataOf } from '@/lib/outputs/metadata.ts';
import { localeOf, type PageProps } from '@/lib/routes/params.ts';
import type { ProseSlug } from '@/lib/site/series.ts';

/** What the doors of the static pages of text share. */
export function prosePage(slug: ProseSlug) {
  const screenOf = (params: { locale?: string }) =>
    proseScreen({ locale: localeOf(params), route: { kind: 'prose', slug } });
  return {
    async generateMetadata({ params }: PageProps): Promise<Metadata> {
      const screen = screenOf(await params);
      return screen ? metadataOf(screen) : {};
    },

    async Page({ params }: PageProps) {
      const screen = screenOf(await params) ?? notFound();
      return (
        <Frame frame={frameOf(screen.place)}>
          <JsonLd data={jsonLd(screen)} />
          <ProseScreen {...screen} />
        </Frame>
      );
    },
  };
}

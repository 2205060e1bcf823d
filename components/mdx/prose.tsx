import type { Messages } from '@/lib/site/messages/index.ts';
import { ReadingAids } from './reading-aids.client.tsx';

/** A compiled text. Its HTML is one string that React never looks into; what moves in it is one small script. */
export function Prose({ html, labels }: { html: string; labels: Messages['code'] }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own content, which can hold no script */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <ReadingAids labels={labels} />
    </>
  );
}

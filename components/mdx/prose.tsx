import type { ProseLabels } from '@/lib/browser/prose/prose.ts';

/** A compiled text. Its HTML is one string that React never looks into; what moves in it is lib/browser/prose/prose.ts. */
export function Prose({ html, labels }: { html: string; labels: ProseLabels }) {
  return (
    <div
      className="prose"
      data-labels={JSON.stringify(labels)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own content, which can hold no script
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

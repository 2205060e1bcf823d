import type { ProseLabels } from '@/lib/browser/prose/prose.ts';

/** A compiled text. Copy buttons, tabs and pictures in it work by lib/browser/prose/prose.ts. */
export function Prose({ html, labels }: { html: string; labels: ProseLabels }) {
  return (
    <div
      className="prose"
      data-labels={JSON.stringify(labels)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the pipeline of texts (lib/mdx) lets no script through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

import type { ProseLabels } from '@/lib/browser/prose/prose.ts';

/** What has to be in a text for some of the words to be needed. */
const neededFor: Partial<Record<keyof ProseLabels, string>> = {
  run: ' data-run="',
  edit: ' data-run="',
  tableRegion: '<table',
  mathRegion: '<math',
  pictureRegion: '<svg',
  zoom: '<figure class="picture',
  close: '<figure class="picture',
};

/** The words that a text needs: each page with texts has them. */
function labelsFor(html: string, labels: ProseLabels): Partial<ProseLabels> {
  const needed = Object.entries(labels).filter(([name]) =>
    html.includes(neededFor[name as keyof ProseLabels] ?? ''),
  );
  return Object.fromEntries(needed);
}

/** A compiled text. Copy buttons, tabs and pictures in it work by lib/browser/prose/prose.ts. */
export function Prose({ html, labels }: { html: string; labels: ProseLabels }) {
  return (
    <div
      className="prose"
      data-labels={JSON.stringify(labelsFor(html, labels))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the pipeline of texts (lib/mdx) lets no script through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

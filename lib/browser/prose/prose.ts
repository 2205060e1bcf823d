import { addCodeTools } from './copy-code.ts';
import { copyHeadingLinks } from './heading-links.ts';
import { nameScrollRegions } from './scroll-regions.ts';
import { enhanceTabs } from './tabs.ts';
import { addZoomButtons } from './zoom.ts';

/** The words that a text needs in the reader's language: `data-labels` of its element (components/mdx/prose.tsx). */
export type ProseLabels = {
  copy: string;
  copied: string;
  run: string;
  edit: string;
  wrap: string;
  region: string;
  tableRegion: string;
  mathRegion: string;
  pictureRegion: string;
  urlCopied: string;
  zoom: string;
  close: string;
};

/** Copy buttons, links to headings, tabs, enlarged pictures and regions that scroll in all texts of the page. */
export function enhanceProse(signal: AbortSignal): void {
  for (const prose of document.querySelectorAll<HTMLElement>('.prose')) {
    const labels: ProseLabels = JSON.parse(prose.dataset.labels ?? '{}');
    addCodeTools(prose, labels, signal);
    copyHeadingLinks(prose, labels.urlCopied, signal);
    enhanceTabs(prose, signal);
    addZoomButtons(prose, labels, signal);
    nameScrollRegions(prose, labels, signal);
  }
}

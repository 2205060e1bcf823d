import { enliven, type ProseLabels } from './prose.ts';
import { followReading } from './toc.ts';

/**
 * What helps a reader of a page beyond its HTML, loaded after it.
 * @returns a function that ends it
 */
export function helpReading(labels: ProseLabels): () => void {
  for (const prose of document.querySelectorAll<HTMLElement>('.prose')) enliven(prose, labels);
  return followReading();
}

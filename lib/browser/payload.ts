import { pageData } from '../site/constants.ts';

const block = new RegExp(`<script type="application/json" id="${pageData.id}">([^<]*)</script>`);
const opening = `<div ${pageData.attribute}="">`;

/**
 * The data that React makes a page from, out of the page's HTML: the data itself, with the static part of the page in its
 * gap. None where the HTML is no page of this site, or breaks off.
 */
export function dataOf(html: string): string | undefined {
  const data = block.exec(html)?.[1];
  const start = html.indexOf(opening) + opening.length;
  const end = html.lastIndexOf(pageData.end);
  const isWhole = /<\/html>\s*$/.test(html);
  if (data === undefined || !isWhole || start < opening.length || end < start) return undefined;
  try {
    return (JSON.parse(data) as string[]).join(JSON.stringify(html.slice(start, end)));
  } catch {
    return undefined;
  }
}

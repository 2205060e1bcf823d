import { pageData } from '../site/constants.ts';
import { type Integrity, withIntegrityInData } from './integrity.ts';
import { keptMark, keptPage } from './kept-pages.ts';

/** A script of Next that hands a piece of the page's data to React: a list of a number and a text. */
const piece = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/**
 * Hands the data to React. The static part of the page stands in the document once, as HTML; the data has a gap in its
 * place. One text for all pages, so that one hash in the policy allows it. One piece at a time: where Next's code is there
 * already, it has put a function of its own in place of the list's `push`, which takes one.
 */
export const dataScript = `(function(){var d=JSON.parse(document.getElementById("${pageData.id}").textContent),p=document.querySelector("[${pageData.attribute}]"),f=self.__next_f=self.__next_f||[];f.push([0]);f.push([1,d.join(JSON.stringify(p?p.innerHTML:""))])})()`;

/**
 * A page as Next wrote it → the page as it is published: the static part filled in, once, and the data of the page as one
 * block that no browser runs. Pages without a static part keep their data whole.
 * @throws where Next's output is not what this knows
 */
export function assemblePage(
  html: string,
  { integrity, staticPart = keptPage }: { integrity: Integrity; staticPart?: (key: string) => string },
): string {
  if (!html.includes(opening)) return html;
  let data = '';
  const page = html.replace(opening, '').replace(piece, (_, text: string) => {
    data += JSON.parse(text);
    return '';
  });
  if (page.includes('__next_f'))
    throw new Error('Next hands over the data of a page in a way that lib/export/assemble.ts does not know.');
  const key = keptMark.exec(page)?.[1];
  const whole = withIntegrityInData(data, integrity);
  const parts = key === undefined ? [whole] : whole.split(JSON.stringify(`<!--page:${key}-->`));
  const block = JSON.stringify(parts).replaceAll('<', '\\u003c');
  const scripts = `<script type="application/json" id="${pageData.id}">${block}</script><script>${dataScript}</script>`;
  const end = page.lastIndexOf('</body>');
  const finished = page.slice(0, end) + scripts + page.slice(end);
  // As a function: the text of a page may hold what `replace` takes for a pattern.
  return key === undefined ? finished : finished.replace(keptMark, () => staticPart(key) + pageData.end);
}

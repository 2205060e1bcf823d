/** An element at the top of a text, or text between elements. */
export type HtmlBlock = { tag: string; html: string };

const markup = /<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;

const withoutEnd = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;

/** The elements at the top of HTML that the pipeline of texts has made (lib/mdx), in which every element is closed. */
export function blocksOf(html: string): HtmlBlock[] {
  const blocks: HtmlBlock[] = [];
  let [depth, start, tag] = [0, 0, ''];
  for (const found of html.matchAll(markup)) {
    const [whole, slash, name = '', attributes = ''] = found;
    const end = found.index + whole.length;
    const isAlone = withoutEnd.test(name) || attributes.endsWith('/');
    if (depth === 0) [start, tag] = [found.index, name];
    if (slash) depth--;
    else if (!isAlone) depth++;
    if (depth === 0) blocks.push({ tag, html: html.slice(start, end) });
  }
  return blocks;
}

/** What is within an element: '<ul><li>a</li></ul>' → '<li>a</li>'. */
export function contentOf({ html }: HtmlBlock): string {
  return html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
}

/** The first tag of an element. */
export function startOf({ html }: HtmlBlock): string {
  return html.slice(0, html.indexOf('>') + 1);
}

/** The text of HTML, as it stands there: entities are not decoded. */
export function textOf(html: string): string {
  return html
    .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
    .replace(markup, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Tags, words, and what is between words. */
export function tokensOf(html: string): string[] {
  return (
    html.match(
      /<(?:"[^"]*"|'[^']*'|[^>"'])*>|&[\w#]+;|[\p{Script=Han}]|[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*|\s+|[^<]/gu,
    ) ?? []
  );
}

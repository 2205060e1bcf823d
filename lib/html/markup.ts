/** An element of a page. Names of attributes are in lower case, values are decoded. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text of the element with that of its descendants; only for headings, titles and scripts with data. */
  text?: string;
  /** The elements it stands in, the innermost last. */
  within: readonly Element[];
};

/** Elements without an end, those of SVG and MathML aside: there the page closes every element. */
const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** What is read for its text as well. */
const textElements = /^(title|h[1-6])$/;
const tags =
  /<(\/?)([a-zA-Z][^\s/>]*)((?:\s+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>|([^<]+)/g;
const scripts = /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Every element of a page, in the order of its text. Content of scripts does not count, except data (JSON-LD), which
 * is the text of its script. The page has to be well-formed, which another check ensures.
 */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const clean = html.replace(scripts, (_, name = '', attributes = '', content = '') => {
    if (name !== 'script') return '';
    const script = { name, attributes: parseAttributes(attributes), text: content, within: [] };
    found.push(script);
    return '';
  });
  const open: Element[] = [];
  let line: readonly Element[] = [];
  for (const [, close, tag = '', attributes = '', empty, text] of clean.matchAll(tags)) {
    if (text !== undefined) {
      for (const element of line) if (element.text !== undefined) element.text += decodeEntities(text);
      continue;
    }
    const name = tag.toLowerCase();
    if (close) {
      while (open.length > 0 && open.pop()?.name !== name);
      line = [...open];
      continue;
    }
    const element: Element = { name, attributes: parseAttributes(attributes), within: line };
    if (textElements.test(name)) element.text = '';
    found.push(element);
    if (voids.has(name) || empty) continue;
    open.push(element);
    line = [...open];
  }
  return found;
}

const pairs = /([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function parseAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  if (!text) return attributes;
  for (const [, name = '', double, single, bare] of text.matchAll(pairs))
    attributes[name.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? '');
  return attributes;
}

const namedEntities: Record<string, string> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  nbsp: '\u00a0',
};

/** Text with its entities decoded. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return namedEntities[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
  });
}

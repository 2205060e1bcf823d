/** A text in the frame of a page: not in its body of prose, not in code, not marked as another language. */
export type FrameText = { text: string; where: string };

const voids = new Set(
  'area base br col embed hr img input link meta source track wbr path use circle rect line'.split(' '),
);
const hidden = new Set(['script', 'style', 'svg', 'code', 'pre', 'math', 'template']);
const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'data-offer', 'data-labels', 'data-loading'];

/** The texts in the frame of a page, with the attributes that are read aloud or shown later. */
export function frameTexts(html: string, lang: string): FrameText[] {
  const found: FrameText[] = [];
  const stack: { name: string; isOurs: boolean; text: string }[] = [];
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  for (const [, close, name = '', attributes = '', text] of body.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g,
  )) {
    const top = stack.at(-1);
    if (text !== undefined) {
      if (top?.isOurs) top.text += text;
      continue;
    }
    if (close) {
      const ended = stack.pop();
      if (ended?.isOurs && ended.text.trim()) found.push({ text: decode(ended.text), where: ended.name });
      continue;
    }
    const elementLang = /\slang="([^"]*)"/.exec(attributes)?.[1];
    const isProse = /\sclass="(?:[^"]* )?prose(?: [^"]*)?"/.test(attributes);
    const isOurs =
      !hidden.has(name) &&
      !isProse &&
      (elementLang === undefined ? (top?.isOurs ?? true) : elementLang === lang);
    // The labels of a body of prose belong to the frame.
    if (isOurs || isProse)
      for (const [, attribute = '', value = ''] of attributes.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
        if (!spoken.includes(attribute) || (attribute === 'data-offer' && elementLang !== lang)) continue;
        const texts = value.startsWith('{') ? leaves(JSON.parse(decode(value))) : [decode(value)];
        found.push(...texts.map((one) => ({ text: one, where: `${name} ${attribute}` })));
      }
    if (!voids.has(name)) stack.push({ name, isOurs, text: '' });
  }
  return found;
}

/** All strings within a value, at any depth. */
export function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

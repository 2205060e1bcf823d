import type { Hit } from '../../search/engine.ts';
import type { SearchTexts } from '../../search/settings.ts';
import { contentTokens, fold, hasHan } from '../../search/tokens.ts';

/** An element with a class and children; texts are never parsed as HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** The nodes of a text, with the words of the query in `mark` elements. */
export function highlightMatches(text: string, query: string): Node[] {
  const words = contentTokens(query).filter((token) => token.length > 1 || hasHan(token));
  const folded = fold(text);
  if (words.length === 0 || folded.length !== text.length) return [document.createTextNode(text)];
  const ranges: [from: number, to: number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') || hasHan(word);
      if (isStart) ranges.push([at, at + word.length]);
    }
  }
  ranges.sort(([a], [b]) => a - b);
  const nodes: Node[] = [];
  let done = 0;
  for (const [from, to] of ranges) {
    if (to <= done) continue;
    nodes.push(document.createTextNode(text.slice(done, Math.max(from, done))));
    nodes.push(make('mark', '', text.slice(Math.max(from, done), to)));
    done = to;
  }
  nodes.push(document.createTextNode(text.slice(done)));
  return nodes;
}

/** The kind of a result in the reader's language; for a name of the API, that of the symbol, such as a function. */
export function kindLabel({ kind, symbol }: Hit, { kinds }: SearchTexts): string {
  const name = symbol?.kind ?? kind;
  return name in kinds ? kinds[name as keyof typeof kinds] : name;
}

/** The content of a result: title, kind, where it belongs, an excerpt. Style: search-results.css. */
export function hitNodes(hit: Hit, query: string, texts: SearchTexts, showsVersion: boolean): Node[] {
  const name = hit.symbol ? 'hit-title hit-name' : 'hit-title';
  const title = make('span', name, ...highlightMatches(hit.title, query));
  if (hit.symbol?.signature) title.append(make('span', 'hit-signature', hit.symbol.signature));
  // The label of a post is the name of its series, which is its kind.
  const badges = new Set([kindLabel(hit, texts), hit.label, showsVersion ? hit.version : undefined]);
  const label = make(
    'span',
    'hit-label',
    ...[...badges].flatMap((badge) => (badge ? [make('span', '', badge)] : [])),
  );
  const excerpt = make('span', 'hit-excerpt', ...highlightMatches(hit.excerpt, query));
  return [title, label, ...(hit.excerpt ? [excerpt] : [])];
}

/** A text with its placeholders, such as `{query}`, replaced by values. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The text for a number, in the plural form that the page's language needs. */
export function countText(forms: { one: string; other: string }, count: number): string {
  const rule = new Intl.PluralRules(document.documentElement.lang || 'en').select(count);
  return fill(rule === 'one' ? forms.one : forms.other, { count });
}

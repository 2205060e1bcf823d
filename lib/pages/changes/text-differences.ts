import { alignmentOf, differenceOf } from './differences.ts';
import { blocksOf, contentOf, type HtmlBlock, startOf, textOf, tokensOf } from './html-blocks.ts';

/** A part of a text that has changed: below which heading, and the HTML of what differs. */
export type ChangedSection = { heading: string; anchor: string; changes: TextChange[] };

/** A paragraph or another block: added, removed, or reworded with the words marked by `<del>` and `<ins>`. */
export type TextChange = { kind: 'added' | 'removed' | 'reworded'; html: string };

/** From this share of equal words on, a block counts as the same one with other words. */
const leastSimilarity = 0.5;

/** Equal lines of code beside changed ones, on each side. */
const linesAround = 1;

/**
 * What differs between two versions of a compiled text, section by section; nothing where they read the same. Blocks that only
 * point elsewhere in another way, such as links to another version, are the same.
 */
export function textDifferences(before: string, after: string): ChangedSection[] {
  const sections: ChangedSection[] = [];
  let heading: Pick<ChangedSection, 'heading' | 'anchor'> = { heading: '', anchor: '' };
  const add = (changes: readonly TextChange[]) => {
    let last = sections.at(-1);
    if (!last || last.heading !== heading.heading || last.anchor !== heading.anchor) {
      last = { ...heading, changes: [] };
      sections.push(last);
    }
    for (const change of changes) joined(last.changes, change);
  };
  for (const { removed, added, same } of hunksOf(blocksOf(before), blocksOf(after))) {
    if (same) {
      if (isHeading(same)) heading = headingOf(same);
      continue;
    }
    for (const pair of alignmentOf(removed, added, isSimilar)) {
      if (pair.after && isHeading(pair.after)) heading = headingOf(pair.after);
      add(changesOf(pair));
    }
  }
  return sections;
}

/** Adds a change; blocks that were added or removed one after the other are one change. */
function joined(changes: TextChange[], change: TextChange): void {
  const last = changes.at(-1);
  if (last && last.kind === change.kind && change.kind !== 'reworded') last.html += change.html;
  else changes.push(change);
}

type Hunk = { removed: HtmlBlock[]; added: HtmlBlock[]; same?: HtmlBlock };

/** Equal blocks one by one, and what was removed and added between them. */
function hunksOf(before: readonly HtmlBlock[], after: readonly HtmlBlock[]): Hunk[] {
  const key = (block: HtmlBlock) => `${block.tag} ${textOf(block.html)} ${picturesIn(block.html)}`;
  const keys = new Map([...before, ...after].map((block) => [block, key(block)]));
  const hunks: Hunk[] = [];
  for (const pair of alignmentOf(before, after, (a, b) => keys.get(a) === keys.get(b))) {
    if (pair.before && pair.after) {
      hunks.push({ removed: [], added: [], same: pair.after });
      continue;
    }
    let last = hunks.at(-1);
    if (!last || last.same) {
      last = { removed: [], added: [] };
      hunks.push(last);
    }
    if (pair.before) last.removed.push(pair.before);
    if (pair.after) last.added.push(pair.after);
  }
  return hunks;
}

function picturesIn(html: string): string {
  return (html.match(/ src="[^"]*"/g) ?? []).join('');
}

function isHeading({ html }: HtmlBlock): boolean {
  return html.startsWith('<div class="heading">');
}

function headingOf({ html }: HtmlBlock): Pick<ChangedSection, 'heading' | 'anchor'> {
  const [, anchor = '', heading = ''] = /<h[2-6] id="([^"]*)">([\s\S]*?)<\/h[2-6]>/.exec(html) ?? [];
  return { heading: textOf(heading), anchor };
}

function isSimilar(a: HtmlBlock, b: HtmlBlock): boolean {
  if (a.tag !== b.tag || isHeading(a) !== isHeading(b)) return false;
  const [then, now] = [a, b].map(({ html }) => textOf(html.replace(/(?=<)/g, ' ')).split(' '));
  if (!then || !now) return false;
  const rest = [...then];
  const common = now.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (then.length + now.length) >= leastSimilarity;
}

function changesOf({ before, after }: { before?: HtmlBlock; after?: HtmlBlock }): TextChange[] {
  if (!after) return before ? [{ kind: 'removed', html: before.html }] : [];
  if (!before) return [{ kind: 'added', html: after.html }];
  if (/^<figure class="code/.test(after.html))
    return [{ kind: 'reworded', html: changedCode(before, after) }];
  if (/^<(?:ul|ol)\b/.test(after.html)) return [{ kind: 'reworded', html: changedItems(before, after) }];
  const table = /<tbody>/.test(after.html) && /<tbody>/.test(before.html);
  return [
    {
      kind: 'reworded',
      html: table ? changedRows(before.html, after.html) : changedWords(before.html, after.html),
    },
  ];
}

/** HTML with the words marked that were removed and added. Markup is that of the newer text. */
function changedWords(before: string, after: string): string {
  const isTag = (token: string) => token.startsWith('<');
  const isSame = (a: string, b: string) => a === b || (isTag(a) && isTag(b) && tagName(a) === tagName(b));
  const parts = differenceOf(tokensOf(before), tokensOf(after), isSame);
  let html = '';
  let [removed, added]: string[][] = [[], []];
  const flush = () => {
    html += marked(
      (removed ?? []).filter((token) => !isTag(token)),
      'del',
    );
    html += marked(added ?? [], 'ins');
    [removed, added] = [[], []];
  };
  for (const [at, { of, items }] of parts.entries()) {
    // A space between two changes belongs to both, so that a phrase is marked as one.
    const isBetween = at > 0 && at < parts.length - 1 && items.every((token) => token.trim() === '');
    if (of === 'both' && !isBetween) {
      flush();
      html += items.join('');
      continue;
    }
    if (of !== 'after') removed?.push(...items);
    if (of !== 'before') added?.push(...items);
  }
  flush();
  return html;
}

function tagName(tag: string): string {
  return /^<\/?[\w:-]+/.exec(tag)?.[0] ?? tag;
}

/** Each run of words between tags in an element of its own, so that elements stay nested. */
function marked(tokens: readonly string[], element: 'del' | 'ins'): string {
  return tokens
    .join('')
    .split(/(<(?:"[^"]*"|'[^']*'|[^>"'])*>)/)
    .map((part) => (part.trim() === '' || part.startsWith('<') ? part : `<${element}>${part}</${element}>`))
    .join('');
}

/** The items of a list that differ. */
function changedItems(before: HtmlBlock, after: HtmlBlock): string {
  const items = pairsOf(blocksOf(contentOf(before)), blocksOf(contentOf(after)));
  return `${startOf(after)}${items.map(changedElement).join('')}</${after.tag}>`;
}

/** The head of a table, and the rows that differ. */
function changedRows(before: string, after: string): string {
  const body = /<tbody>([\s\S]*)<\/tbody>/;
  const rows = (html: string) => blocksOf(body.exec(html)?.[1] ?? '');
  const changed = pairsOf(rows(before), rows(after)).map(changedElement).join('');
  // Rows of the version before may have other columns than the head.
  return after.replace(/<th>/g, '<th scope="col">').replace(body, () => `<tbody>${changed}</tbody>`);
}

/** Pairs of elements that differ; those with most words in common belong together. */
function pairsOf(before: readonly HtmlBlock[], after: readonly HtmlBlock[]) {
  return hunksOf(before, after)
    .filter(({ same }) => !same)
    .flatMap(({ removed, added }) => alignmentOf(removed, added, isSimilar));
}

function changedElement({ before, after }: { before?: HtmlBlock; after?: HtmlBlock }): string {
  if (before && after) {
    // Cells of rows with another number of columns do not belong together.
    if (cellCount(before) === cellCount(after)) return changedWords(before.html, after.html);
    return changedElement({ before }) + changedElement({ after });
  }
  return marked(tokensOf((after ?? before)?.html ?? ''), after ? 'ins' : 'del');
}

/** How many cells a row has; none in other elements. */
function cellCount({ html }: HtmlBlock): number {
  return html.match(/<t[dh]\b/g)?.length ?? 0;
}

/** The changed lines of a block of code, with the lines beside them; a gap is an ellipsis. */
function changedCode(before: HtmlBlock, after: HtmlBlock): string {
  const lines = ({ html }: HtmlBlock) =>
    (/<pre[^>]*><code[^>]*>([\s\S]*?)<\/code><\/pre>/.exec(html)?.[1] ?? '')
      .replace(/<[^>]*>/g, '')
      .replace(/\n$/, '')
      .split('\n');
  const parts = differenceOf(lines(before), lines(after));
  const shown = parts.flatMap(({ of, items }, at) => {
    if (of !== 'both') return items.map((line) => markedLine(line, of === 'before' ? 'del' : 'ins'));
    const head = at > 0 ? items.slice(0, linesAround) : [];
    const tail = at < parts.length - 1 ? items.slice(Math.max(head.length, items.length - linesAround)) : [];
    return [...head, ...(head.length + tail.length < items.length ? ['…'] : []), ...tail];
  });
  const title = /<figcaption[\s\S]*?<\/figcaption>/.exec(after.html)?.[0] ?? '';
  const label = / data-label="[^"]*"/.exec(startOf(after))?.[0] ?? '';
  return `<figure class="code"${label}>${title}<pre><code>${shown.join('\n')}</code></pre></figure>`;
}

/** A line of code; its indentation is not marked. */
function markedLine(line: string, element: 'del' | 'ins'): string {
  const [, indent = '', rest = ''] = /^(\s*)(.*)$/s.exec(line) ?? [];
  return rest ? `${indent}<${element}>${rest}</${element}>` : line;
}

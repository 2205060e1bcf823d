import { asList, asObject, asText, readLiteral } from '../../docusaurus/literal.ts';
import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { commentOf, firstLine, type Imports } from './modules.ts';
import { ownLines, withoutTags } from './tag-edits.ts';
import { attributeOf, type Tag, type TagPair } from './tags.ts';

/** What is known about a text when an element of it is replaced. */
export type ComponentContext = TextContext & { imports: Imports; pairs: readonly TagPair[] };

/** A component of Docusaurus → one of the site; of others the tags go, and what is in them stays. */
export function component(pair: TagPair, draft: Draft, context: ComponentContext): Edit[] {
  const { name } = pair.open;
  if (name === 'Tabs') return tabs(pair, draft);
  if (name === 'TabItem') return tab(pair, draft, context);
  if (name === 'Details') return details(pair, draft);
  if (name === 'TOCInline') return without(pair, draft, 'list of contents removed: pages have one');
  if (name === 'DocCardList') return without(pair, draft, 'list of cards removed: the sidebar has its pages');
  return unknown(pair, draft);
}

function tabs(pair: TagPair, draft: Draft): Edit[] {
  const group = attributeOf(pair.open, 'groupId', 'group');
  draft.note('changed', pair.open.start, '<Tabs> of Docusaurus written as that of the site');
  return ownLines(pair, draft, group ? `<Tabs group="${group}">` : '<Tabs>', '</Tabs>');
}

function tab(pair: TagPair, draft: Draft, { pairs }: ComponentContext): Edit[] {
  const value = attributeOf(pair.open, 'value');
  const label = attributeOf(pair.open, 'label') ?? labelIn(holderOf(pair, pairs), value) ?? value;
  const written = [
    ` label="${(label ?? 'Tab').replaceAll('"', '&quot;')}"`,
    value && value !== label ? ` value="${value}"` : '',
  ];
  draft.note('changed', pair.open.start, '<TabItem> written as <Tab>');
  return ownLines(pair, draft, `<Tab${written.join('')}>`, '</Tab>');
}

/** The innermost <Tabs> around a tab. */
function holderOf({ open }: TagPair, pairs: readonly TagPair[]): Tag | undefined {
  return pairs.findLast(
    (one) => one.open.name === 'Tabs' && one.open.start < open.start && (one.close?.end ?? 0) > open.start,
  )?.open;
}

/** `values={[{ label: 'Linux', value: 'linux' }]}` of <Tabs>. */
function labelIn(holder: Tag | undefined, value: string | undefined): string | undefined {
  const values = holder?.attributes.find(({ name }) => name === 'values')?.value;
  const rows = values === undefined ? [] : asList(readLiteral(values)).map(asObject);
  return asText(rows.find((row) => row.value === value)?.label);
}

/** `<Details summary="Words">` → `<details>` and `<summary>`. */
function details(pair: TagPair, draft: Draft): Edit[] {
  const summary = attributeOf(pair.open, 'summary');
  draft.note('changed', pair.open.start, '<Details> written as <details>');
  return ownLines(
    pair,
    draft,
    `<details>${summary ? `\n<summary>${summary}</summary>\n` : ''}`,
    '</details>',
  );
}

function without(pair: TagPair, draft: Draft, what: string): Edit[] {
  draft.note('changed', pair.open.start, what);
  return [{ start: pair.open.start, end: pair.close?.end ?? pair.open.end, text: '' }];
}

function unknown(pair: TagPair, draft: Draft): Edit[] {
  const { open, close } = pair;
  const source = draft.text.slice(open.start, open.end);
  const what = `component ${firstLine(source)}`;
  if (close && open.attributes.length === 0) {
    draft.note(
      'decide',
      open.start,
      `${what} removed, its content kept`,
      'Say in Markdown what the component added.',
    );
    return withoutTags(pair, draft);
  }
  draft.note(
    'lost',
    open.start,
    `${what} put into a comment`,
    'The site has no such component. Write what it shows as Markdown.',
  );
  return [
    { start: open.start, end: open.end, text: commentOf(source) },
    ...(close ? [{ start: close.start, end: close.end, text: '' }] : []),
  ];
}

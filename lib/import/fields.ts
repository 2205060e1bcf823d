import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import { tagsPerDoc } from '../site/constants.ts';
import { columnsOf, headTexts } from '../site/head-texts.ts';
import { withoutUnwanted } from '../site/unwanted-characters.ts';
import type { AuthorList } from './docusaurus/authors.ts';
import { asText } from './docusaurus/literal.ts';
import type { TagList } from './docusaurus/tags.ts';
import type { Note } from './note.ts';
import type { Page } from './page.ts';

/** What front matter is made from, beside that of the source. */
export type FieldFacts = {
  page: Page;
  title: string | undefined;
  tree: Root;
  tags: TagList;
  authors: AuthorList;
  notes: Note[];
};

/** Fields that have done their work, or that the site has a rule for. */
const used =
  'id slug title description sidebar_label sidebar_position tags date authors author author_title author_url draft hide_title hide_table_of_contents'.split(
    ' ',
  );

/** The front matter of a page as the site has it, with its lines. Fields that it does not have are reported. */
export function frontMatter(facts: FieldFacts): string {
  const { page, notes } = facts;
  const { fields } = page.text;
  const title = titleOf(facts);
  const label = asText(fields.sidebar_label) ?? (facts.title && asText(fields.title));
  const written: Record<string, unknown> = { title, description: descriptionOf(facts, title) };
  if (page.collection.kind === 'doc' && label && label !== title) written.sidebar_label = label;
  if (page.collection.kind === 'entry') written.date = page.collection.date;
  const authors = page.collection.kind === 'entry' ? facts.authors.idsOf(page, notes) : [];
  if (authors.length > 0) written.authors = authors;
  const tags = tagsOf(facts);
  if (tags.length > 0) written.tags = tags;
  if (page.collection.kind === 'entry' && fields.draft === true) written.draft = true;
  const isUsed = (name: string) =>
    used.includes(name) || (name === 'keywords' && page.collection.kind === 'doc');
  for (const name of Object.keys(fields).filter((one) => !isUsed(one)))
    notes.push({
      kind: 'changed',
      where: `${page.file}:${page.text.lineOf(name)}`,
      what: `field "${name}" of front matter left out`,
    });
  const yaml = Object.entries(written).map(([name, value]) => lineOf(name, value));
  return `---\n${yaml.join('')}---\n\n`;
}

function lineOf(name: string, value: unknown): string {
  const list = Array.isArray(value)
    ? `${name}: [${value.map((one) => stringify(one, { lineWidth: 0 }).trim()).join(', ')}]\n`
    : undefined;
  return list ?? stringify({ [name]: value }, { lineWidth: 0, blockQuote: false });
}

/** The h1, or the title of the front matter, or the name of the file. */
function titleOf({ page, title, notes }: FieldFacts): string {
  const stated = title || asText(page.text.fields.title);
  if (stated) return clean(stated);
  const words = page.slug.replace(/[-_]+/g, ' ').replace(/^./, (first) => first.toUpperCase());
  notes.push({
    kind: 'decide',
    where: `${page.file}:1`,
    what: `page without a title is called "${words}"`,
    fix: 'Write its title.',
  });
  return words;
}

function clean(text: string): string {
  return withoutUnwanted(text.replace(/\\n/g, ' ')).replace(/\s+/g, ' ').trim();
}

/** The description of the source, or the first sentences of the text. */
function descriptionOf({ page, tree, notes }: FieldFacts, title: string): string {
  const stated = asText(page.text.fields.description);
  if (stated) return clean(stated);
  const made = clean(firstSentences(paragraphsIn(tree)) || title);
  notes.push({
    kind: 'changed',
    where: `${page.file}:1`,
    what: 'description taken from the first paragraph',
  });
  return made;
}

/** As many sentences as a description has room for; of a longer one as many words. One that announces a list ends with it. */
export function firstSentences(paragraphs: readonly string[]): string {
  const { min, max } = headTexts.description;
  const sentences = paragraphs
    // An address alone says nothing of the page.
    .filter((one) => !/^https?:\/\/\S+$/.test(one))
    .slice(0, 3)
    .flatMap((one) =>
      one.replace(/[:：]$/, (colon) => (colon === ':' ? '.' : '。')).split(/(?<=[.!?])\s+|(?<=[。！？])/u),
    );
  let text = '';
  for (const sentence of sentences) {
    const longer = `${text} ${sentence.trim()}`.trim();
    if (columnsOf(longer) > max) return columnsOf(text) >= min ? text : cut(longer, max);
    text = longer;
    if (columnsOf(text) >= min && /[.!?。！？]$/.test(text)) return text;
  }
  return text;
}

function cut(text: string, max: number): string {
  const words = text.split(/(?<=\s)|(?<=[\p{Script=Han}，、；])/u);
  let short = '';
  for (const word of words) {
    if (columnsOf(`${short}${word}`.trim()) >= max) break;
    short += word;
  }
  return `${short.trim().replace(/[,;:，、；：]$/, '')}…`;
}

/** The plain text of each paragraph that stands by itself. */
function paragraphsIn(tree: Root): string[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    let text = '';
    visit(node, (inner) => {
      if (inner.type === 'image') return SKIP;
      if (inner.type === 'text' || inner.type === 'inlineCode' || inner.type === 'inlineMath')
        text += inner.value;
      if (inner.type === 'break') text += ' ';
      return undefined;
    });
    return text.trim() ? [text.replace(/\s+/g, ' ').trim()] : [];
  });
}

/** Tags as the site has them: posts any number, pages of the docs two to four. */
function tagsOf({ page, tags, notes }: FieldFacts): string[] {
  const { kind } = page.collection;
  const ids = tags.idsOf(page);
  if (ids.length === 0) return [];
  const left = (what: string, fix: string) =>
    notes.push({
      kind: 'lost',
      where: `${page.file}:${page.text.lineOf('tags')}`,
      what: `${what}: ${ids.join(', ')}`,
      fix,
    });
  if (page.collection.kind === 'entry' && page.collection.series !== 'blog') {
    left('tags left out', 'Only posts of the blog have tags.');
    return [];
  }
  if (kind === 'doc' && ids.length < tagsPerDoc.min) {
    left('tags left out', `A page has ${tagsPerDoc.min} to ${tagsPerDoc.max} tags or none. Add another one.`);
    return [];
  }
  if (kind === 'doc' && ids.length > tagsPerDoc.max) {
    left(`only ${tagsPerDoc.max} tags kept`, 'Choose the ones that help readers most.');
    return ids.slice(0, tagsPerDoc.max);
  }
  return kind === 'prose' ? [] : ids;
}

import { createHash } from 'node:crypto';
import GithubSlugger from 'github-slugger';
import { explicitId } from '../mdx/transforms/headings.ts';

/** A section of a text, under a heading; the one before the first heading has the id ''. */
export type TextSection = { id: string; heading: string; hash: string };

/**
 * What translations were made from: by file and section, the hash of the English section. Stored in
 * `content/<locale>/ledger.json`.
 */
export type Ledger = Record<string, Record<string, string>>;

/** How a translation compares with its English text, section by section. */
export type Freshness = {
  /** Sections whose English text has changed since. */
  stale: TextSection[];
  /** Sections of both that nobody has compared yet: the ledger does not have them. */
  uncompared: TextSection[];
  /** Sections that the translation does not have. */
  missing: TextSection[];
  /** Ids of sections of the translation whose English text is gone. */
  orphaned: string[];
  /** English sections with a new id and the same text: the translation needs the new id. */
  renamed: { from: string; to: string }[];
};

/**
 * The sections of a source, each with a hash of its text, code included. White space does not count, nor the order of the
 * sections; title and description of the front matter belong to the first one.
 */
export function textSections(source: string): TextSection[] {
  return sectionTexts(source).map(({ id, heading, text }) => ({ id, heading, hash: sectionHash(text) }));
}

/** The sections of a source with their text: the heading without its id, and what is below it; and the line that they begin in. */
export function sectionTexts(source: string): { id: string; heading: string; text: string; line: number }[] {
  const slugger = new GithubSlugger();
  const { text, matter } = normalized(source);
  const { title, description } = textHead(source);
  const sections = [{ id: '', heading: '', line: 1, lines: [`${title}\n${description}`] }];
  let fence = '';
  const before = matter.split('\n').length;
  for (const [at, line] of text.slice(matter.length).split('\n').entries()) {
    const fenceLine = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fenceLine && !fence) fence = fenceLine;
    else if (fenceLine?.startsWith(fence) && line.trim() === fenceLine) fence = '';
    const headingLine = fence || fenceLine ? undefined : /^#{2,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
    if (headingLine === undefined) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    const heading = headingLine.replace(explicitId, '').replace(/[*`]/g, '');
    const id = explicitId.exec(headingLine)?.[1] ?? slugger.slug(heading);
    sections.push({ id, heading, line: before + at, lines: [headingLine.replace(explicitId, '')] });
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n') }));
}

/** What the front matter of a text says of it, as it is written there. */
export type TextHead = { title: string; description: string };

/** The title and the description in the front matter of a source. */
export function textHead(source: string): TextHead {
  const { matter } = normalized(source);
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(matter)?.[1] ?? '';
  return { title: field('title'), description: field('description') };
}

/** A source with `\n` at the ends of its lines, and the front matter that it begins with. */
function normalized(source: string): { text: string; matter: string } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return { text, matter: /^---\n[\s\S]*?\n---(?:\n|$)/.exec(text)?.[0] ?? '' };
}

/** Compares a translated source with the English one, by its entry in the ledger. */
export function freshnessOf(
  english: string,
  translated: string,
  entry: Record<string, string> = {},
): Freshness {
  const [now, sections] = [textSections(english), textSections(translated)];
  const ids = new Set(sections.map(({ id }) => id));
  const gone = sections.filter(({ id }) => !now.some((section) => section.id === id)).map(({ id }) => id);
  const added = now.filter(({ id }) => !ids.has(id));
  // The hash includes the heading, so a new section with the hash of an old one only has a new id.
  const renamed = added.flatMap(({ id, hash }) => {
    const from = gone.find((old) => entry[old] === hash);
    return from === undefined ? [] : [{ from, to: id }];
  });
  return {
    stale: now.filter(({ id, hash }) => ids.has(id) && entry[id] !== undefined && entry[id] !== hash),
    uncompared: now.filter(({ id }) => ids.has(id) && entry[id] === undefined),
    missing: added.filter(({ id }) => !renamed.some(({ to }) => to === id)),
    orphaned: gone.filter((id) => !renamed.some(({ from }) => from === id)),
    renamed,
  };
}

/** The entry in the ledger of a translation that was made from, or compared with, the current English text. */
export function accepted(english: string, translated: string): Record<string, string> {
  const ids = new Set(textSections(translated).map(({ id }) => id));
  return Object.fromEntries(
    textSections(english)
      .filter(({ id }) => ids.has(id))
      .map(({ id, hash }) => [id, hash]),
  );
}

/** Whether a translation is known to differ from the English text as it is now: in the text of a section, or in which it has. */
export function isOutdated({ stale, missing, orphaned, renamed }: Freshness): boolean {
  return stale.length + missing.length + orphaned.length + renamed.length > 0;
}

/** Whether a translation has every section of the English text as it is now, compared with it, and no others. */
export function isFresh(freshness: Freshness): boolean {
  return !isOutdated(freshness) && freshness.uncompared.length === 0;
}

function sectionHash(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);
}

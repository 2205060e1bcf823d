import { createHash } from 'node:crypto';
import GithubSlugger from 'github-slugger';
import { explicitId } from '../mdx/transforms/headings.ts';

/** A part of a text under a heading; the part before the first heading has the id ''. */
export type TextSection = { id: string; heading: string; hash: string };

/**
 * What a translation was made from: for each of its parts, the hash of the English part. Kept in
 * `content/<locale>/ledger.json`, by file.
 */
export type Ledger = Record<string, Record<string, string>>;

/** How a translation stands to its English text, part by part. */
export type Freshness = {
  /** Parts whose English text has changed since. */
  stale: TextSection[];
  /** Parts that the translation does not have. */
  missing: TextSection[];
  /** Parts of the translation, by id, whose English text is gone. */
  orphaned: string[];
  /** English parts that have another id now, and the same text: the id of the translation has to follow. */
  renamed: { from: string; to: string }[];
};

/**
 * The parts of a source, each with a hash of what it says. White space does not count, nor the order of the parts; the
 * front matter's title and description belong to the first one. Code counts: it is part of what is said.
 */
export function textSections(source: string): TextSection[] {
  const slugger = new GithubSlugger();
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const matter = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text);
  const head = ['title', 'description']
    .map((field) => new RegExp(`^${field}:\\s*(.*)$`, 'm').exec(matter?.[1] ?? '')?.[1] ?? '')
    .join('\n');
  const sections: (Omit<TextSection, 'hash'> & { lines: string[] })[] = [
    { id: '', heading: '', lines: [head] },
  ];
  let fence = '';
  for (const line of text.slice(matter?.[0].length ?? 0).split('\n')) {
    const fenceLine = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fenceLine && !fence) fence = fenceLine;
    else if (fenceLine?.startsWith(fence) && line.trim() === fenceLine) fence = '';
    const title = fence || fenceLine ? undefined : /^#{2,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
    if (title === undefined) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    const heading = title.replace(explicitId, '').replace(/[*`]/g, '');
    const id = explicitId.exec(title)?.[1] ?? slugger.slug(heading);
    sections.push({ id, heading, lines: [title.replace(explicitId, '')] });
  }
  return sections.map(({ id, heading, lines }) => ({ id, heading, hash: sectionHash(lines.join('\n')) }));
}

/** How a translated source stands to the English one, by what the ledger has of it. */
export function freshnessOf(
  english: string,
  translated: string,
  entry: Record<string, string> = {},
): Freshness {
  const [now, sections] = [textSections(english), textSections(translated)];
  const ids = new Set(sections.map(({ id }) => id));
  const gone = sections.filter(({ id }) => !now.some((section) => section.id === id)).map(({ id }) => id);
  const added = now.filter(({ id }) => !ids.has(id));
  // The hash is of the heading, too; a new id with the text of an old one is a new id only.
  const renamed = added.flatMap(({ id, hash }) => {
    const from = gone.find((old) => entry[old] === hash);
    return from === undefined ? [] : [{ from, to: id }];
  });
  return {
    stale: now.filter(({ id, hash }) => ids.has(id) && entry[id] !== hash),
    missing: added.filter(({ id }) => !renamed.some(({ to }) => to === id)),
    orphaned: gone.filter((id) => !renamed.some(({ from }) => from === id)),
    renamed,
  };
}

/** What the ledger says of a translation that was made from, or compared with, the English text as it is. */
export function accepted(english: string, translated: string): Record<string, string> {
  const ids = new Set(textSections(translated).map(({ id }) => id));
  return Object.fromEntries(
    textSections(english)
      .filter(({ id }) => ids.has(id))
      .map(({ id, hash }) => [id, hash]),
  );
}

export function isFresh({ stale, missing, orphaned, renamed }: Freshness): boolean {
  return stale.length + missing.length + orphaned.length + renamed.length === 0;
}

function sectionHash(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);
}

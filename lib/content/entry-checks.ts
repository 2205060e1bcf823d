import { isEntryId } from '../routes/index.ts';
import { didYouMean, type Problem, problem } from '../site/problem.ts';
import { lineOf } from './line-of.ts';
import type { Author, CheckedEntry, TagRecord } from './record.ts';

type Lists = { tags: readonly TagRecord[]; authors: readonly Author[] };

/** What can be wrong with posts, issues and stories, beside their texts and links. */
export function entryProblems(entries: readonly CheckedEntry[], { tags, authors }: Lists): Problem[] {
  return [
    ...entries.flatMap(idProblems),
    ...entries.flatMap(dayProblems),
    ...entries.flatMap((entry) =>
      entry.series === 'blog'
        ? unknownWords(
            entry,
            'tags',
            tags.map(({ tag }) => tag),
            'Use a tag of "posts" in tags.yml.',
          )
        : strayTags(entry),
    ),
    ...entries.flatMap((entry) =>
      unknownWords(
        entry,
        'authors',
        authors.map(({ id }) => id),
        'Use an id of authors.yml, or add it there.',
      ),
    ),
    ...duplicates(entries),
  ];
}

function idProblems({ series, id, file }: CheckedEntry): Problem[] {
  if (isEntryId(series, id)) return [];
  const fix =
    'Use letters, digits, "_" and "-"; not "archive", "tags" or "page". An issue lies in <year>/<month>/.';
  return [problem({ where: lineOf(file, 'slug'), what: `"${id}" cannot be the address of an entry`, fix })];
}

/** Posts lie in the folder of their day. */
function dayProblems(entry: CheckedEntry): Problem[] {
  const folder = /\/blog\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(entry.file)?.slice(1).join('-');
  if (!folder || folder === entry.date) return [];
  const fix = `Move the file to blog/${entry.date.replaceAll('-', '/')}/, or mend the date.`;
  return [
    problem({
      where: lineOf(entry.file, 'date'),
      what: `date ${entry.date}, but the folder says ${folder}`,
      fix,
    }),
  ];
}

function strayTags({ tags, series, file }: CheckedEntry): Problem[] {
  if (tags.length === 0) return [];
  return [
    problem({
      where: lineOf(file, 'tags'),
      what: `tags in the series ${series}`,
      fix: 'Only posts carry tags; remove the line.',
    }),
  ];
}

function unknownWords(
  entry: CheckedEntry,
  field: 'tags' | 'authors',
  known: readonly string[],
  hint: string,
): Problem[] {
  return entry[field]
    .filter((word) => !known.includes(word))
    .map((word) => {
      return problem({
        where: lineOf(entry.file, field),
        what: `unknown ${field === 'tags' ? 'tag' : 'author'} "${word}"`,
        fix: `${hint}${didYouMean(word, known)}`,
      });
    });
}

function duplicates(entries: readonly CheckedEntry[]): Problem[] {
  const first = new Map<string, CheckedEntry>();
  return entries.flatMap((entry) => {
    const address = [entry.locale, entry.series, entry.id].join(' ');
    const other = first.get(address);
    if (!other) first.set(address, entry);
    if (!other) return [];
    const fix = `${other.file} has the same one and is used; give one of them another slug.`;
    const what = `the route of "${entry.id}" exists already`;
    return [problem({ where: lineOf(entry.file, 'slug'), what, fix, severity: 'warning' })];
  });
}

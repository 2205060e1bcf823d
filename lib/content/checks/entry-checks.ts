import { isEntryId } from '../../routes/index.ts';
import { didYouMean, type Problem, problem } from '../../site/problem.ts';
import type { Author, CheckedEntry, TagRecord } from '../record.ts';
import { duplicateRoutes } from './duplicates.ts';
import { fieldLocation } from './field-location.ts';

/** The tags and authors that entries may have; undefined where the list cannot be read. */
type Lists = { tags: readonly TagRecord[] | undefined; authors: readonly Author[] | undefined };

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
            tags?.map(({ tag }) => tag),
            'Use a tag from "posts" in tags.yml.',
          )
        : misplacedTags(entry),
    ),
    ...entries.flatMap((entry) =>
      unknownWords(
        entry,
        'authors',
        authors?.map(({ id }) => id),
        'Use an id from authors.yml, or add it there.',
      ),
    ),
    ...duplicateRoutes(entries.map((entry) => ({ ...entry, group: `${entry.locale} ${entry.series}` }))),
  ];
}

function idProblems({ series, id, file }: CheckedEntry): Problem[] {
  if (isEntryId(series, id)) return [];
  const fix =
    'Use letters, digits, "_" and "-"; not "archive", "tags" or "page". Issues are in <year>/<month>/.';
  return [problem({ where: fieldLocation(file, 'slug'), what: `invalid address "${id}"`, fix })];
}

/** Posts are in the folder of their day. */
function dayProblems(entry: CheckedEntry): Problem[] {
  const folder = /\/blog\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(entry.file)?.slice(1).join('-');
  if (!folder || folder === entry.date) return [];
  const fix = `Move the file to blog/${entry.date.replaceAll('-', '/')}/, or fix the date.`;
  return [
    problem({
      where: fieldLocation(entry.file, 'date'),
      what: `date ${entry.date} does not match the folder (${folder})`,
      fix,
    }),
  ];
}

function misplacedTags({ tags, series, file }: CheckedEntry): Problem[] {
  if (tags.length === 0) return [];
  return [
    problem({
      where: fieldLocation(file, 'tags'),
      what: `tags are not allowed in the series ${series}`,
      fix: 'Only posts can have tags; remove the line.',
    }),
  ];
}

function unknownWords(
  entry: CheckedEntry,
  field: 'tags' | 'authors',
  known: readonly string[] | undefined,
  hint: string,
): Problem[] {
  if (!known) return [];
  return entry[field]
    .filter((word) => !known.includes(word))
    .map((word) => {
      return problem({
        where: fieldLocation(entry.file, field),
        what: `unknown ${field === 'tags' ? 'tag' : 'author'} "${word}"`,
        fix: `${hint}${didYouMean(word, known)}`,
      });
    });
}

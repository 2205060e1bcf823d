import { isEntryId } from '../../routes/index.ts';
import { defaultLocale } from '../../site/locales.ts';
import { didYouMean, type Problem, problem } from '../../site/problem.ts';
import { versions } from '../../site/versions.ts';
import type { Author, CheckedEntry, TagRecord } from '../record.ts';
import { duplicateRoutes } from './duplicates.ts';
import { fieldLocation } from './field-location.ts';
import { voiceProblems } from './voice-checks.ts';

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
    ...entries.flatMap((entry) => (entry.locale === defaultLocale ? retellingProblems(entry, authors) : [])),
    ...entries.flatMap(updateProblems),
    ...entries.flatMap(voiceProblems),
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

/** A retold text is not written by those who wrote the original, and its source names people who are known. */
function retellingProblems(entry: CheckedEntry, authors: Lists['authors']): Problem[] {
  const { source, file } = entry;
  if (!source) return [];
  const ids = authors?.map(({ id }) => id);
  const unknown = unknownWords(
    { file, authors: source.authors },
    'authors',
    ids,
    'Use an id from authors.yml, or add it there.',
    'source',
  );
  if (entry.authors.length === 0) return unknown;
  const where = fieldLocation(file, 'authors');
  const fix = 'Name the authors of the original under "source", and remove the line "authors".';
  return [...unknown, problem({ where, what: 'a retold text has authors', fix })];
}

/** A text is revised for a version that exists, on its day or later. */
function updateProblems({ updated, date, file }: CheckedEntry): Problem[] {
  if (!updated) return [];
  const where = fieldLocation(file, 'updated');
  const names = versions.map(({ name }) => name);
  const { version, date: day } = updated;
  return [
    ...(names.includes(version)
      ? []
      : [
          problem({
            where,
            what: `unknown version "${version}"`,
            fix: `Use a name from versions.yml.${didYouMean(version, names)}`,
          }),
        ]),
    ...(day >= date
      ? []
      : [
          problem({
            where,
            what: `updated on ${day}, before its date (${date})`,
            fix: 'Write the day of the revision.',
          }),
        ]),
  ];
}

function unknownWords(
  entry: Pick<CheckedEntry, 'file'> & Partial<Record<'tags' | 'authors', string[]>>,
  field: 'tags' | 'authors',
  known: readonly string[] | undefined,
  hint: string,
  line: string = field,
): Problem[] {
  if (!known) return [];
  return (entry[field] ?? [])
    .filter((word) => !known.includes(word))
    .map((word) => {
      return problem({
        where: fieldLocation(entry.file, line),
        what: `unknown ${field === 'tags' ? 'tag' : 'author'} "${word}"`,
        fix: `${hint}${didYouMean(word, known)}`,
      });
    });
}

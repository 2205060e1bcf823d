import { inEachLanguage } from '../languages.ts';
import { type Case, error, type Files } from './root.ts';

const file = 'content/paths.yml';

const texts = (text: string) =>
  `{ ${Object.entries(inEachLanguage(text))
    .map(([locale, words]) => `${locale}: ${words}`)
    .join(', ')} }`;

/** A list with one path, whose steps begin on line 5 with two lines each, and a map of rows of one line. */
function lists(steps: string[], ...map: string[]): string {
  return [
    `paths:\n  - id: first\n    title: ${texts('First')}\n    steps:`,
    ...steps.map((page) => `      - page: ${page}\n        gives: ${texts('Something')}`),
    'map:',
    ...map.map((row) => `  ${row}`),
    '',
  ].join('\n');
}

const overview = 'overview: { teaches: a }';
const field = 'field: { teaches: b, after: [overview] }';
const unknown = (line: number, slug: string, near: string) =>
  error(
    `${file}:${line}`,
    `unknown page "${slug}"`,
    `No version of the docs has it. Did you mean "${near}"?`,
  );

/** Lists without a mistake. */
export const rightPaths: Files = { [file]: lists(['overview', 'field'], overview, field) };

/** Mistakes in reading paths and the map of the docs. */
export const paths: Case[] = [
  [
    'paths: unknown pages in a path and in the map, all at once',
    {
      [file]: lists(
        ['feild'],
        'overveiw: { teaches: a }',
        overview,
        'field: { teaches: b, after: [overviw] }',
      ),
    },
    unknown(5, 'feild', 'field'),
    unknown(8, 'overveiw', 'overview'),
    unknown(10, 'overviw', 'overview'),
  ],
  [
    'paths: a page twice in a path',
    { [file]: lists(['field', 'overview', 'field'], overview, field) },
    error(
      `${file}:9`,
      'field "page" is invalid',
      'The page "field" is already a step of this path; remove one of them.',
    ),
  ],
  [
    'paths: a circle of prerequisites',
    { [file]: lists(['field'], 'overview: { teaches: a, after: [field] }', field) },
    error(
      `${file}:8`,
      'circular prerequisites: overview, field, overview',
      'Each of these pages is to be read after the next one; remove one of them from "after".',
    ),
  ],
  [
    'paths: a page that the map does not have',
    { [file]: lists(['field'], 'field: { teaches: b }') },
    error(
      'content/en/docs/v2/overview.mdx:1',
      'page "overview" is not in the map of the docs',
      `Add it to "map" of ${file}, with what it teaches.`,
    ),
  ],
];

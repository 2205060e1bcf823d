import { locales } from '@/lib/site/locales.ts';
import { proseSlugs } from '@/lib/site/series.ts';
import measurement from '../../content/benchmark.json' with { type: 'json' };
import { type Case, entry, error, field, page, warning } from './root.ts';

const form = 'Start the file with front matter:\n---\ntitle: …\ndescription: …\n---';
const utf8 = ['file is not valid UTF-8', 'Save the file as UTF-8.'] as const;
const notAllowed = 'Remove it; it is not allowed in texts.';
const nul = ['NUL byte', notAllowed] as const;
const orphan = 'content/zh-Hans/docs/v2/kernel.mdx';
const ledger = 'content/zh-Hans/ledger.json';
const authors = 'content/authors.yml';
const program = 'content/en/home/program.py';
const programFix = 'Write a short Python program there; the home page shows it.';

/** Characters that no text may have, and what is said of each. */
const unwanted: [name: string, character: string, what: string, fix: string][] = [
  ['a bell', '\x07', 'control character U+0007', notAllowed],
  ['a form feed', '\f', 'control character U+000C', notAllowed],
  ['a Windows apostrophe', '\x92', 'control character U+0092', `${notAllowed} Did you mean "’"?`],
  [
    'a change of direction',
    '\u202E',
    'bidirectional control character U+202E',
    'Remove it: readers would see the text around it in a different order from the file.',
  ],
  [
    'a byte order mark within the text',
    '\uFEFF',
    'byte order mark (U+FEFF) within the text',
    'Remove it; it is allowed only at the start of a file.',
  ],
  [
    'a character that was lost',
    '\uFFFD',
    'replacement character U+FFFD',
    'A program put it there that read the text in the wrong encoding: restore the lost character.',
  ],
];

/** Places and names of files, bytes, sizes, translations. */
export const files: Case[] = [
  ['files: an empty one', { [field]: '' }, error(`${field}:1`, 'file is empty', form)],
  [
    'files: UTF-16',
    { [field]: Buffer.from(`\uFEFF${page('Text.')}`, 'utf16le') },
    error(`${field}:1`, ...utf8),
  ],
  ['files: Latin-1', { [field]: Buffer.from(page('a\n\né'), 'latin1') }, error(`${field}:8`, ...utf8)],
  ['files: a NUL byte', { [field]: page('a\n\nb\0c') }, error(`${field}:8`, ...nul)],
  ['files: a NUL byte in a list', { [authors]: '- id: k-ye\n  name: A\0B\n' }, error(`${authors}:2`, ...nul)],
  ...unwanted.flatMap(([name, character, ...said]): Case[] => [
    [`files: ${name}`, { [field]: page(`a\n\nb${character}c`) }, error(`${field}:8`, ...said)],
    [
      `files: ${name} in the front matter`,
      { [field]: page('Text.').replace('description: D', `description: D${character}E`) },
      error(`${field}:3`, ...said),
    ],
    [
      `files: ${name} in a list`,
      { [authors]: `- id: k-ye\n  name: A${character}B\n` },
      error(`${authors}:2`, ...said),
    ],
  ]),
  [
    'files: three escapes, of a terminal that was copied from',
    { [field]: page('\x1B[1ma\x1B[0m\n\n\x1B[2mb') },
    error(`${field}:6`, 'control character U+001B, 3 times', 'Remove it; it is not allowed in texts.'),
  ],
  [
    'files: lines that end with CR alone',
    { [field]: page('Text.').replaceAll('\n', '\r') },
    error(`${field}:1`, 'lines end with CR only', 'Save the file with LF or CRLF line endings.'),
  ],
  [
    'files: five million characters',
    { [field]: page('word '.repeat(1_000_000)) },
    error(
      `${field}:1`,
      'text is too long: 5.0 million characters',
      'Split it; a page can have at most 1.0 million.',
    ),
  ],
  [
    'files: CRLF, with a broken anchor on its line',
    { [field]: page('## Shape\n\n[x](#shpae)').replaceAll('\n', '\r\n') },
    error(
      `${field}:8`,
      'broken anchor: #shpae',
      `${field} has no heading with the id "shpae". Did you mean "shape"?`,
    ),
  ],
  [
    'files: a post that ends in .md',
    { 'content/en/blog/2023/06/21/x.md': entry() },
    error('content/en/blog/2023/06/21/x.md:1', 'file name does not end in .mdx', 'Rename it to x.mdx.'),
  ],
  [
    'files: a page of the docs in a further folder',
    { 'content/en/docs/v2/sub/kernel.mdx': page('Text.') },
    error(
      'content/en/docs/v2/sub/kernel.mdx:1',
      'file is in the wrong folder',
      'Move it to docs/<version folder>/<slug>.mdx.',
    ),
  ],
  [
    'files: an issue without its month',
    { 'content/en/newsletter/2023/june.mdx': entry() },
    error(
      'content/en/newsletter/2023/june.mdx:1',
      'file is in the wrong folder',
      'Move it to newsletter/<year>/<month>/<slug>.mdx.',
    ),
  ],
  [
    'files: the folder of no version',
    { 'content/en/docs/v22/kernel.mdx': page('Text.') },
    error(
      'content/en/docs/v22/kernel.mdx:1',
      'unknown version folder "v22"',
      'Use one of: v2, v1; or add a row to versions.yml. Did you mean "v2"?',
    ),
  ],
  [
    'files: a misspelled folder',
    { 'content/en/blgo/2023/06/21/x.mdx': entry() },
    error(
      'content/en/blgo/2023/06/21/x.mdx:1',
      'unknown folder "blgo"',
      'Move it to one of: docs/<version folder>/<slug>.mdx, blog/<year>/<month>/<day>/<slug>.mdx, newsletter/<year>/<month>/<slug>.mdx, user-stories/<slug>.mdx, pages/<slug>.mdx. Did you mean "blog"?',
    ),
  ],
  [
    'files: a page that the site does not have',
    { 'content/en/pages/comunity.mdx': page('Text.') },
    error(
      'content/en/pages/comunity.mdx:1',
      'unknown page "comunity"',
      `Use one of: ${proseSlugs.join(', ')}; or add it to lib/site/series.ts. Did you mean "community"?`,
    ),
  ],
  ['home: an empty program', { [program]: '\n' }, error(`${program}:1`, 'file is empty', programFix)],
  [
    'home: a program that is no Python',
    { [program]: 'import taichi as ti\n\ndef paint(:\n    pass\n' },
    error(`${program}:3`, 'syntax error: missing ")"', 'Fix the program; the home page shows it.'),
  ],
  [
    'home: a measurement that lacks a time',
    { 'content/benchmark.json': JSON.stringify({ ...measurement, compileMs: undefined }, null, 2) },
    error('content/benchmark.json:1', 'field "compileMs" is missing', 'Add a line "compileMs: …".'),
  ],
  [
    'home: a program in Latin-1',
    { [program]: Buffer.from('a = 1\n\n# é\n', 'latin1') },
    error(`${program}:3`, ...utf8),
  ],
  [
    'translations: an unknown language',
    { 'content/zh-Hnas/docs/v2/field.mdx': page('Text.') },
    error(
      'content/zh-Hnas/docs/v2/field.mdx:1',
      'unknown locale "zh-Hnas"',
      `Use one of: ${locales.join(', ')}. Did you mean "zh-Hans"?`,
    ),
  ],
  [
    'translations: one without an English page',
    { [orphan]: page('文字。') },
    warning(
      `${orphan}:1`,
      'translation without an English page is not shown',
      'There is no content/en/docs/v2/kernel.mdx. Move the file to the path of the English page, or remove it.',
    ),
  ],
  ...['{\n "a": ', '{\n "docs/v2/field.mdx": 5 }'].map(
    (text): Case => [
      `translations: a ledger that says ${JSON.stringify(text)}`,
      { [ledger]: text },
      warning(
        `${ledger}:2`,
        'invalid ledger',
        'All translations count as not compared. Restore the file, or write it again: npm run i18n:accept -- LANGUAGE --all.',
      ),
    ],
  ),
];

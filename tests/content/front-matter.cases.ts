import { entryFields } from '@/lib/content/front-matter.ts';
import { coverKinds } from '@/lib/covers/cover.ts';
import { tagsPerDoc } from '@/lib/site/constants.ts';
import { type Case, entry, error, field, page, post } from './root.ts';

const issue = 'content/en/newsletter/2023/06/june.mdx';
const story = 'content/en/user-stories/oppo.mdx';
const community = 'content/en/pages/community.mdx';
const missing = (where: string, name: string) =>
  error(where, `field "${name}" is missing`, `Add a line "${name}: …".`);
const form = 'Start the file with front matter:\n---\ntitle: …\ndescription: …\n---';
const yaml = (where: string, why: string) =>
  error(
    where,
    'invalid YAML',
    `${why}.\nIndent with spaces, close every bracket and quote, and quote text that contains ": " or " #".`,
  );
const address =
  'Use letters, digits, "_" and "-"; not "archive", "tags" or "page". Issues are in <year>/<month>/.';

/** A case of a line of front matter, below title and description of a page of the docs. */
function docsLine(name: string, line: string, what: string, fix: string): Case {
  return [name, { [field]: page('Text.', line) }, error(`${field}:4`, what, fix)];
}

/** The same below title, description and date of a post. */
function postLine(name: string, line: string, what: string, fix: string): Case {
  return [name, { [post]: entry('Text.', line) }, error(`${post}:5`, what, fix)];
}

/** What a file says of itself, in each collection. */
export const frontMatter: Case[] = [
  ['docs: no title', { [field]: '---\ndescription: D\n---\n' }, missing(`${field}:2`, 'title')],
  [
    'docs: nothing between the lines',
    { [field]: '---\n---\n\nText.\n' },
    missing(`${field}:2`, 'title'),
    missing(`${field}:2`, 'description'),
  ],
  [
    'docs: a number as title',
    { [field]: '---\ntitle: 5\ndescription: D\n---\n' },
    error(
      `${field}:2`,
      'field "title" is invalid',
      'It must be text, but is a number: put it in quotes, "5".',
    ),
  ],
  [
    'docs: description without a value',
    { [field]: '---\ntitle: T\ndescription:\n---\n' },
    error(`${field}:3`, 'field "description" is empty', 'It must be text.'),
  ],
  [
    'docs: an empty text as description',
    { [field]: "---\ntitle: T\ndescription: ''\n---\n" },
    error(`${field}:3`, 'field "description" is empty', 'Add text, or remove the line.'),
  ],
  docsLine(
    'docs: one word for a list of tags',
    'tags: kernels',
    'field "tags" is invalid',
    'It must be a list, such as [a, b], but is "kernels".',
  ),
  [
    'docs: a number among the tags',
    { [field]: page('Text.', 'tags:\n  - kernels\n  - 5') },
    error(
      `${field}:6`,
      'item 2 of "tags" is invalid',
      'It must be text, but is a number: put it in quotes, "5".',
    ),
  ],
  docsLine(
    'docs: an unknown field',
    'sidebar_lable: X',
    'unknown field "sidebar_lable"',
    'Did you mean "sidebar_label"?',
  ),
  docsLine(
    'docs: an unknown tag',
    'tags: [kernel, types]',
    'unknown tag "kernel"',
    'Use a tag from tags.yml, or add it there. Did you mean "kernels"?',
  ),
  docsLine(
    'docs: one tag',
    'tags: [types]',
    'wrong number of tags: 1',
    `Use ${tagsPerDoc.min} to ${tagsPerDoc.max} different tags, or none.`,
  ),
  [
    'docs: a slug with a slash',
    { 'content/en/docs/v2/kernel.mdx': page('Text.', 'slug: a/b') },
    error(
      'content/en/docs/v2/kernel.mdx:4',
      'invalid slug "a/b"',
      'Use letters, digits, "_", "-" and "."; not the name of a version, and not "tags".',
    ),
  ],
  [
    'YAML: a field twice',
    { [field]: page('Text.', 'title: X') },
    yaml(`${field}:4`, 'Map keys must be unique'),
  ],
  [
    'YAML: a colon in a text',
    { [field]: '---\ntitle: Fields: shape\ndescription: D\n---\n' },
    yaml(`${field}:2`, 'Nested mappings are not allowed in compact mappings'),
  ],
  [
    'YAML: an open bracket',
    { [field]: page('Text.', 'tags: [kernels, types') },
    yaml(`${field}:4`, 'Flow sequence in block collection must be sufficiently indented and end with a ]'),
  ],
  [
    'YAML: a tab',
    { [field]: page('Text.', 'tags:\n\t- kernels') },
    yaml(`${field}:5`, 'Tabs are not allowed as indentation'),
  ],
  [
    'YAML: an open quote',
    { [field]: '---\ntitle: "T\ndescription: D\n---\n' },
    yaml(`${field}:3`, 'Missing closing "quote'),
  ],
  [
    'YAML: the escape of a control character',
    { [field]: page('Text.').replace('title: T', 'title: "T\\a"') },
    error(`${field}:2`, 'control character U+0007', 'Remove it; it is not allowed in texts.'),
  ],
  docsLine(
    'YAML: an unknown alias',
    'tags: [&types types, *tpyes]',
    'unknown alias "*tpyes"',
    'Define it above: put "&tpyes" before its value. Put text that starts with * in quotes. Did you mean "types"?',
  ),
  [
    'YAML: aliases that multiply',
    {
      [field]: page(
        'Text.',
        `a: &a [x]\n${['b', 'c', 'd', 'e'].map((name, at) => `${name}: &${name} [${Array(10).fill(`*${'abcd'[at]}`)}]`).join('\n')}`,
      ),
    },
    error(`${field}:5`, 'aliases expand to too many values', 'Write the values instead of "*name".'),
  ],
  [
    'YAML: lists in lists without an end',
    { [field]: page('Text.', `tags: ${'['.repeat(20_000)}`) },
    yaml(`${field}:4`, 'Lists or fields are nested too deeply'),
  ],
  [
    'YAML: a list instead of fields',
    { [field]: '---\n- a\n---\n' },
    error(
      `${field}:2`,
      'front matter is invalid',
      'It must be fields, each on a separate line, such as "name: …", but is a list.',
    ),
  ],
  ['no front matter', { [field]: 'Text.\n' }, error(`${field}:1`, 'missing front matter', form)],
  [
    'front matter that does not end',
    { [field]: '---\ntitle: T\n\nText.\n' },
    error(`${field}:1`, 'unclosed front matter', form),
  ],
  ['posts: no date', { [post]: page('Text.') }, missing(`${post}:2`, 'date')],
  ...['21 June 2023', '2023-02-30'].map(
    (date): Case => [
      `posts: the date ${date}`,
      { [post]: page('Text.', `date: ${date}`) },
      error(`${post}:4`, 'field "date" is invalid', 'It must be a valid date, such as 2023-06-21.'),
    ],
  ),
  [
    'posts: the date of another folder',
    { [post]: page('Text.', 'date: 2023-06-22') },
    error(
      `${post}:4`,
      'date 2023-06-22 does not match the folder (2023-06-21)',
      'Move the file to blog/2023/06/22/, or fix the date.',
    ),
  ],
  postLine(
    'posts: an unknown author',
    'authors: [k-yee]',
    'unknown author "k-yee"',
    'Use an id from authors.yml, or add it there. Did you mean "k-ye"?',
  ),
  [
    'posts: a source with an unknown author',
    { [post]: entry('Text.', 'source:\n  authors: [k-yee]\n  url: https://example.org/') },
    error(
      `${post}:5`,
      'unknown author "k-yee"',
      'Use an id from authors.yml, or add it there. Did you mean "k-ye"?',
    ),
  ],
  [
    'posts: a source without an address',
    { [post]: entry('Text.', 'source:\n  authors: [k-ye]') },
    error(`${post}:5`, 'field "source.url" is missing', 'Add a line "url: …".'),
  ],
  [
    'posts: a source that is not on the web',
    { [post]: entry('Text.', 'source:\n  url: book') },
    error(`${post}:6`, 'field "source.url" is invalid', 'It must be a URL that starts with https://.'),
  ],
  [
    'posts: authors of a retold text',
    { [post]: entry('Text.', 'authors: [k-ye]\nsource:\n  url: https://example.org/') },
    error(
      `${post}:5`,
      'a retold text has authors',
      'Name the authors of the original under "source", and remove the line "authors".',
    ),
  ],
  [
    'posts: a retold text that says "we"',
    { [post]: entry('It is fast.\n\nWe measured it.', 'source:\n  url: https://example.org/') },
    error(`${post}:11`, 'first person in a retold text: "We"', 'Say who: the authors, the team, a name.'),
  ],
  postLine(
    'posts: revised for an unknown version',
    'updated: {version: v9, date: 2023-07-01}',
    'unknown version "v9"',
    'Use a name from versions.yml. Did you mean "v2"?',
  ),
  postLine(
    'posts: revised before it was written',
    'updated: {version: v2, date: 2023-06-01}',
    'updated on 2023-06-01, before its date (2023-06-21)',
    'Write the day of the revision.',
  ),
  postLine(
    'posts: an unknown tag',
    'tags: [tutorail]',
    'unknown tag "tutorail"',
    'Use a tag from "posts" in tags.yml. Did you mean "tutorial"?',
  ),
  postLine(
    'posts: an unknown cover',
    'cover: flwo',
    'field "cover" is invalid',
    `Use one of: ${coverKinds.join(', ')}. Did you mean "flow"?`,
  ),
  [
    'stories: a figure without what it counts',
    { 'content/en/user-stories/a.mdx': entry('Text.', 'organization: A\nfigure: "6"') },
    error(
      'content/en/user-stories/a.mdx:5',
      'field "organization" is invalid',
      'Write organization, figure and fact, or none of them.',
    ),
  ],
  postLine(
    'posts: a fact',
    'fact: It is fast.',
    'unknown field "fact"',
    `Known fields: ${Object.keys(entryFields.shape).join(', ')}.`,
  ),
  postLine(
    'posts: a draft that says yes',
    'draft: yes',
    'field "draft" is invalid',
    'It must be true or false, but is "yes".',
  ),
  postLine('posts: a slug with a space', 'slug: my life', 'invalid address "my life"', address),
  [
    'posts: one that is called archive',
    { 'content/en/blog/2023/06/21/archive.mdx': entry() },
    error('content/en/blog/2023/06/21/archive.mdx:1', 'invalid address "archive"', address),
  ],
  [
    'newsletters: tags',
    { [issue]: entry('Text.', 'tags: [tutorial]') },
    error(
      `${issue}:5`,
      'tags are not allowed in the series newsletter',
      'Only posts can have tags; remove the line.',
    ),
  ],
  [
    'newsletters: a month that does not exist',
    { 'content/en/newsletter/2023/13/june.mdx': entry() },
    error('content/en/newsletter/2023/13/june.mdx:1', 'invalid address "2023/13/june"', address),
  ],
  [
    'stories: no description',
    { [story]: '---\ntitle: T\ndate: 2023-06-21\n---\n' },
    missing(`${story}:2`, 'description'),
  ],
  [
    'pages: a date',
    { [community]: page('Text.', 'date: 2023-06-21') },
    error(`${community}:4`, 'unknown field "date"', 'Known fields: title, description.'),
  ],
  [
    'pages: yes or no as title',
    { [community]: '---\ntitle: true\ndescription: D\n---\n' },
    error(
      `${community}:2`,
      'field "title" is invalid',
      'It must be text, but is a boolean: put it in quotes, "true".',
    ),
  ],
];

import { base, type Case, entry, error, page, post, versionRows, warning } from './root.ts';

const sidebar = 'content/en/docs/v2/sidebar.yml';
const versions = 'content/versions.yml';
const redirects = 'content/redirects.yml';
const tags = 'content/tags.yml';
const authors = 'content/authors.yml';
const terms = 'content/zh-Hans/terms.yml';
const searchWords = 'content/en/search.yml';

const yamlFix =
  'Indent with spaces, close every bracket and quote, and quote text that contains ": " or " #".';
const noList = 'It must be a list, such as [a, b]';

/** The rows of versions, with a third one that is the second one changed. */
function thirdVersion(change: (row: string) => string): string {
  return versionRows.latest + versionRows.old + change(versionRows.old);
}

/** A case of rows in redirects.yml, `from` and `to` each. */
function redirect(
  name: string,
  rows: [from: string, to: string][],
  ...said: [line: number, what: string, fix: string][]
): Case {
  const text = rows.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join('');
  return [
    name,
    { [redirects]: text },
    ...said.map(([line, ...rest]) => error(`${redirects}:${line}`, ...rest)),
  ];
}

/** Routes, and the files that say how the site hangs together. */
export const lists: Case[] = [
  [
    'routes: two pages of the docs with one slug',
    { 'content/en/docs/v2/other.mdx': page('Text.', 'slug: field') },
    warning(
      'content/en/docs/v2/other.mdx:4',
      'duplicate route "field"',
      'content/en/docs/v2/field.mdx has the same route and is used; give one of them a different slug.',
    ),
  ],
  [
    'routes: two posts with one name',
    { 'content/en/blog/2023/06/22/life.mdx': page('Text.', 'date: 2023-06-22') },
    warning(
      `${post}:1`,
      'duplicate route "life"',
      'content/en/blog/2023/06/22/life.mdx has the same route and is used; give one of them a different slug.',
    ),
  ],
  [
    'routes: a difference in case only',
    { 'content/en/user-stories/Oppo.mdx': entry() },
    warning(
      'content/en/user-stories/Oppo.mdx:1',
      'route "Oppo" differs from "oppo" only in case',
      'content/en/user-stories/oppo.mdx has that route; give one of them a different slug.',
    ),
  ],
  redirect(
    'redirects: a circle',
    [
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ],
    [1, 'circular redirect from /a/', 'It leads back to /b/; redirect to a page.'],
    [3, 'circular redirect from /b/', 'It leads back to /a/; redirect to a page.'],
  ),
  redirect(
    'redirects: a chain',
    [
      ['/a/', '/b/'],
      ['/b/', '/docs/field/'],
    ],
    [1, 'redirect to /b/, which is itself redirected', 'Write "to: /docs/field/".'],
  ),
  redirect(
    'redirects: to nowhere',
    [['/a/', '/docs/feild/']],
    [1, 'broken redirect to /docs/feild/', 'No page has this address. Did you mean "/docs/field/"?'],
  ),
  redirect(
    'redirects: from a page',
    [['/docs/field/', '/docs/overview/']],
    [1, 'redirect from an existing page: /docs/field/', 'A page has this address; remove the row.'],
  ),
  redirect(
    'redirects: one address twice',
    [
      ['/a/', '/docs/field/'],
      ['/a/', '/docs/overview/'],
    ],
    [3, 'field "from" is invalid', '/a/ is already redirected by a row above; remove one of them.'],
  ),
  redirect(
    'redirects: a language',
    [['/zh-Hans/a/', '/docs/field/']],
    [1, 'redirect with a language: /zh-Hans/a/', 'A redirect applies to all languages: write "/a/".'],
  ),
  redirect(
    'redirects: to another site',
    [['/a/', 'https://a.org/']],
    [
      2,
      'field "to" is invalid',
      'It must start and end with a slash and have no language, such as /docs/field/.',
    ],
  ),
  [
    'sidebar: an unknown page',
    { [sidebar]: '- label: All\n  pages:\n    - overview\n    - feild\n    - field\n' },
    error(
      `${sidebar}:4`,
      'unknown page "feild"',
      'There is no content/en/docs/v2/feild.mdx. Did you mean "field"?',
    ),
  ],
  [
    'sidebar: a page with its ending',
    { [sidebar]: '- label: All\n  pages: [overview, field.mdx]\n' },
    error(`${sidebar}:2`, 'unknown page "field.mdx"', 'Write it without the extension: field.'),
  ],
  [
    'sidebar: a page twice',
    { [sidebar]: `${base[sidebar]}    - field\n` },
    error(`${sidebar}:5`, 'duplicate page "field"', 'Remove one of the lines.'),
  ],
  [
    'sidebar: a page in none',
    { 'content/en/docs/v2/kernel.mdx': page('Text.') },
    error(
      'content/en/docs/v2/kernel.mdx:1',
      'page is not listed in any sidebar',
      `Add "kernel" to a category of ${sidebar}.`,
    ),
  ],
  [
    'sidebar: an empty category',
    { [sidebar]: `${base[sidebar]}- label: B\n  pages: []\n` },
    error(
      `${sidebar}:6`,
      'field "pages" is empty',
      'Add at least one item, or remove the entry that it belongs to.',
    ),
  ],
  [
    'sidebar: a category twice',
    { [sidebar]: '- label: A\n  pages: [overview]\n- label: A\n  pages: [field]\n' },
    error(
      `${sidebar}:3`,
      'field "label" is invalid',
      'The category "A" is already listed above; add the pages there.',
    ),
  ],
  [
    'sidebar: YAML with an open bracket',
    { [sidebar]: '- label: All\n  pages: [overview, field\n- label: B\n' },
    error(
      `${sidebar}:3`,
      'invalid YAML',
      `Flow sequence in block collection must be sufficiently indented and end with a ].\n${yamlFix}`,
    ),
  ],
  [
    'sidebar: no such file',
    { [sidebar]: undefined },
    error(`${sidebar}:1`, 'file is missing', 'See content/README.md for its format.'),
  ],
  [
    'versions: none is the latest',
    { [versions]: versionRows.old },
    error(`${versions}:1`, 'file is invalid', 'Exactly one version must have "status: latest"; none has.'),
  ],
  [
    'versions: two are the latest',
    { [versions]: versionRows.latest + versionRows.old.replace('unmaintained', 'latest') },
    error(
      `${versions}:10`,
      'field "status" is invalid',
      'Only one version can be the latest; a row above already is.',
    ),
  ],
  [
    'versions: one segment twice',
    { [versions]: thirdVersion((row) => row.replace(/(name|label|folder): v1/g, '$1: v0')) },
    error(
      `${versions}:13`,
      'field "segment" is invalid',
      'Another version has the segment "v1"; it must be unique.',
    ),
  ],
  [
    'versions: a folder that is missing',
    { [versions]: thirdVersion((row) => row.replaceAll('v1', 'v0')) },
    error('content/en/docs/v0/sidebar.yml:1', 'file is missing', 'See content/README.md for its format.'),
    error(`${versions}:11`, 'version v0 has no main page', 'Add content/en/docs/v0/overview.mdx.'),
  ],
  [
    'versions: an unknown status',
    { [versions]: versionRows.latest + versionRows.old.replace('unmaintained', 'unmaintaned') },
    error(
      `${versions}:10`,
      'field "status" is invalid',
      'Use one of: unreleased, latest, unmaintained. Did you mean "unmaintained"?',
    ),
  ],
  [
    'versions: a row without a label',
    { [versions]: versionRows.latest + versionRows.old.replace('  label: v1\n', '') },
    error(`${versions}:6`, 'field "label" is missing', 'Add a line "label: …".'),
  ],
  ['versions: an empty file', { [versions]: '' }, error(`${versions}:1`, 'file is invalid', `${noList}.`)],
  [
    'tags: a name that is missing',
    { [tags]: String(base[tags]).replace(', fr-FR: types', '') },
    error(`${tags}:5`, 'field "label.fr-FR" is missing', 'Add a line "fr-FR: …".'),
  ],
  [
    'tags: one twice',
    { [tags]: String(base[tags]).replace('tag: types', 'tag: kernels') },
    error(
      `${tags}:4`,
      'field "tag" is invalid',
      'The tag "kernels" is already listed above; remove one of them.',
    ),
  ],
  [
    'authors: one twice',
    { [authors]: `${base[authors]}${base[authors]}` },
    error(
      `${authors}:3`,
      'field "id" is invalid',
      'The id "k-ye" is already listed above; remove one of them.',
    ),
  ],
  [
    'authors: an address without https',
    { [authors]: `${base[authors]}  url: http://a.org\n` },
    error(`${authors}:3`, 'field "url" is invalid', 'It must be a URL that starts with https://.'),
  ],
  [
    'terms: a category that no sidebar has',
    { [terms]: 'categories:\n  Al: 全部\nterms: []\n' },
    warning(
      `${terms}:2`,
      'unknown category "Al"',
      'Use the name in the English sidebar, or remove the line. Did you mean "All"?',
    ),
  ],
  [
    'search words: a word of readers in two rows',
    {
      [searchWords]:
        'popular: [field]\nsynonyms:\n  - readers: [array]\n    texts: [field]\n  - readers: [list, array]\n    texts: [dynamic]\n',
    },
    error(
      `${searchWords}:5`,
      'field "readers" is invalid',
      '"array" is already listed above; add the words of the texts there.',
    ),
  ],
  [
    'search words: a row without words of the texts',
    { [searchWords]: 'popular: [field]\nsynonyms:\n  - readers: [array]\n' },
    error(`${searchWords}:3`, 'field "texts" is missing', 'Add a line "texts: …".'),
  ],
];

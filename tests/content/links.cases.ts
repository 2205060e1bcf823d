import { type Case, entry, error, field, page, post, warning } from './root.ts';

const chinese = 'content/zh-Hans/docs/v2/field.mdx';

/** A link or image on line 6 of a page of the docs, reported on that line. */
function fails(name: string, text: string, what: string, fix: string): Case {
  return [name, { [field]: page(text) }, error(`${field}:6`, what, fix)];
}

function warns(name: string, address: string, fix: string): Case {
  return [
    name,
    { [field]: page(`[x](${address})`) },
    warning(`${field}:6`, `broken link to a file: ${address}`, fix),
  ];
}

const schemes = 'Links must start with https:, http:, mailto: or a path.';

export const links: Case[] = [
  warns('links: a file that is missing', './feild.mdx', 'Did you mean "./field.mdx"?'),
  warns(
    'links: a file like which there is none',
    './quantization.mdx',
    'Link to a file that exists; the text is shown without the link.',
  ),
  warns('links: a file in wrong case', './Overview.mdx', 'Did you mean "./overview.mdx"?'),
  warns('links: a missing file of another version', '../v1/feild.mdx', 'Did you mean "../v1/field.mdx"?'),
  [
    'links: a file from where only addresses work',
    { [post]: entry('[x](../../../../docs/v2/field.mdx#shape)') },
    warning(
      `${post}:7`,
      'broken link to a file: ../../../../docs/v2/field.mdx#shape',
      'Write the address: "/docs/field/#shape".',
    ),
  ],
  fails(
    'links: a missing page',
    '[x](/docs/feild/)',
    'broken link: /docs/feild/',
    'Did you mean "/docs/field/"?',
  ),
  fails(
    'links: a page without its last slash',
    '[x](/docs/overview#start)',
    'broken link: /docs/overview#start',
    'Addresses of pages end in a slash: "/docs/overview/#start".',
  ),
  fails(
    'links: a page of one language',
    '[x](/zh-Hans/docs/field/)',
    'broken link: /zh-Hans/docs/field/',
    'Remove the language: the link leads to the page in the language of the reader.',
  ),
  fails(
    'links: an address that depends on the page',
    '[x](../overview/)',
    'relative link: ../overview/',
    'Link to the file (./name.mdx), or start with a slash.',
  ),
  [
    'links: a draft',
    { [post]: entry('Text.', 'draft: true'), [field]: page('[x](/blog/life/)') },
    error(
      `${field}:6`,
      'broken link: /blog/life/',
      `${post} is a draft or dated in the future, so it has no page yet.`,
    ),
  ],
  fails(
    'anchors: on the same page',
    '[x](#shpae)\n\n## Shape',
    'broken anchor: #shpae',
    `${field} has no heading with the id "shpae". Did you mean "shape"?`,
  ),
  fails(
    'anchors: on another page',
    '[x](./overview.mdx#strat)',
    'broken anchor: ./overview.mdx#strat',
    'content/en/docs/v2/overview.mdx has no heading with the id "strat". Did you mean "start"?',
  ),
  fails(
    'anchors: after an address',
    '[x](/docs/overview/#strat)',
    'broken anchor: /docs/overview/#strat',
    'content/en/docs/v2/overview.mdx has no heading with the id "strat". Did you mean "start"?',
  ),
  fails(
    'anchors: one that another version has',
    '[x](../v1/field.mdx#shape)',
    'broken anchor: ../v1/field.mdx#shape',
    'content/en/docs/v1/field.mdx has no heading with the id "shape".',
  ),
  fails(
    'anchors: one that cannot be decoded',
    '[x](#%E0%A4%A)',
    'broken anchor: #%E0%A4%25A',
    `${field} has no heading with the id "%E0%A4%25A".`,
  ),
  [
    'anchors: one that only the English text has',
    { [field]: page('## Shape'), [chinese]: page('## 形状\n\n[x](#shape)') },
    error(
      `${chinese}:8`,
      'broken anchor: #shape',
      `${chinese} has no heading with the id "shape". The English page has one: write "## … [#shape]".`,
    ),
  ],
  fails('links: no address', '[x]()', 'link without an address', 'Add one, or remove the brackets.'),
  fails(
    'links: no text',
    '[](./overview.mdx)',
    'link ./overview.mdx has no text',
    'Add text that says where it leads: [text](address).',
  ),
  fails(
    'links: a space in the address',
    '[x](https://a.org/b c)',
    '"[x](https://a.org/b c)" is not a link',
    'An address cannot contain spaces: write %20 for each.',
  ),
  fails(
    'links: half an address',
    '[x](https:/a.org/b)',
    'invalid link address https:/a.org/b',
    'Write it like https://example.org/path.',
  ),
  fails(
    'links: a misspelled scheme',
    '[x](htpps://a.org/b)',
    'link htpps://a.org/b is not allowed',
    `${schemes} Did you mean "https"?`,
  ),
  fails('links: a script', '[x](javascript:alert(1))', 'link javascript:alert(1) is not allowed', schemes),
  fails(
    'images: a missing one',
    '![A](/figures/b.svg)',
    'image /figures/b.svg does not exist',
    'Put the file at public/figures/b.svg. Did you mean "/figures/a.svg"?',
  ),
  fails(
    'images: wrong case',
    '![A](/figures/A.svg)',
    'image /figures/A.svg does not exist',
    'Put the file at public/figures/A.svg. Did you mean "/figures/a.svg"?',
  ),
  fails(
    'images: no text',
    '![](/figures/a.svg)',
    'image /figures/a.svg has no alternative text',
    'Describe what it shows: ![text](address).',
  ),
  [
    'images: a file that is none',
    { [field]: page('![A](/figures/a.png)'), 'public/figures/a.png': 'text' },
    error(`${field}:6`, 'image /figures/a.png cannot be read', 'Use an SVG, WebP, PNG, JPEG or GIF file.'),
  ],
  [
    'images: a drawing with a script',
    {
      [field]: page('![A](/figures/x.svg)'),
      'public/figures/x.svg': '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
    },
    error(
      `${field}:6`,
      'image /figures/x.svg contains a script',
      'Remove scripts, on… attributes and foreignObject.',
    ),
  ],
  fails(
    'images: outside of public',
    '![A](/../content/tags.yml)',
    'image /../content/tags.yml is not an absolute path',
    'Put the file in public/figures and refer to it as /figures/tags.yml.',
  ),
  fails(
    'images: on another site',
    '![A](https://a.org/a.png)',
    'image https://a.org/a.png is on another site',
    'Put a copy in public/figures and refer to it as /figures/name.png.',
  ),
];

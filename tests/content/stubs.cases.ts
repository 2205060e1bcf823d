import { type Case, error, type Files, field, page } from './root.ts';

const folder = 'content/stubs/v2';
const module = `${folder}/pkg/__init__.pyi`;
const settings = `${folder}/reference.yml`;
const lines = `${folder}/lines.json`;
const groups = 'content/stubs/groups.yml';

const stub = (text: string) => `"""A package."""\n\n${text}`;
const one = 'def one() -> int:\n    """Give one."""\n';
const settingsText =
  'package: pkg\nversion: v2\nsource: https://a.org/{file}#L{line}\naliases: { p: pkg }\npages:\n  - pkg\n';

/** A right reference of one module with one function. */
export const reference: Files = {
  [settings]: settingsText,
  [lines]: '{}\n',
  [groups]: 'pkg:\n  - title: Numbers\n    symbols: [one]\n',
  [module]: stub(one),
};

/** Stubs of the API reference, and what leads to its pages. */
export const stubs: Case[] = [
  [
    'stubs: no Python',
    { ...reference, [module]: stub(`${one}\n\ndef two(:\n    """Give two."""\n`) },
    error(
      `${module}:7`,
      'syntax error: missing ")"',
      'The code around it was read; fix the source to include all of it.',
    ),
  ],
  [
    'stubs: no docstring',
    { ...reference, [module]: stub(`${one}\ndef two() -> int: ...\n`) },
    error(`${module}:6`, 'pkg.two has no docstring', 'Add one below its first line.'),
  ],
  [
    'stubs: a control character in a docstring',
    { ...reference, [module]: stub(one.replace('Give one.', 'Give\n\n    \x07one.')) },
    error(`${module}:6`, 'control character U+0007', 'Remove it; it is not allowed in texts.'),
  ],
  [
    'stubs: a control character that a docstring has as an escape',
    { ...reference, [module]: stub(one.replace('Give one.', 'Give \\a one.')) },
    error(`${module}:3`, 'control character U+0007', 'Remove it; it is not allowed in texts.'),
  ],
  [
    'stubs: a control character in the settings',
    { ...reference, [settings]: settingsText.replace('version: v2', 'version: v2\x07') },
    error(`${settings}:2`, 'control character U+0007', 'Remove it; it is not allowed in texts.'),
  ],
  [
    'stubs: a name that leads nowhere',
    { ...reference, [module]: stub(one.replace('one."""', '`p.oen`."""')) },
    error(`${module}:3`, 'broken reference "p.oen" in the docstring', 'Did you mean "pkg.one"?'),
  ],
  [
    'stubs: a page that is no module',
    { ...reference, [settings]: `${settingsText}  - pgk\n` },
    error(
      `${settings}:7`,
      'unknown module "pgk"',
      'Remove it from the list, or add its stub. Did you mean "pkg"?',
    ),
  ],
  [
    'stubs: a symbol that no page shows',
    { ...reference, [`${folder}/pkg/hidden.pyi`]: 'def two() -> int:\n    """Give two."""\n' },
    error(
      `${folder}/pkg/hidden.pyi:1`,
      'pkg.hidden.two is on no page',
      `Add a module that exports it to the pages of ${settings}.`,
    ),
  ],
  [
    'stubs: a page without a symbol',
    {
      ...reference,
      [settings]: `${settingsText}  - pkg.nothing\n`,
      [`${folder}/pkg/nothing.pyi`]: '"""Nothing."""\n',
    },
    error(
      `${settings}:7`,
      'the page of pkg.nothing is empty',
      'Remove it from the pages: the module exports nothing.',
    ),
  ],
  [
    'stubs: a misspelled field',
    { ...reference, [settings]: settingsText.replace('pages', 'pagse') },
    error(`${settings}:1`, 'field "pages" is missing', 'Add a line "pages: …".'),
    error(`${settings}:5`, 'unknown field "pagse"', 'Did you mean "pages"?'),
  ],
  [
    'stubs: a package that is missing',
    { ...reference, [settings]: settingsText.replace('package: pkg', 'package: pgk') },
    error(`${settings}:1`, 'unknown package "pgk"', `There is no folder ${folder}/pgk. Did you mean "pkg"?`),
  ],
  [
    'stubs: lines that are no JSON',
    { ...reference, [lines]: '{\n "a": ' },
    error(
      `${lines}:2`,
      'invalid JSON',
      'Flow map must end with a }.\nClose every bracket and quote; no comma follows the last value.',
    ),
  ],
  [
    'stubs: an unknown symbol in the groups',
    { ...reference, [groups]: 'pkg:\n  - title: Numbers\n    symbols:\n      - one\n      - oen\n' },
    error(`${groups}:5`, 'unknown symbol "oen"', 'No version of pkg has it. Did you mean "one"?'),
  ],
  [
    'stubs: an unknown module in the groups',
    { ...reference, [groups]: 'pgk:\n  - title: Numbers\n    symbols: [one]\n' },
    error(`${groups}:1`, 'unknown module "pgk"', 'It is not in any version. Did you mean "pkg"?'),
  ],
  [
    'home: a program with a name that the latest version does not have',
    {
      [settings]: settingsText.replaceAll('pkg', 'taichi'),
      [lines]: '{}\n',
      [groups]: '{}\n',
      [`${folder}/taichi/__init__.pyi`]: stub(one),
      'content/en/home/program.py': 'import taichi as ti\n\nti.oen()\n',
    },
    error('content/en/home/program.py:3', 'taichi has no "oen" in v2', 'Did you mean "one"?'),
  ],
  [
    'reference: a link to a missing module',
    { ...reference, [field]: page('[x](/api/pgk/)') },
    error(`${field}:6`, 'broken link: /api/pgk/', 'Did you mean "/api/pkg/"?'),
  ],
  [
    'reference: a link to a missing entry',
    { ...reference, [field]: page('[x](/api/pkg/#pkg.oen)') },
    error(
      `${field}:6`,
      'broken anchor: /api/pkg/#pkg.oen',
      'content/api/v2/pkg.mdx has no heading with the id "pkg.oen". Did you mean "pkg.one"?',
    ),
  ],
  [
    'reference: a redirect to a missing module',
    { ...reference, 'content/redirects.yml': '- from: /a/\n  to: /api/pgk/\n' },
    error(
      'content/redirects.yml:1',
      'broken redirect to /api/pgk/',
      'No page has this address. Did you mean "/api/pkg/"?',
    ),
  ],
];

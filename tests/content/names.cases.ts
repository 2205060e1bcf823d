import { type Case, entry, error, field, page, post } from './root.ts';

const list = 'content/names/v2.json';
const older = 'content/names/v1.json';
const exceptions = 'content/names/exceptions.yml';

const listOf = (version: string, words: string[]) =>
  JSON.stringify({
    version,
    commit: 'abc',
    environment: ['TI_ARCH'],
    cmake: [],
    initOptions: ['arch'],
    fieldOptions: [],
    dynamicNames: [],
    words,
    scoped: [],
    bound: [],
    attributes: {},
    commands: { 'ti video': '-f' },
    folders: { '.': 'setup.py', 'tests/cpp': 'a.cpp' },
  });

/** Two versions of the language: only the newer one has `ti_wait`. */
const names = { [list]: listOf('v2', ['TI_TRUE', 'ti_wait']), [older]: listOf('v1', ['TI_TRUE']) };

const otherwise = `Correct the text; where it is right, add a row with the reason to ${exceptions}.`;

/** Names of the language that a version does not have, and the files that list them. */
export const nameCases: Case[] = [
  [
    'names: several in one page, each with its line',
    { ...names, [field]: page('`TI_TRUTH`\n\n```bash\nti video -x\n```') },
    error(`${field}:6`, 'unknown name "TI_TRUTH" in v2', `Did you mean "TI_TRUE"? ${otherwise}`),
    error(`${field}:9`, 'unknown option "-x" of ti video in v2', `Did you mean "-f"? ${otherwise}`),
  ],
  [
    'names: one of another version',
    { ...names, 'content/en/docs/v1/field.mdx': page('## Layout\n\n`ti_wait` in `tests/cpp/`') },
    error('content/en/docs/v1/field.mdx:8', 'unknown name "ti_wait" in v1', otherwise),
  ],
  [
    'names: in a post, which may have those of any version',
    {
      ...names,
      [post]: entry('`ti_wait`, `ti_stop`', 'authors: [k-ye]\ntags: [tutorial]'),
    },
    error(`${post}:9`, 'unknown name "ti_stop" in v1, v2', otherwise),
  ],
  [
    'names: a version without a list',
    { [list]: names[list] },
    error(
      `${older}:1`,
      'file is missing',
      'Write it with "npm run names:record", or copy that of the version before (CONTRIBUTING.md).',
    ),
  ],
  [
    'names: a list that is not valid',
    { ...names, [list]: '{' },
    error(
      `${list}:1`,
      'invalid list of names',
      'Write it again with "npm run names:record" (CONTRIBUTING.md).',
    ),
  ],
  [
    'names: an exception without a reason',
    {
      ...names,
      [field]: page('`TI_NEVER_WAS`'),
      [exceptions]: '- name: TI_NEVER_WAS\n  text: docs/*/field.mdx\n',
    },
    error(`${exceptions}:1`, 'field "reason" is missing', 'Add a line "reason: …".'),
    error(`${field}:6`, 'unknown name "TI_NEVER_WAS" in v2', otherwise),
  ],
];

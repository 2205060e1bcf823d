import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentRoot } from '@/lib/site/content-root.ts';
import { defaultLocale, prefixedLocales } from '@/lib/site/locales.ts';
import { problemText } from '@/lib/site/problem.ts';
import { textsOf } from '@/lib/translations/ledger.ts';
import { sectionProblems, structureProblems } from '@/lib/translations/structure.ts';

test.each(prefixedLocales)('every translation in %s is built as its English text', (locale) => {
  const files = textsOf(locale).map((path) => {
    const file = (language: string) => posix.join(contentRoot, language, path);
    return { english: file(defaultLocale), translated: file(locale) };
  });
  const pairs = files.filter(({ english }) => existsSync(english));
  expect(pairs.length).toBeGreaterThan(60);
  const problems = pairs.flatMap(({ english, translated }) =>
    structureProblems(readFileSync(english, 'utf8'), readFileSync(translated, 'utf8'), translated),
  );
  expect(problems.map(problemText)).toEqual([]);
});

const english = `---
title: Fields
---

See [types](./type.mdx).

## Shape

Each field of numbers has a shape, and programs read and write the elements by their indices.

\`\`\`python title="shape.py" {1}
x = ti.field(ti.i32, shape=3)  # three numbers
\`\`\`

:::note
| A | B |
| - | - |
| 1 | 2 |
:::

## Types
`;

const french = `---
title: Champs
---

Voir [les types](./type.mdx).

## Forme [#shape]

Chaque champ de nombres a une forme, et les programmes lisent et écrivent les éléments par leurs indices.

\`\`\`python title="shape.py" {1}
x = ti.field(ti.i32, shape=3)  # trois nombres
\`\`\`

:::note
| A | B |
| - | - |
| 1 | 2 |
:::

## Types
`;

describe('a translation', () => {
  test('may differ in its words, comments and titles', () => {
    expect(structureProblems(english, french, 'a.mdx')).toEqual([]);
    const titled = (text: string, title: string) => text.replace('shape.py', title);
    expect(
      structureProblems(titled(english, 'shape.py, part 1'), titled(french, 'shape.py, partie 1'), 'a.mdx'),
    ).toEqual([]);
  });

  test.each([
    ['other code', ['shape=3', 'shape=4'], 'a.mdx:11  code differs from the English text'],
    ['other options of a block', ['{1}', '{2}'], 'a.mdx:11  options of code'],
    ['another name of a file', ['shape.py', 'forme.py'], 'a.mdx:11  options of code'],
    ['a block less', [/```[\s\S]*```\n/, ''], 'a.mdx:1  0 blocks of code'],
    [
      'another id',
      ['[#shape]', '[#forme]'],
      'a.mdx:7  the section #forme stands where the English text has #shape',
    ],
    ['a section less', ['## Types\n', ''], 'a.mdx:1  the section #types is missing'],
    [
      'a section more',
      ['## Types\n', '## Types\n\n## Plus\n'],
      'a.mdx:23  the section #plus stands where the English text has none',
    ],
    ['another link', ['./type.mdx', './types.mdx'], 'a.mdx:1  link to ./type.mdx: 0 times'],
    ['a row less', ['| 1 | 2 |\n', ''], 'a.mdx:1  2 rows of tables'],
    ['another directive', [':::note', ':::tip'], 'a.mdx:1  :::note: 0 times'],
  ] as const)('with %s is reported', (_, [before, after], said) => {
    const changed = french.replace(before, after);
    expect(changed).not.toBe(french);
    expect(structureProblems(english, changed, 'a.mdx').map(problemText)[0]).toContain(said);
  });

  test('with a section that nobody has translated is reported', () => {
    const [, shape = ''] = /(## Shape[\s\S]*)```python/.exec(english) ?? [];
    const copied = french
      .replace(/## Forme[\s\S]*```python/, `${shape}\`\`\`python`)
      .replace('trois nombres', 'three numbers');
    expect(structureProblems(english, copied, 'a.mdx').map(problemText)[0]).toContain(
      '"Shape" is in English',
    );
  });

  test('is compared by section, too, with the lines of its file', () => {
    const changed = french.replace('shape=3', 'shape=4');
    expect(sectionProblems(english, changed, 'shape', 'a.mdx').map(problemText)[0]).toContain(
      'a.mdx:11  code differs',
    );
    expect(sectionProblems(english, changed, 'types', 'a.mdx')).toEqual([]);
  });
});

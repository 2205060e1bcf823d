import { expect, test } from 'vitest';
import { mixedBody } from '@/lib/mdx/mixed-body.ts';
import { compileBody } from '@/lib/mdx/pipeline.ts';

const compile = (text: string) => compileBody(text, 'a.mdx', () => undefined);

const english = `Intro.

## First

Text one.

:::note
### Within [#within]

Note.
:::

## Second

Text two.
`;

const french = `Début.

## Premier [#first]

Texte un.

:::note
### Dedans [#within]

Note.
:::

## Deuxième [#second]

Texte deux.
`;

/** The text in French where it has sections with these ids, else in English. */
async function mixed(...ids: string[]) {
  const bodies = await Promise.all([compile(english), compile(french)]);
  expect(bodies.flatMap(({ problems }) => problems)).toEqual([]);
  return { body: mixedBody(...bodies, ids), english: bodies[0], french: bodies[1] };
}

test('a text with all sections translated is the translation, and one with none is the English text, marked as such', async () => {
  const whole = await mixed('', 'first', 'within', 'second');
  for (const part of ['html', 'markdown', 'headings', 'ids'] as const)
    expect(whole.body[part]).toEqual(whole.french[part]);
  const none = await mixed();
  expect(none.body.html.replace(/<div lang="en">|<\/div>\n(?=<div lang|$)/g, '')).toBe(none.english.html);
  expect(none.body.markdown).toBe(none.english.markdown);
});

test('sections that are not translated are in English, in their place, and marked in the text and in its contents', async () => {
  const { body } = await mixed('', 'second');
  const [before, within, after] = body.html.split(
    /<div lang="en">|<\/div>\n(?=<div class="heading"><h2 id="second")/,
  );
  expect(before).toContain('Début.');
  expect(within).toMatch(/First[\s\S]*Text one\.[\s\S]*Within/);
  expect(after).toMatch(/Deuxième[\s\S]*Texte deux\./);
  expect(body.html).not.toContain('Premier');
  expect(body.headings).toEqual([
    { level: 2, id: 'first', text: 'First', lang: 'en' },
    { level: 3, id: 'within', text: 'Within', lang: 'en' },
    { level: 2, id: 'second', text: 'Deuxième' },
  ]);
  expect(body.markdown.split('\n\n').filter((line) => !line.startsWith('>'))).toEqual([
    'Début.',
    '## First',
    'Text one.',
    '## Deuxième',
    'Texte deux.',
  ]);
});

test('a section is in English if a section within it is', async () => {
  const { body } = await mixed('', 'first', 'second');
  expect(body.html).toMatch(/First[\s\S]*Within/);
  expect(body.html).not.toContain('Premier');
});

test('a section that the translation does not have is in English', async () => {
  const [one, other] = await Promise.all([compile(`${english}\n## Third\n\nText three.\n`), compile(french)]);
  expect(mixedBody(one, other, ['', 'first', 'within', 'second', 'third']).html).toMatch(
    /<div lang="en"><div class="heading"><h2 id="third">/,
  );
});

test('a text that begins with a heading has an empty section before it', async () => {
  const [one, other] = await Promise.all([
    compile('## First\n\nText.\n'),
    compile('## Premier [#first]\n\nTexte.\n'),
  ]);
  expect(mixedBody(one, other, ['first']).html).toBe(other.html);
});

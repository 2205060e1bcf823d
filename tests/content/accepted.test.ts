import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ContentIndex } from '@/lib/content/record.ts';
import type { Body } from '@/lib/mdx/body.ts';
import { base, contentStep, entry, type Files, field, generated, page, post } from './root.ts';

/** The index of a site that is right, and the compiled text of its page about fields. */
async function built(changes: Files): Promise<{ index: ContentIndex; body: Body }> {
  let seen: { index: ContentIndex; body: Body } | undefined;
  const outcome = await contentStep(changes, async () => {
    const { default: index } = await generated<ContentIndex>('index');
    const key = index.docs.find(({ file }) => file === field)?.body ?? '';
    const body = JSON.parse(readFileSync(`.cache/bodies/${key.slice(0, 2)}/${key}.json`, 'utf8')) as Body;
    seen = { index, body };
  });
  expect(outcome).toEqual({ said: [], isBuilt: true });
  if (!seen) throw new Error('The step ended before the site could be seen.');
  return seen;
}

const withTags = page('## Shape\n\nText.', 'tags: [kernels, types]');

describe('what looks odd and is right builds to the same as what looks plain', () => {
  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['both', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ])('%s, in every file', async (_, change) => {
    const plain = await built({ [field]: withTags });
    const odd = Object.entries({ ...base, [field]: withTags }).map(([path, text]) => [
      path,
      typeof text === 'string' && path.startsWith('content/') ? change(text) : text,
    ]);
    const { index, body } = await built(Object.fromEntries(odd));
    expect(body).toEqual(plain.body);
    // The key of a text is made from its bytes.
    const withoutKeys = ({ docs, entries, prose, ...rest }: ContentIndex) => ({
      ...rest,
      texts: [...docs, ...entries, ...prose].map(({ body: _key, ...record }) => record),
    });
    expect(withoutKeys(index)).toEqual(withoutKeys(plain.index));
  });

  test('a file with front matter alone is a page without text', async () => {
    const { body } = await built({ [field]: '---\ntitle: T\ndescription: D\n---' });
    expect([body.html.trim(), body.words]).toEqual(['', 0]);
  });

  test('two headings with the same words get different ids', async () => {
    const { body } = await built({ [field]: page('## Shape\n\n## Shape\n\n[x](#shape-1)') });
    expect(body.headings.map(({ id }) => id)).toEqual(['shape', 'shape-1']);
  });

  test('a link to a page of another version, with its anchor, leads there', async () => {
    const { body } = await built({ [field]: page('[x](../v1/field.mdx#layout)') });
    expect(body.html).toContain('../v1/field.mdx#layout');
  });

  test('a draft and a post of the future are no pages', async () => {
    const { index } = await built({
      'content/en/blog/2023/06/21/draft.mdx': entry('Text.', 'draft: true'),
      'content/en/blog/2999/06/21/far.mdx': page('Text.', 'date: 2999-06-21'),
    });
    expect(index.entries.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['draft']));
    expect(index.entries.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['far']));
    expect(index.entries.map(({ id }) => id)).toContain('life');
  });

  test('a translation without its English page, or of a draft, is no page', async () => {
    let index: ContentIndex | undefined;
    const text = entry('文字。');
    const { isBuilt } = await contentStep(
      {
        'content/zh-Hans/docs/v2/kernel.mdx': page('文字。'),
        [post]: entry('Text.', 'draft: true'),
        [post.replace('/en/', '/zh-Hans/')]: text,
        'content/zh-Hans/user-stories/oppo.mdx': text,
      },
      async () => {
        index = (await generated<ContentIndex>('index')).default;
      },
    );
    expect(isBuilt).toBe(true);
    const files = [...(index?.docs ?? []), ...(index?.entries ?? [])].map(({ file }) => file);
    expect(files.filter((file) => file.startsWith('content/zh-Hans/'))).toEqual([
      'content/zh-Hans/docs/v2/field.mdx',
      'content/zh-Hans/user-stories/oppo.mdx',
    ]);
  });

  test.each([
    ['a line of 100,000 characters', `${'word '.repeat(20_000)}`, 'word'],
    ['200 quotes in each other', `${'> '.repeat(200)}deep`, 'deep'],
    ['500 elements in each other', `${'<details>\n'.repeat(500)}deep\n${'</details>\n'.repeat(500)}`, 'deep'],
    ['5,000 open brackets', '['.repeat(5000), '[[['],
  ])('%s', async (_, text, part) => {
    expect((await built({ [field]: page(text) })).body.html).toContain(part);
  });
});

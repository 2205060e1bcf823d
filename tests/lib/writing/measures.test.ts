import { describe, expect, test } from 'vitest';
import { type MeasuredPage, measures, writingAdvice } from '@/lib/writing/measures.ts';

const slugs = ['field', 'layout', 'sparse', 'quant'];

/** A page that meets every measure among pages of these slugs. */
const page = (slug: string, more: Partial<MeasuredPage> = {}): MeasuredPage => ({
  file: `content/en/docs/v1/${slug}.mdx`,
  version: 'v1',
  slug,
  text: { words: measures.words, links: slugs.map((one) => ({ href: `./${one}.mdx#a`, line: 1 })) },
  source: 'Text.\n\n![A field of eight by eight cells](/figures/field.svg)\n',
  ...more,
});
const [field = page('field'), ...others] = slugs.map((slug) => page(slug));
const adviceFor = (more: Partial<MeasuredPage>) => writingAdvice([{ ...field, ...more }, ...others]);

describe('the advice for writers', () => {
  test('is none for pages that meet the measures', () => {
    expect(writingAdvice([field, ...others])).toEqual([]);
  });

  test('warns of a short page', () => {
    const advice = adviceFor({ text: { ...field.text, words: measures.words - 1 } });
    expect(advice).toHaveLength(1);
    expect(advice[0]).toMatchObject({ severity: 'warning', where: `${field.file}:1` });
    expect(advice[0]?.what).toContain(`${measures.words - 1} words`);
  });

  test('warns of few links to other pages; links to itself and twice to one page do not add up', () => {
    const hrefs = ['./layout.mdx', './layout.mdx#a', './field.mdx', './sparse.mdx', 'https://a.org/x.mdx'];
    const links = hrefs.map((href) => ({ href, line: 1 }));
    expect(adviceFor({ text: { ...field.text, links } }).map(({ what }) => what)).toEqual([
      'links to 2 other pages',
    ]);
  });

  test('warns of a page that no other page of its version links to', () => {
    expect(writingAdvice([field]).map(({ what }) => what)).toEqual(['no other page links to it']);
    const inOtherVersion = others.map((other) => ({ ...other, version: 'v2' }));
    expect(
      writingAdvice([field, ...inOtherVersion]).filter(({ where }) => where.startsWith(field.file)),
    ).toHaveLength(1);
  });

  test('warns of a picture with a short description, on its line', () => {
    const advice = adviceFor({ source: 'Text.\n\n![A field](/figures/field.svg)\n' });
    expect(advice.map(({ where }) => where)).toEqual([`${field.file}:3`]);
    expect(advice[0]?.what).toContain('/figures/field.svg');
  });
});

import { afterAll, expect, test, vi } from 'vitest';
import { columnsOf, headTexts, shortDescription } from '@/lib/site/head-texts.ts';
import { locales } from '@/lib/site/locales.ts';

const { min, max } = headTexts.description;

afterAll(() => {
  vi.doUnmock('@/lib/site/project/site.ts');
  vi.resetModules();
});

test('a description that is too wide ends with a word and an ellipsis', () => {
  const words = 'Views of core data structures, '.repeat(9);
  const short = shortDescription(words);
  expect(columnsOf(short)).toBeLessThanOrEqual(max);
  expect(short).toMatch(/(Views|of|core|data|structures)…$/);
  expect(words.startsWith(short.slice(0, -1))).toBe(true);
});

test('one that fits stays as it is, and Chinese characters count twice', () => {
  expect(shortDescription('a'.repeat(max))).toHaveLength(max);
  expect(columnsOf(shortDescription('数据'.repeat(max)))).toBeLessThanOrEqual(max);
});

test.each(['C', 'A Library With a Long Name'])(
  'what the site says of a project called "%s" has the width of descriptions',
  async (name) => {
    vi.resetModules();
    vi.doMock('@/lib/site/project/site.ts', async (original) => {
      const module = await original<typeof import('@/lib/site/project/site.ts')>();
      return { ...module, site: { name, locales: module.site.locales, series: {} } };
    });
    const { messagesOf } = await import('@/lib/site/messages/index.ts');
    for (const locale of locales) {
      const { site, series } = messagesOf(locale);
      const texts = [site, series.blog, series.newsletter, series['user-stories']].map(
        (one) => one.description,
      );
      for (const text of texts) {
        expect(text).toContain(name);
        expect(columnsOf(text), text).toBeGreaterThanOrEqual(min);
        expect(columnsOf(text), text).toBeLessThanOrEqual(max);
      }
    }
  },
);

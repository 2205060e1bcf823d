import { expect, test } from 'vitest';
import { columnsOf, headTexts, titleWith } from '@/lib/site/head-texts.ts';

test('Chinese characters and their punctuation are two columns wide, others one', () => {
  expect(columnsOf('Fields')).toBe(6);
  expect(columnsOf('场，é')).toBe(5);
});

test('a title has the name of the site while both fit, and stands alone where they do not', () => {
  const site = 'Site';
  const fits = 'x'.repeat(headTexts.title.max - ' · Site'.length);
  expect(titleWith(fits, site)).toBe(`${fits} · ${site}`);
  expect(titleWith(`${fits}x`, site)).toBe(`${fits}x`);
});

import { expect, test } from 'vitest';
import { leadOf } from '@/lib/pages/text.ts';

const description = 'The "field" is where data lives, on each device.';

test('a description stands below the title unless the first paragraph begins with it', () => {
  expect(leadOf(description, '<p>Fields hold data.</p>')).toBe(description);
  expect(leadOf(description, '')).toBe(description);
  const first =
    '<h2 id="a">A</h2><p>The “<em>field</em>” is where data&nbsp;lives, on <a href="/b/">each device</a>. It has a shape.</p>';
  expect(leadOf(description, first)).toBeUndefined();
});

test('a description that was cut counts as the words that it has', () => {
  expect(leadOf('The field is where…', '<p>The field is where data lives.</p>')).toBeUndefined();
});

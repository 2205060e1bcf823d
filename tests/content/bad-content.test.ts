import { describe, expect, test } from 'vitest';
import { files } from './files.cases.ts';
import { frontMatter } from './front-matter.cases.ts';
import { links } from './links.cases.ts';
import { lists } from './lists.cases.ts';
import { contentStep } from './root.ts';
import { reference, stubs } from './stubs.cases.ts';
import { texts } from './texts.cases.ts';

const cases = [...frontMatter, ...texts, ...links, ...lists, ...files, ...stubs];

/**
 * Bad content is reported: each case is a site with one slip, and all that the content step says of it. All go the path
 * that `contentStep` describes; tests/content/command.test.ts runs the command itself.
 */
describe('bad content is told with file and line, what it is, the nearest match and the way out', () => {
  test.each(cases)('%s', async (_, changes, ...said) => {
    const isBuilt = said.every((text) => text.startsWith('warning: '));
    expect(await contentStep(changes)).toEqual({ said, isBuilt });
  });

  test('and nothing is said of the site without a slip', async () => {
    expect(await contentStep({})).toEqual({ said: [], isBuilt: true });
    expect(await contentStep(reference)).toEqual({ said: [], isBuilt: true });
  });

  test('in eighty cases or more, each with a name and a place of its own', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80);
    expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length);
    for (const [, , ...said] of cases) {
      expect(said.length).toBeGreaterThan(0);
      for (const text of said) expect(text).toMatch(/^(warning: )?content\/\S+:\d+ {2}\S.*\n {2}\S/);
    }
  });
});

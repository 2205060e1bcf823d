import { expect, test } from 'vitest';
import { type Case, contentStep } from './root.ts';

/**
 * Bad content is reported: each case is a site with one mistake, and all that the content step says of it. The cases are in two
 * test files, so that two processes share them; tests/content/command.test.ts runs the command itself.
 */
export function tryCases(cases: readonly Case[]): void {
  test.each([...cases])('%s', async (_, changes, ...said) => {
    const isBuilt = said.every((text) => text.startsWith('warning: '));
    expect(await contentStep(changes)).toEqual({ said, isBuilt });
  });

  test('each case has a unique name, and every mistake a file, a line and a fix', () => {
    expect(cases.length).toBeGreaterThan(0);
    expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length);
    for (const [, , ...said] of cases) {
      expect(said.length).toBeGreaterThan(0);
      for (const text of said) expect(text).toMatch(/^(warning: )?content\/\S+:\d+ {2}\S.*\n {2}\S/);
    }
  });
}

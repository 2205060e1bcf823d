import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildIdOf, settingsOf, sources } from '../../../scripts/build-id.mjs';

describe('the id of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-id-'));
  const idOf = (files: Record<string, string>, settings = {}) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return buildIdOf([folder], settings);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is the same for the same, and another for another file, name or setting', () => {
    const first = idOf({ a: '1', b: '2' });
    expect(idOf({ b: '2', a: '1' })).toBe(first);
    expect(idOf({}, { BASE_PATH: '' })).toBe(first);
    const others = [
      idOf({}, { BASE_PATH: '/sub' }),
      idOf({}, { SITE_URL: '/sub' }),
      idOf({ a: '12', b: '' }),
      idOf({ c: '' }),
    ];
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
  });

  test('depends on settings of the site alone, in any order', () => {
    const example = '# A setting.\nB=\nA=1\n';
    expect(settingsOf({ A: '2', B: '3', HOME: '/nowhere' }, example)).toEqual({ A: '2', B: '3' });
    expect(buildIdOf([], { A: '1', B: '2' })).toBe(buildIdOf([], { B: '2', A: '1' }));
    expect(Object.keys(settingsOf({}))).toContain('BASE_PATH');
  });

  test('is made of what is there', () => {
    expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  });
});

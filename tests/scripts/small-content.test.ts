import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentRoot } from '@/lib/site/content-root.ts';
import { locales } from '@/lib/site/locales.ts';
import { seriesNames } from '@/lib/site/series.ts';
import { versions } from '@/lib/site/versions.ts';
import { writeSmallContent } from '@/scripts/base-path/small-content.ts';

/** The content of `npm run test:base-path`; the content step of that build checks that it is valid. */
describe('the small content', () => {
  let folder: string;
  let files: string[];
  const textsIn = (path: string) =>
    files.filter((file) => file.startsWith(`${path}/`) && file.endsWith('.mdx'));

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'small-'));
    writeSmallContent(contentRoot, folder);
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has pages of all versions, languages and series', () => {
    for (const { folder: version } of versions)
      expect(textsIn(`en/docs/${version}`).length).toBeGreaterThan(1);
    for (const series of seriesNames) expect(textsIn(`en/${series}`).length).toBeGreaterThan(1);
    for (const locale of locales) expect(textsIn(`${locale}/docs`).length).toBeGreaterThan(1);
    expect(textsIn('en/pages')).toHaveLength(readdirSync(`${contentRoot}/en/pages`).length);
  });

  test('has less than a third of the texts', () => {
    const all = readdirSync(contentRoot, { recursive: true, encoding: 'utf8' });
    const texts = all.filter((file) => file.endsWith('.mdx') && !file.startsWith('api/'));
    expect(files.filter((file) => file.endsWith('.mdx')).length).toBeLessThan(texts.length / 3);
  });

  test('has the pages that the tests in a browser open under a base path', () => {
    const specs = readdirSync('tests/e2e/configured').map((name) =>
      readFileSync(`tests/e2e/configured/${name}`, 'utf8'),
    );
    const opened = specs.flatMap((text) => [
      ...text.matchAll(/goto\([`']\S*?docs\/(?:(v[\d.]+)\/)?(\w+)\//g),
    ]);
    const latest = versions.find(({ segment }) => segment === '')?.folder;
    expect(opened.length).toBeGreaterThan(10);
    for (const [, version = latest, slug] of opened)
      expect(existsSync(join(folder, `en/docs/${version}/${slug}.mdx`)), `${version}/${slug}`).toBe(true);
  });
});

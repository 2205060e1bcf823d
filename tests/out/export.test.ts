import { existsSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../lib/html/exported-pages.ts';
import { inventories } from '../../lib/outputs/inventories.ts';
import { docPage } from '../../lib/pages/docs.ts';
import { pageOf } from '../../lib/pages/page-of.ts';
import { allPlaces, allRedirects } from '../../lib/pages/places.ts';
import { absoluteUrl } from '../../lib/pages/urls.ts';
import { type DocPlace, inLocale, linkTo, outputFile, parse } from '../../lib/routes/index.ts';
import { localeFacts } from '../../lib/site/locales.ts';

const read = (file: string) => readFileSync(`out/${file}`, 'utf8');
const docs = allPlaces().filter((place): place is DocPlace => place.route.kind === 'doc');

describe('the export', () => {
  test('has a page for every place, and no other page but redirects and the 404', () => {
    const expected = new Set(allPlaces().map(outputFile));
    const redirects = new Set(allRedirects().map(({ from }) => `${from.slice(1)}index.html`));
    const pages = filesIn('out').filter((file) => file.endsWith('.html'));
    expect([...expected].filter((file) => !existsSync(`out/${file}`))).toEqual([]);
    const known = new Set([...expected, ...redirects, '404.html']);
    expect(pages.filter((file) => !known.has(file))).toEqual([]);
  });

  test('each page names its language, title, canonical address and alternates', () => {
    for (const place of docs) {
      const html = read(outputFile(place));
      const screen = docPage(place);
      expect(html).toContain(`<html lang="${localeFacts[place.locale].htmlLang}"`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      const canonical = absoluteUrl(screen?.isFallback ? inLocale(place, 'en') : place);
      expect(html).toContain(`<link rel="canonical" href="${canonical}"`);
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, lang, url]) => [lang, url],
      );
      const expected = (screen?.translations ?? []).map((locale) => [
        localeFacts[locale].htmlLang,
        absoluteUrl(inLocale(place, locale)),
      ]);
      const all = [...expected, ['x-default', absoluteUrl(inLocale(place, 'en'))]];
      expect(alternates).toEqual(screen?.isFallback ? [] : all);
    }
  });

  test('no two pages of a language have the same title', () => {
    const titles = docs.map(
      (place) => `${place.locale} ${/<title>(.*?)<\/title>/.exec(read(outputFile(place)))?.[1]}`,
    );
    expect(new Set(titles).size).toBe(docs.length);
  });

  test('only pages without a translation have their text marked as English', () => {
    // Pages of the reference have no translation.
    const texts = allPlaces().filter(({ route }) => ['doc', 'entry', 'api'].includes(route.kind));
    const marked = texts.filter((place) => read(outputFile(place)).includes('<article lang="en">'));
    const screens = texts.filter((place) => {
      const screen = pageOf(place);
      return screen && 'isFallback' in screen && screen.isFallback;
    });
    expect(marked).toEqual(screens);
    expect(marked.length).toBeGreaterThan(0);
  });

  test('redirects are pages that lead to a page', () => {
    for (const { from, to } of allRedirects()) {
      const html = read(`${from.slice(1)}index.html`);
      expect(html).toContain(`url=${linkTo(to)}"`);
    }
    expect(parse('/docs/v1.6.0/field/')).toBeUndefined();
    expect(read('docs/v1.6.0/field/index.html')).toContain('url=/docs/field/"');
  });

  test('no page carries inline style or a source map', () => {
    for (const place of docs)
      expect(read(outputFile(place)).replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/ style="/);
    expect(filesIn('out').filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

describe('the inventory of a tree of the reference', () => {
  /** Reads version 2 of Sphinx's format. */
  function readInventory(bytes: Buffer) {
    const [first, project, version, fourth] = bytes.toString('latin1').split('\n', 4);
    const head = [first, project, version, fourth].join('\n').length + 1;
    const lines = inflateSync(bytes.subarray(head)).toString('utf8').trimEnd().split('\n');
    const entries = lines.map((line) => /^(.+?)\s+(\S+)\s+(-?\d+)\s+(\S*)\s+(.*)$/.exec(line) ?? []);
    return { first, project, version, entries };
  }

  test.each(inventories())(
    'of $version can be read, and each entry leads to an element',
    ({ root, version, entries }) => {
      const found = readInventory(readFileSync(`out${root}objects.inv`));
      expect([found.first, found.project, found.version]).toEqual([
        '# Sphinx inventory version 2',
        '# Project: Taichi',
        `# Version: ${version}`,
      ]);
      expect(found.entries.map(([, name]) => name)).toEqual(entries.map(({ name }) => name));
      const pages = new Map<string, string>();
      const broken = found.entries.filter(([, , , , uri = '']) => {
        const [path = '', anchor] = uri.split('#');
        const file = `out${root}${path}index.html`;
        if (!pages.has(file)) pages.set(file, readFileSync(file, 'utf8'));
        return anchor !== undefined && !pages.get(file)?.includes(` id="${anchor}"`);
      });
      expect(broken.map(([, name]) => name)).toEqual([]);
      expect(
        Object.keys(JSON.parse(readFileSync(`out${root}symbols.json`, 'utf8')).symbols).length,
      ).toBeGreaterThan(400);
    },
  );
});

import { describe, expect, test } from 'vitest';
import index from '#content';
import { apiModulePage, apiPlaces } from '@/lib/pages/api.ts';
import { withUses } from '@/lib/pages/api-names/uses.ts';
import { docPage, docPlaces } from '@/lib/pages/docs.ts';
import { type Locale, localeFacts } from '@/lib/site/locales.ts';
import { en } from '@/lib/site/messages/en.ts';
import { zhHans } from '@/lib/site/messages/zh-hans.ts';
import { latestVersion, type Version, versions } from '@/lib/site/versions.ts';

const made = new Map<string, { module: string; html: string }[]>();

/** The HTML of all modules of a version in a language, by their names; made once. */
function modulesOf(version: Version, locale: Locale = 'en') {
  const key = `${locale} ${version.name}`;
  const modules =
    made.get(key) ??
    apiPlaces(locale).flatMap(({ route }) => {
      if (route.kind !== 'api' || route.version !== version) return [];
      const page = apiModulePage({ locale, route });
      return page ? [{ module: route.module, html: page.html }] : [];
    });
  made.set(key, modules);
  return modules;
}

/** The HTML of each entry: its heading and what follows it, up to the next heading. */
function entriesOf(version: Version, locale: Locale = 'en'): Map<string, string> {
  const names = new Map(index.apiNames[version.name]?.map((entry) => [entry.anchor, entry.name]));
  const parts = modulesOf(version, locale).flatMap(({ html }) =>
    html
      .split(/<div class="heading"><h[2-6] id="/)
      .slice(1)
      .map((part): [string, string] => [names.get(part.slice(0, part.indexOf('"'))) ?? '', part]),
  );
  // The same entry on several pages counts once, where it has the uses.
  return new Map(
    parts.sort(([, a], [, b]) => Number(a.includes('class="uses"')) - Number(b.includes('class="uses"'))),
  );
}

const word = (text: string) => text.slice(0, text.indexOf('{'));

describe('an entry of the reference', () => {
  test('names pages of the docs that explain it, and links to the section about it', () => {
    const html = entriesOf(latestVersion).get('taichi.field');
    expect(html).toContain(word(en.api.explainedIn));
    expect(html).toMatch(/href="\/docs\/field\/#[\w-]+">Fields</);
  });

  test.each(versions)('of $name is explained where a page links to it', (version) => {
    const entries = entriesOf(version);
    const unexplained = docPlaces('en')
      .filter(({ route }) => route.version === version)
      .flatMap((place) => [...(docPage(place)?.html.matchAll(/<a class="api" href="[^"]*#([^"]*)"/g) ?? [])])
      .map(([, anchor = '']) => index.apiNames[version.name]?.find((entry) => entry.anchor === anchor)?.name)
      .filter((name) => name && entries.has(name) && !entries.get(name)?.includes(word(en.api.explainedIn)));
    expect([...new Set(unexplained)]).toEqual([]);
  });

  test('counts the pages whose programs use it, and lists some of them in what opens', () => {
    const html = entriesOf(latestVersion).get('taichi.init') ?? '';
    expect(html).toMatch(/<details><summary>[^<]*\d+[^<]*<\/summary><ul><li>/);
    expect(html).toContain('/search/?q=ti.init');
  });

  test('of another version than the latest names no posts', () => {
    const pages = (version: Version) =>
      modulesOf(version).flatMap(({ html }) => [...(html.match(/<div class="uses"[\s\S]*?<\/div>/g) ?? [])]);
    expect(pages(latestVersion).join()).toContain('href="/blog/');
    for (const version of versions.filter((one) => one !== latestVersion))
      expect(pages(version).join()).not.toMatch(/href="\/(?:blog|newsletter|user-stories)\//);
  });

  test('has these words and titles in the language of the reader', () => {
    const html = entriesOf(latestVersion, 'zh-Hans').get('taichi.field') ?? '';
    expect(html).toContain(`<div class="uses" lang="${localeFacts['zh-Hans'].htmlLang}">`);
    expect(html).toContain(word(zhHans.api.explainedIn));
    expect(html).toMatch(/href="\/zh-Hans\/docs\/field\/[^"]*">场</);
  });
});

describe('the pages that explain an entry', () => {
  /** The page with an entry, whose text is that of the test. */
  const shown = (name: string, html: string) => {
    const module = index.apiNames[latestVersion.name]?.find((entry) => entry.name === name)?.page ?? '';
    return withUses(html, { locale: 'en', route: { kind: 'api', version: latestVersion, module } });
  };
  const heading = (id: string) => `<div class="heading"><h3 id="${id}">x</h3></div>`;
  const uses = '<div class="uses">';

  test('stand below the text of the entry, within the element around it', () => {
    const html = `<div>${heading('taichi.init')}<p>a</p></div><div>${heading('taichi.none')}<p>b</p></div>`;
    expect(shown('taichi.init', html)).toMatch(/<p>a<\/p><div class="uses">.*<\/div><\/div><div>/);
  });

  test('stand above a member that is set apart', () => {
    const html = `${heading('taichi.init')}<p>a</p><div class="member">${heading('taichi.none')}<p>b</p></div>`;
    expect(shown('taichi.init', html)).toContain(`<p>a</p>${uses}`);
  });

  test('stand once below a table of entries', () => {
    const row = (id: string) => `<tr><td><a id="${id}">x</a></td></tr>`;
    const html = `<div class="table"><table>${row('taichi.f32')}${row('taichi.i32')}</table></div>`;
    const found = shown('taichi.f32', html);
    expect(found.startsWith(`${html}${uses}`)).toBe(true);
    expect(found.split(uses).length).toBe(2);
  });
});

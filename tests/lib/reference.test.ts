import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import index from '#content';
import { readBody } from '@/lib/mdx/store.ts';
import { apiCounterpart, apiModulePage, apiNamesPage, apiPlaces } from '@/lib/pages/api.ts';
import { withApiLinks } from '@/lib/pages/api-links.ts';
import { latestVersion, versions } from '@/lib/site/versions.ts';
import type { ApiModule, ApiSymbol } from '@/lib/sources/python/model.ts';
import type { SymbolPlace } from '@/lib/sources/python/placement.ts';
import { signatureText } from '@/lib/sources/python/signature.ts';

type Facts = {
  pages: { module: string; symbols: { name: string; ref: string }[] }[];
  symbols: Record<
    string,
    { kind: string; signature?: string; bases?: string[]; methods?: { name: string; signature: string }[] }
  >;
};
type Found = {
  pages: string[];
  places: Record<string, SymbolPlace>;
  modules: ApiModule[];
  symbols: Record<string, ApiSymbol>;
};

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const trees = versions.map(({ folder, name }) => ({
  folder,
  version: name,
  facts: read<Facts>(`tests/fixtures/api/${folder}.json`),
  found: read<Found>(`content/api/${folder}/symbols.json`),
}));

/** What `ti.simt.subgroup` has although it does not export it. */
const unlisted = ['broadcast', 'group_size', 'invocation_id'].map(
  (name) => `taichi.lang.simt.subgroup.${name}`,
);

/** The style of quotes does not matter. */
const plain = (text = '') => text.replaceAll('"', "'");

describe.each(trees)('the reference of $folder', ({ version, facts, found }) => {
  test('has the modules of its tree with the symbols of each, and those of SIMT', () => {
    const shown = (modules: Facts['pages']) =>
      modules
        .filter(({ symbols }) => symbols.length > 0)
        .map(({ module, symbols }) => [module, symbols.map(({ name, ref }) => `${name} ${ref}`).sort()]);
    const pages = facts.pages.map(({ module }) => module);
    const pagesFound = found.modules
      .filter(({ name }) => found.pages.includes(name) && !name.startsWith('taichi.simt'))
      .map(({ name, symbols }) => ({ module: name, symbols }))
      .sort((a, b) => pages.indexOf(a.module) - pages.indexOf(b.module));
    expect(shown(pagesFound)).toEqual(shown(facts.pages));
  });

  test('has every symbol, and no other', () => {
    expect(Object.keys(found.symbols).sort()).toEqual([...Object.keys(facts.symbols), ...unlisted].sort());
  });

  test('has each symbol in full on one page, and elsewhere a row that leads there', () => {
    const bodies = new Map(
      index.api
        .filter((page) => page.version === version)
        .map(({ module, body }) => [module, readBody(body).html]),
    );
    const wrong = Object.entries(found.places).flatMap(([ref, { page, anchor }]) => {
      const isEntry = (html: string, id: string) =>
        html.includes(`<h3 id="${id}"`) || html.includes(`<a href="#${id}" id="${id}"`);
      const names = found.modules
        .filter(({ name }) => found.pages.includes(name))
        .flatMap(({ name, symbols }) =>
          symbols
            .filter((one) => one.ref === ref)
            .map((one) => ({ module: name, id: `${name}.${one.name}` })),
        );
      const full = [...bodies].filter(([, html]) => names.some(({ id }) => isEntry(html, id)));
      const lost = names.filter(({ module, id }) => {
        const html = bodies.get(module) ?? '';
        return module !== page && !html.includes(`./${page}.mdx#${anchor}" id="${id}"`);
      });
      const isRight = full.length === 1 && full[0]?.[0] === page;
      return [...(isRight ? [] : [`${ref} ${full.map(([name]) => name)}`]), ...lost.map(({ id }) => id)];
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(found.places).sort()).toEqual(Object.keys(found.symbols).sort());
  });

  test('has no empty page', () => {
    const empty = index.api.filter((page) => page.version === version && !readBody(page.body).ids.length);
    expect(empty.map(({ module }) => module)).toEqual([]);
  });

  test('has the signatures of the language, methods included', () => {
    const differing = Object.entries(facts.symbols).flatMap(([ref, { signature, methods = [] }]) => {
      const symbol = found.symbols[ref];
      const text = symbol?.signature ? signatureText(symbol.signature) : undefined;
      const members = methods.filter(({ name, signature: expected }) => {
        const member = symbol?.members?.find((one) => one.name === name)?.signature;
        return !member || plain(signatureText(member)) !== plain(expected);
      });
      const isSame = signature === undefined || signature === '()' || plain(text) === plain(signature);
      return [...(isSame ? [] : [ref]), ...members.map(({ name }) => `${ref}.${name}`)];
    });
    expect(differing).toEqual([]);
  });

  test('has a text for every symbol and member', () => {
    const bare = Object.values(found.symbols).flatMap(({ ref, doc, members = [] }) => [
      ...(doc ? [] : [ref]),
      ...members.filter((member) => !member.doc).map(({ name }) => `${ref}.${name}`),
    ]);
    expect(bare).toEqual([]);
  });

  test('describes every parameter', () => {
    const silent = Object.values(found.symbols).flatMap(({ ref, signature, doc, kind }) => {
      const names = (doc?.parameters ?? []).map(({ name }) => name?.replace(/^\*+/, ''));
      const missing = (signature?.parameters ?? []).filter(({ name }) => !names.includes(name));
      return kind === 'function' ? missing.map(({ name }) => `${ref} ${name}`) : [];
    });
    expect(silent).toEqual([]);
  });
});

describe('a text of the docs', () => {
  const link = (html: string, version = latestVersion) => withApiLinks(html, 'en', version);

  test('leads from a name to its entry in the same version, the first time', () => {
    const code = '<code>ti.field</code>';
    expect(link(`${code} ${code}`)).toBe(
      `<a class="api" href="/api/taichi/fields-and-types/#taichi.field">${code}</a> ${code}`,
    );
    const old = versions.at(-1) ?? latestVersion;
    expect(link('<code>ti.Matrix.field()</code>', old)).toContain(
      `/api/${old.segment}/taichi/vectors-and-matrices/#taichi.Matrix.field"`,
    );
  });

  test('leaves headings, links, code blocks and names of other versions alone', () => {
    for (const html of [
      '<h2 id="a"><code>ti.field</code></h2>',
      '<a href="/x/"><code>ti.field</code></a>',
      '<pre><code>ti.field</code></pre>',
      '<code>ti.types.argpack</code>',
      '<code>ti.nothing</code>',
    ])
      expect(link(html)).toBe(html);
  });
});

describe('a page of the reference', () => {
  test('exists in every language, and its anchors lead somewhere', () => {
    for (const { name, page, anchor } of index.apiNames[latestVersion.name] ?? []) {
      const record = index.api.find((one) => one.version === latestVersion.name && one.module === page);
      expect(record && readBody(record.body).ids, name).toContain(anchor);
    }
    expect(apiPlaces('zh-Hans')).toHaveLength(apiPlaces('en').length);
  });

  test('corresponds to the same module of another version, or to its list of modules', () => {
    const [old] = versions.slice(-1);
    const at = (module: string) =>
      apiCounterpart(
        { locale: 'en', route: { kind: 'api', version: versions[0] ?? latestVersion, module } },
        old ?? latestVersion,
      );
    expect(at('taichi.ad')?.route).toMatchObject({ kind: 'api', module: 'taichi.ad' });
    expect(at('taichi.log-levels')?.route).toMatchObject({ kind: 'api', module: 'taichi.log-levels' });
    expect(at('taichi.no-such-group')?.route).toMatchObject({ kind: 'api', module: 'taichi' });
    expect(at('taichi.sparse')?.route.kind).toBe('apiTree');
  });

  test('knows its place: sidebar, neighbours, source', () => {
    const screen = apiModulePage({
      locale: 'en',
      route: { kind: 'api', version: latestVersion, module: 'taichi.ad' },
    });
    const entries = screen?.sidebar.flatMap((group) => group.entries) ?? [];
    const links = entries.flatMap((entry) => ('pages' in entry ? entry.pages : [entry]));
    expect(links.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(['taichi.ad']);
    expect(screen?.pager.next?.label).toBe('taichi.algorithms');
    expect(screen?.html).toMatch(
      /github\.com\/taichi-dev\/taichi\/blob\/[0-9a-f]{40}\/python\/taichi\/ad\/_ad\.py#L\d+/,
    );
  });

  test('of all names has every name once', () => {
    const screen = apiNamesPage({ locale: 'en', route: { kind: 'apiNames', version: latestVersion } });
    const names =
      screen?.groups.flatMap(({ entries }) => entries.map(({ module, word }) => `${module} ${word}`)) ?? [];
    expect(new Set(names).size).toBe(names.length);
    const all = index.apiNames[latestVersion.name]?.filter(({ name }) => !name.endsWith('__'));
    expect(names.length).toBe(all?.length);
    const initials = screen?.groups.map(({ initial }) => initial) ?? [];
    expect(initials).toEqual([...initials].sort());
  });
});

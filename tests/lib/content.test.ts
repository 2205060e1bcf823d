import { describe, expect, test, vi } from 'vitest';
import { checkContent } from '@/lib/content/checks/content-checks.ts';
import { docFields, readFrontMatter } from '@/lib/content/front-matter.ts';
import type { CheckedDoc, SidebarRecord } from '@/lib/content/record.ts';
import { docTagPage, docTagPlaces } from '@/lib/pages/doc-tags.ts';
import { docPage, docPlaces, findDoc } from '@/lib/pages/docs.ts';
import { parseHistory } from '@/lib/pages/repository/history.ts';
import { linkTo } from '@/lib/routes/index.ts';
import { mainDocSlug } from '@/lib/site/constants.ts';
import { locales } from '@/lib/site/locales.ts';
import { en } from '@/lib/site/messages/en.ts';
import { format, plural } from '@/lib/site/messages/index.ts';
import { latestVersion, versions } from '@/lib/site/versions.ts';
import { inEachLanguage } from '../languages.ts';

vi.hoisted(() => {
  process.env.EDIT_URL = 'https://example.org/{path}';
});

function doc(slug: string, links: string[] = [], more: Partial<CheckedDoc> = {}): CheckedDoc {
  const file = `content/en/docs/v1.6.0/${slug}.mdx`;
  const text = {
    html: '',
    markdown: '',
    minutes: 0,
    headings: [],
    sections: [],
    ids: ['shape'],
    links: links.map((href, i) => ({ href, line: 10 + i })),
    words: 1,
    problems: [],
  };
  return {
    locale: 'en',
    version: 'v1.6.0',
    slug,
    title: slug,
    label: slug,
    description: slug,
    tags: [],
    file,
    body: '',
    text,
    ...more,
  };
}

const sidebar = (...pages: string[]): SidebarRecord => ({
  locale: 'en',
  version: 'v1.6.0',
  file: 'content/en/docs/v1.6.0/sidebar.yml',
  categories: [{ label: 'All', pages }],
});

const said = (docs: CheckedDoc[], ...pages: string[]) =>
  checkContent(docs, [sidebar(...(pages.length > 0 ? pages : docs.map(({ slug }) => slug)))]);

describe('tags', () => {
  const list = ['kernels', 'types', 'fields', 'math', 'autodiff'].map((tag) => ({
    tag,
    label: inEachLanguage(tag),
  }));
  const saidOf = (...tags: string[]) =>
    checkContent([doc('field', [], { tags })], [sidebar('field')], list).map(
      ({ what, fix }) => `${what}: ${fix}`,
    );

  test('two to four of the list are valid, and so is none', () => {
    expect([saidOf('kernels', 'types'), saidOf()]).toEqual([[], []]);
  });

  test('of pages are not reported when the list of tags cannot be read', () => {
    expect(checkContent([doc('field', [], { tags: ['a', 'b'] })], [sidebar('field')], undefined)).toEqual([]);
  });

  test('that are unknown, too few, too many or duplicate are errors', () => {
    expect(saidOf('kernel', 'types')).toEqual([expect.stringContaining('unknown tag "kernel": ')]);
    expect(saidOf('kernel', 'types')[0]).toContain('Did you mean "kernels"?');
    expect(saidOf('types')).toEqual([expect.stringContaining('wrong number of tags: 1')]);
    expect(saidOf('types', 'types')).toHaveLength(1);
    expect(saidOf('kernels', 'types', 'fields', 'math', 'autodiff')).toHaveLength(1);
  });

  test('link to the list of pages with this tag, in every version and language', () => {
    for (const version of versions) {
      for (const locale of locales) {
        const places = docTagPlaces(locale).filter(({ route }) => route.version === version);
        const listed = places.flatMap(({ route }) =>
          route.kind === 'docTag' ? (docTagPage({ locale, route })?.docs ?? []) : [],
        );
        const carried = docPlaces(locale)
          .filter(({ route }) => route.version === version)
          .flatMap((place) => docPage(place)?.tags ?? []);
        expect(listed).toHaveLength(carried.length);
      }
    }
  });

  test('are on every page of the docs', () => {
    const bare = docPlaces('en').filter((place) => docPage(place)?.tags.length === 0);
    expect(bare.map(linkTo)).toEqual([]);
  });

  test('have plural forms', () => {
    const titles = docTagPlaces('en').flatMap(({ locale, route }) =>
      route.kind === 'docTag' ? [docTagPage({ locale, route })] : [],
    );
    const { docsTagged } = en.docs;
    for (const screen of titles)
      expect(screen?.title).toContain(
        screen?.docs.length === 1
          ? docsTagged.one
          : format(docsTagged.other, { count: screen?.docs.length ?? 0 }),
      );
    expect(plural(docsTagged, 1, 'en')).toBe(docsTagged.one);
  });
});

describe('the check of the content as a whole', () => {
  test('valid content has no problem', () => {
    expect(said([doc('field', ['./type.mdx#shape', '#shape', '/docs/type/', '/']), doc('type')])).toEqual([]);
  });

  test('a broken link to a file is a warning, with the nearest file', () => {
    expect(said([doc('field', ['./feild.mdx']), doc('type')])).toMatchObject([
      {
        severity: 'warning',
        where: 'content/en/docs/v1.6.0/field.mdx:10',
        what: 'broken link to a file: ./feild.mdx',
        fix: 'Did you mean "./field.mdx"?',
      },
    ]);
  });

  test('a broken anchor and a broken address are errors, with the nearest match', () => {
    expect(said([doc('field', ['./type.mdx#shpae', '/docs/tpye/', '#none']), doc('type')])).toMatchObject([
      {
        severity: 'error',
        what: 'broken anchor: ./type.mdx#shpae',
        fix: expect.stringContaining('Did you mean "shape"?'),
      },
      { severity: 'error', what: 'broken link: /docs/tpye/', fix: 'Did you mean "/docs/type/"?' },
      { severity: 'error', what: 'broken anchor: #none' },
    ]);
  });

  test('a link relative to the address is an error', () => {
    expect(said([doc('field', ['../type/'])])).toMatchObject([
      { severity: 'error', what: expect.stringContaining('relative link') },
    ]);
  });

  test('two pages with one route are a warning', () => {
    const duplicate = doc('field', [], { file: 'content/en/docs/v1.6.0/other.mdx' });
    expect(said([doc('field'), duplicate], 'field')).toMatchObject([
      { severity: 'warning', where: duplicate.file, what: 'duplicate route "field"' },
    ]);
  });

  test('unknown, duplicate and missing pages of a sidebar are errors', () => {
    expect(said([doc('field'), doc('type')], 'feild', 'field', 'field').map(({ what }) => what)).toEqual([
      'unknown page "feild"',
      'duplicate page "field"',
      'page is not listed in any sidebar',
    ]);
  });

  test('a slug that means a version is an error', () => {
    expect(said([doc('master')]).map(({ what }) => what)).toContain('invalid slug "master"');
  });
});

describe('front matter', () => {
  const read = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\n\nText`, 'a.mdx', docFields);

  test('valid fields are returned', () => {
    expect(read('title: T\ndescription: D').fields).toEqual({ title: 'T', description: 'D' });
  });

  test.each([
    ['title: T', 'a.mdx:2', 'field "description" is missing'],
    ['title: T\ndescription: D\ntitel: X', 'a.mdx:4', 'unknown field "titel"'],
    ['title: [\ndescription: D', 'a.mdx:3', 'invalid YAML'],
    ['title: T\ndescription: 5', 'a.mdx:3', 'field "description" is invalid'],
  ])('%j is reported as %s', (yaml, where, what) => {
    expect(read(yaml).problems[0]).toMatchObject({ where, what });
  });

  test('a file without front matter is reported', () => {
    expect(readFrontMatter('# Title', 'a.mdx', docFields).problems[0]).toMatchObject({
      where: 'a.mdx:1',
      what: 'missing front matter',
    });
  });
});

describe('docs', () => {
  test('every language has every page; a version has its main page', () => {
    const addresses = locales.map((locale) => docPlaces(locale).length);
    expect(new Set(addresses).size).toBe(1);
    for (const version of versions)
      expect(findDoc({ locale: 'en', route: { kind: 'doc', version, slug: mainDocSlug } })).toBeDefined();
  });

  test('a page that only develop has leads to the main page of the latest version', () => {
    const [current] = versions;
    const place = {
      locale: 'fr-FR',
      route: { kind: 'doc', version: current ?? latestVersion, slug: 'kernel_sync' },
    } as const;
    const main = linkTo({
      locale: 'fr-FR',
      route: { kind: 'doc', version: latestVersion, slug: mainDocSlug },
    });
    expect(docPage(place)?.banner?.latest.href).toBe(main);
    expect(docPage({ ...place, route: { ...place.route, slug: 'field' } })?.banner?.latest.href).toBe(
      linkTo({ locale: 'fr-FR', route: { kind: 'doc', version: latestVersion, slug: 'field' } }),
    );
  });

  test('only pages in development can be edited; the latest has no banner', () => {
    const screens = versions.map((version) =>
      docPage({ locale: 'en', route: { kind: 'doc', version, slug: 'field' } }),
    );
    const [file] = versions.map(
      (version) => findDoc({ locale: 'en', route: { kind: 'doc', version, slug: 'field' } })?.file,
    );
    expect(screens.map((screen) => [screen?.banner?.status, screen?.editUrl])).toEqual([
      ['unreleased', `https://example.org/${file}`],
      [undefined, undefined],
      ['unmaintained', undefined],
    ]);
  });

  test('an unknown page is not found', () => {
    expect(
      docPage({ locale: 'en', route: { kind: 'doc', version: latestVersion, slug: 'nope' } }),
    ).toBeUndefined();
  });
});

describe('last changes', () => {
  const commit = (author: string, date: string, parents: string, ...files: string[]) =>
    `\u0001${author}\u0002account\u0002${date}\u0002${parents}\0\n${files.join('\0')}\0`;
  const log = commit('B', '2026-02-01', 'p', 'x.mdx') + commit('A', '2026-01-01', '', 'x.mdx', 'y.mdx');

  test('the newest commit of each file counts', () => {
    expect([...parseHistory(log, { shallow: false, names: [] })]).toEqual([
      ['x.mdx', { author: 'B', date: '2026-02-01' }],
      ['y.mdx', { author: 'A', date: '2026-01-01' }],
    ]);
  });

  test('an author who is neither in .mailmap nor a known name is not named', () => {
    const own = commit('account', '2026-03-01', 'p', 'z.mdx');
    const authorOf = (names: string[]) => parseHistory(own, { shallow: false, names }).get('z.mdx')?.author;
    expect(authorOf(['A'])).toBeUndefined();
    expect(authorOf(['A', 'account'])).toBe('account');
  });

  test('in a shallow clone the oldest commit does not count', () => {
    expect([...parseHistory(log, { shallow: true, names: [] }).keys()]).toEqual(['x.mdx']);
  });
});

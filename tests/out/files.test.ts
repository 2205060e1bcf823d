import { existsSync, readFileSync } from 'node:fs';
import { XMLValidator } from 'fast-xml-parser';
import { imageSize } from 'image-size';
import RssParser from 'rss-parser';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../lib/html/exported-pages.ts';
import { outputFiles } from '../../lib/outputs/files.ts';
import { hasMarkdown } from '../../lib/outputs/markdown.ts';
import { securityPath, securityText } from '../../lib/outputs/security.ts';
import { translationsOf } from '../../lib/outputs/sitemap.ts';
import { allPlaces } from '../../lib/pages/places.ts';
import { markedTitle, seriesEntries } from '../../lib/pages/series/entries.ts';
import { absolutePath, absoluteUrl } from '../../lib/pages/urls.ts';
import { coverPath, type feedFiles, feedPath, llmsPath, markdownPath } from '../../lib/routes/files.ts';
import { inLocale, outputFile, parse } from '../../lib/routes/index.ts';
import { localeFacts, locales } from '../../lib/site/locales.ts';
import { site } from '../../lib/site/project/site.ts';
import { seriesNames } from '../../lib/site/series.ts';
import { latestVersion, versions } from '../../lib/site/versions.ts';

const read = (path: string) => readFileSync(`out${path}`, 'utf8');
const root = absolutePath('/');

/** The path of an address of the site, or none for another host. */
const pathOf = (url: string) => (url.startsWith(root) ? `/${url.slice(root.length)}` : undefined);

/** Whether the export has what an address of the site means. */
const isThere = (url: string) => {
  const path = decodeURI(pathOf(url)?.replace(/[?#].*$/, '') ?? '');
  return existsSync(`out${path.endsWith('/') ? `${path}index.html` : path}`);
};

test('every file that is listed is there', () => {
  expect(outputFiles().filter(({ path }) => !existsSync(`out${path}`))).toEqual([]);
});

describe.each(seriesNames.flatMap((series) => locales.map((locale) => [series, locale] as const)))(
  'the feeds of %s in %s',
  (series, locale) => {
    const feed = (format: keyof typeof feedFiles) => read(feedPath(locale, series, format));
    const entries = seriesEntries(series, locale);
    const links = entries.map(({ id }) => absoluteUrl({ locale, route: { kind: 'entry', series, id } }));

    test.each(['rss', 'atom'] as const)(
      '%s is well-formed, and an independent reader understands it',
      async (format) => {
        expect(XMLValidator.validate(feed(format))).toBe(true);
        const parsed = await new RssParser().parseString(feed(format));
        expect(parsed.items.map(({ link }) => link)).toEqual(links);
        expect(parsed.items.map(({ title }) => title)).toEqual(
          entries.map((entry) => markedTitle(entry, locale)),
        );
        expect(parsed.items.map(({ isoDate }) => isoDate?.slice(0, 10))).toEqual(
          entries.map(({ date }) => date),
        );
        expect(links.filter((url) => !isThere(url))).toEqual([]);
      },
    );

    test('dates are in the form and zone of their format', () => {
      const rss = [...feed('rss').matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) => date);
      expect(rss).toHaveLength(entries.length);
      for (const date of rss)
        expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} 00:00:00 GMT$/);
      const atom = [...feed('atom').matchAll(/<(?:published|updated)>(.*?)</g)].map(([, date = '']) => date);
      expect(atom.length).toBe(2 * entries.length + 1);
      for (const date of atom) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/);
    });

    test('JSON Feed has the same items', () => {
      const { version, items, feed_url } = JSON.parse(feed('json'));
      expect(version).toBe('https://jsonfeed.org/version/1.1');
      expect(feed_url).toBe(absolutePath(feedPath(locale, series, 'json')));
      expect(items.map(({ url }: { url: string }) => url)).toEqual(links);
      expect(items.filter(({ image }: { image: string }) => !isThere(image))).toEqual([]);
    });

    test('the content is whole, clean HTML with absolute addresses', () => {
      const { items } = JSON.parse(feed('json')) as { items: { content_html: string; url: string }[] };
      for (const { content_html: html, url } of items) {
        const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
        expect([url, words > 200]).toEqual([url, true]);
        const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
        expect(addresses.filter((address) => !/^https?:\/\//.test(address))).toEqual([]);
        expect(addresses.filter((address) => pathOf(address) && !isThere(address))).toEqual([]);
        expect(html).not.toMatch(/<(script|style|svg|button|input)|class="(?!language-)|style=|link-to-/);
      }
    });

    test('are announced in the head of the list and of each entry', () => {
      const pages = [
        outputFile({ locale, route: { kind: 'list', series, page: 1 } }),
        ...entries.map(({ id }) => outputFile({ locale, route: { kind: 'entry', series, id } })),
      ];
      for (const page of pages) {
        const html = read(`/${page}`);
        for (const format of ['rss', 'atom', 'json'] as const)
          expect(html).toContain(`href="${absolutePath(feedPath(locale, series, format))}" title=`);
      }
    });
  },
);

describe('the sitemap', () => {
  const xml = read('/sitemap.xml');
  const urls = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1],
    alternates: [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href]),
  }));

  const listed = allPlaces().filter(
    (place) => place.route.kind !== 'search' && translationsOf(place).includes(place.locale),
  );

  test('is well-formed and names every page that is its own canonical page once', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(allPlaces().length).toBeGreaterThan(listed.length);
    expect(urls.map(({ loc }) => loc).sort()).toEqual(listed.map(absoluteUrl).sort());
    expect(urls.filter(({ loc }) => !isThere(loc))).toEqual([]);
  });

  test('languages name each other', () => {
    const byUrl = new Map(urls.map(({ loc, alternates }) => [loc, alternates]));
    for (const { loc, alternates } of urls)
      for (const [, other = ''] of alternates) expect([loc, byUrl.get(other)]).toEqual([loc, alternates]);
    for (const place of listed) {
      const expected = translationsOf(place).map((locale) => [
        localeFacts[locale].htmlLang,
        absoluteUrl(inLocale(place, locale)),
      ]);
      expect(byUrl.get(absoluteUrl(place))?.filter(([lang]) => lang !== 'x-default')).toEqual(expected);
    }
  });

  test('has the day of the last change', () => {
    const dated = urls.filter(({ lastmod }) => lastmod);
    expect(dated.every(({ lastmod }) => /^\d{4}-\d{2}-\d{2}$/.test(lastmod ?? ''))).toBe(true);
  });

  test('is named in robots.txt', () => {
    expect(read('/robots.txt')).toContain(`Sitemap: ${absolutePath('/sitemap.xml')}`);
  });
});

describe('security.txt', () => {
  test('says where to report, and until when it is valid', () => {
    const committed = '2026-02-03T04:05:06+08:00';
    const fields = new Map(
      (securityText(committed) ?? '').split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    expect(fields.get('Contact')).toBe(site.security?.contact);
    expect(fields.get('Canonical')).toBe(absolutePath(securityPath));
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.parse(committed)) / (24 * 60 * 60 * 1000);
    expect([days > 0, days <= 366]).toEqual([true, true]);
    if (securityText())
      expect(read(securityPath)).toContain(`Contact: ${site.security?.contact}\nExpires: 2`);
    else expect(existsSync(`out${securityPath}`)).toBe(false);
  });

  test('names the address that SECURITY.md names', () => {
    expect(readFileSync('SECURITY.md', 'utf8')).toContain(site.security?.contact);
  });
});

describe('pictures for links', () => {
  test('exist for each page that names one, 1200 by 630 pixels', () => {
    const named = new Set<string>();
    for (const place of allPlaces()) {
      const html = read(`/${outputFile(place)}`);
      const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? 'none';
      expect([
        outputFile(place),
        html.includes('<meta name="twitter:card" content="summary_large_image"'),
      ]).toEqual([outputFile(place), true]);
      expect([outputFile(place), html.includes('name="twitter:image"')]).toEqual([outputFile(place), false]);
      named.add(image);
    }
    for (const image of named) {
      expect([image, isThere(image)]).toEqual([image, true]);
      const { width, height } = imageSize(readFileSync(`out${pathOf(image)}`));
      expect([image, width, height]).toEqual([image, 1200, 630]);
    }
    const entries = seriesNames.flatMap((series) => seriesEntries(series, 'en'));
    expect(named.size).toBeGreaterThan(entries.length + versions.length);
  });

  test('each entry has a cover of at most 40 kB', () => {
    for (const series of seriesNames) {
      for (const { id } of seriesEntries(series, 'en')) {
        const file = `out${coverPath(series, id)}`;
        expect(readFileSync(file).byteLength).toBeLessThanOrEqual(40_000);
        expect(XMLValidator.validate(readFileSync(file, 'utf8'))).toBe(true);
        expect(read(`/${outputFile({ locale: 'en', route: { kind: 'entry', series, id } })}`)).toContain(
          `src="${coverPath(series, id)}"`,
        );
      }
    }
  });
});

describe('the Markdown versions of pages', () => {
  const places = allPlaces().filter(hasMarkdown);

  test('exist for docs, API and entries, and the pages link to them', () => {
    for (const kind of ['doc', 'api', 'entry', 'prose'] as const)
      expect(places.filter(({ route }) => route.kind === kind).length).toBe(
        allPlaces().filter(({ route }) => route.kind === kind).length,
      );
    for (const place of places)
      expect(read(`/${outputFile(place)}`)).toContain(
        `<link rel="alternate" type="text/markdown" href="${absolutePath(markdownPath(place))}"`,
      );
  });

  test('have the text without the markup of components, and no relative address', () => {
    for (const place of places) {
      const path = markdownPath(place);
      const prose = read(path)
        .replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2$/gm, '')
        .replace(/`[^`\n]*`/g, '');
      expect([path, /<\/?(Tabs?|details|summary)\b|^:::|\[#[\w-]+\]$|link-to-/m.exec(prose)?.[0]]).toEqual([
        path,
        undefined,
      ]);
      const relative = [...prose.matchAll(/\]\(([^)\s]+)/g)].filter(([, url = '']) => !/^https?:/.test(url));
      expect([path, relative.map(([text]) => text)]).toEqual([path, []]);
    }
  });

  test('have the words of the page', () => {
    const words = (text: string) => new Set(text.match(/[A-Za-z]{4,}/g));
    for (const place of places.filter(({ locale, route }) => locale === 'en' && route.kind === 'entry')) {
      const html =
        /<div class="prose"[^>]*>([\s\S]*?)<\/article>/.exec(read(`/${outputFile(place)}`))?.[1] ?? '';
      const text = html
        .replace(
          /<svg[\s\S]*?<\/svg>|<math[\s\S]*?<\/math>|<\/figcaption>|<p class="program"[\s\S]*?<\/p>/g,
          ' ',
        )
        .replace(/<[^>]*>/g, '');
      const found = words(read(markdownPath(place)));
      const missing = [...words(text)].filter((word) => !found.has(word));
      expect([markdownPath(place), missing]).toEqual([markdownPath(place), []]);
    }
  });
});

describe.each(locales)('llms.txt in %s', (locale) => {
  const list = read(llmsPath(locale, false));

  test('links to the Markdown version of every page of the docs, in every version', () => {
    const links = [...list.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter((url) => !isThere(url))).toEqual([]);
    const docs = allPlaces().filter((place) => place.locale === locale && place.route.kind === 'doc');
    const missing = docs
      .map((place) => absolutePath(markdownPath(place)))
      .filter((url) => !links.includes(url));
    expect(missing).toEqual([]);
    for (const { label } of versions) expect(list).toContain(label);
  });

  test('has the texts of the latest version in its full form', () => {
    const full = read(llmsPath(locale, true));
    expect(full).toContain(latestVersion.label);
    for (const place of allPlaces()) {
      if (place.locale !== locale || place.route.kind !== 'doc' || place.route.version !== latestVersion)
        continue;
      expect(full).toContain(`- Source: ${absoluteUrl(place)}`);
    }
  });
});

describe('structured data', () => {
  const dataOf = (file: string) => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(`/${file}`))?.[1];
    return json ? (JSON.parse(json)['@graph'] as { '@type': string; [key: string]: unknown }[]) : [];
  };

  test('says what a page is and where it belongs', () => {
    const types = { doc: 'TechArticle', api: 'TechArticle', entry: 'BlogPosting' } as const;
    for (const place of allPlaces()) {
      const { kind } = place.route;
      const things = dataOf(outputFile(place));
      if (kind in types) expect(things.map((thing) => thing['@type'])).toContain(types[kind as 'doc']);
      if (kind === 'home') continue;
      const steps = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as {
        item: string;
      }[];
      expect(steps.at(-1)?.item).toBe(absoluteUrl(place));
      expect(steps.filter(({ item }) => !isThere(item))).toEqual([]);
    }
  });

  test('has date, authors and picture of a post; those of the original are a part of a retold one', () => {
    for (const { id, date, authors, source } of seriesEntries('blog', 'en')) {
      const [post] = dataOf(outputFile({ locale: 'en', route: { kind: 'entry', series: 'blog', id } }));
      const original = post?.isBasedOn as Record<string, unknown> | undefined;
      expect([id, post?.datePublished]).toEqual([id, source ? undefined : date]);
      expect([id, original?.datePublished]).toEqual([id, source && date]);
      expect([id, original?.url]).toEqual([id, source?.url]);
      expect(isThere(String(post?.image))).toBe(true);
      if (authors.length > 0) expect(post?.author).toHaveLength(authors.length);
    }
  });
});

test('diagrams as files have the colours of both themes', () => {
  const diagrams = filesIn('out/figures').filter((file) => file.endsWith('.svg'));
  expect(diagrams.length).toBeGreaterThan(30);
  for (const file of diagrams) {
    const svg = read(`/figures/${file}`);
    expect([file, svg.includes('prefers-color-scheme:dark')]).toEqual([file, true]);
    expect([file, XMLValidator.validate(svg)]).toEqual([file, true]);
  }
});

test('every place that is read has its address in itself', () => {
  expect(allPlaces().filter((place) => parse(`/${outputFile(place)}`) === undefined)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import index from '#content';
import { readBody } from '@/lib/mdx/store.ts';
import { withApiLinks } from '@/lib/pages/api-links.ts';
import { docPage, docPlaces } from '@/lib/pages/docs.ts';
import { defaultLocale } from '@/lib/site/locales.ts';
import { latestVersion, versionOfName, versions } from '@/lib/site/versions.ts';

const english = index.docs.filter(({ locale }) => locale === defaultLocale);
const block = /<pre><code>([\s\S]*?)<\/code><\/pre>/g;
const codeOf = (html: string) =>
  [...html.matchAll(block)].map(([, code = '']) => code.replace(/<[^>]*>/g, ''));

describe('links in blocks of code', () => {
  test.each(versions)('leave the code of $name as it is, so that a copy is exact', (version) => {
    for (const { body } of english.filter((doc) => versionOfName(doc.version) === version)) {
      const { html } = readBody(body);
      expect(codeOf(withApiLinks(html, 'en', version))).toEqual(codeOf(html));
    }
  });

  test.each(versions)('lead to entries of $name, once in each block', (version) => {
    const anchors = new Set(index.apiNames[version.name]?.map(({ anchor }) => anchor));
    let links = 0;
    for (const { body } of english.filter((doc) => versionOfName(doc.version) === version)) {
      for (const [, code = ''] of withApiLinks(readBody(body).html, 'en', version).matchAll(block)) {
        const found = [...code.matchAll(/<a\b[^>]* href="([^"]*\/api\/[^"]*)">/g)];
        links += found.length;
        for (const [, href = ''] of found) expect(anchors).toContain(href.split('#')[1]);
        expect(new Set(found.map(([, href]) => href)).size).toBe(found.length);
      }
    }
    expect(links).toBeGreaterThan(1000);
  });

  test('are in pages of the docs, for names and for methods whose class is certain', () => {
    const place = docPlaces('en').find(
      ({ route }) => route.slug === 'ggui' && route.version === latestVersion,
    );
    const html = place && docPage(place)?.html;
    expect(html).toMatch(/ti\.<a class="f" href="[^"]*#taichi\.init"/);
    expect(html).toMatch(/window\.<a class="f" href="[^"]*Window\.get_canvas"/);
  });

  test('are neither in strings and comments nor in code of other languages', () => {
    const figure = (language: string, code: string) =>
      `<figure class="code" data-language="${language}"><pre><code>${code}</code></pre></figure>`;
    const link = (html: string) => withApiLinks(html, 'en', latestVersion);
    for (const html of [
      figure('python', '<span class="m"># ti.init</span> <span class="s">"ti.init"</span>'),
      figure('cpp', 'ti.init'),
      figure('python', 'x.ti.init'),
    ])
      expect(link(html)).toBe(html);
    expect(link(figure('python', 'ti.init'))).toContain('<a href=');
  });
});

import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  descriptionProblems,
  headingProblems,
  languageProblems,
  titleProblems,
} from '@/lib/audit/checks/heads.ts';
import { brokenReferences, duplicateIdProblems } from '@/lib/audit/checks/ids.ts';
import { imageProblems, pictureFileProblems } from '@/lib/audit/checks/images.ts';
import { pictures as limits } from '@/lib/site/constants.ts';
import { headTexts } from '@/lib/site/head-texts.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import type { Problem } from '@/lib/site/problem.ts';
import { pageOf, siteOf } from '../site-of.ts';

const whats = (problems: readonly Problem[]) => problems.map(({ where, what }) => `${where}: ${what}`);
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' } });
const wide = await blank(200, 100).webp().toBuffer();

describe('heads and headings', () => {
  const { title, description } = headTexts;
  const titled = (text: string) =>
    siteOf({ 'a.html': pageOf().replace(/<title>.*?<\/title>/, `<title>${text}</title>`) });
  const described = (text: string) =>
    siteOf({ 'a.html': pageOf().replace(/content="A word[^"]*"/, `content="${text}"`) });
  const name = ` · ${messagesOf('en').site.title}`;

  test('titles have a width; those without the name of the site may be wider; Chinese takes two columns', () => {
    const long = 'x'.repeat(title.max);
    expect(titleProblems(titled(long.slice(name.length) + name))).toEqual([]);
    expect(titleProblems(titled(long + name))).toHaveLength(1);
    expect(titleProblems(titled(long + name.slice(3)))).toEqual([]);
    expect(titleProblems(titled('x'.repeat(title.maxAlone + 1)))).toHaveLength(1);
    expect(titleProblems(titled('字'.repeat(title.maxAlone / 2 + 1)))).toHaveLength(1);
    expect(titleProblems(titled('x'.repeat(title.min - 1)))).toHaveLength(1);
    expect(titleProblems(titled(''))).toHaveLength(1);
    expect(titleProblems(titled('One title</title><title>Another title'))).toHaveLength(1);
    expect(
      titleProblems(titled('One title</title><svg><title>of a drawing</title></svg><title hidden>')),
    ).toHaveLength(1);
  });

  test('two pages of a language do not share a title, those of two languages may', () => {
    const same = (lang: string) => pageOf({ lang });
    expect(
      titleProblems(siteOf({ 'a.html': same('en'), 'b.html': same('en') })).map(({ where }) => where),
    ).toEqual(['b.html']);
    expect(titleProblems(siteOf({ 'a.html': same('en'), 'b.html': same('fr-FR') }))).toEqual([]);
  });

  test('descriptions have a width', () => {
    expect(descriptionProblems(described('x'.repeat(description.max)))).toEqual([]);
    expect(descriptionProblems(described('x'.repeat(description.max + 1)))).toHaveLength(1);
    expect(descriptionProblems(described('字'.repeat(description.min / 2)))).toEqual([]);
    expect(descriptionProblems(described('字'.repeat(description.min / 2 - 1)))).toHaveLength(1);
    expect(descriptionProblems(described(''))).toHaveLength(1);
  });

  test('the language is that of the address', () => {
    const site = siteOf({
      'fr-FR/index.html': pageOf({ lang: 'fr-FR' }),
      'index.html': pageOf({ lang: 'fr-FR' }),
    });
    expect(languageProblems(site).map(({ where }) => where)).toEqual(['index.html']);
  });

  test.each([
    ['<h2>a</h2><h3>b</h3><h2>c</h2>', []],
    ['<h3>a</h3>', ['a.html: skipped heading level: <h3> after <h1>: a']],
    ['<h1>again</h1>', ['a.html: 2 headings of the first level']],
    ['<h2> <span></span></h2>', ['a.html: empty <h2>']],
  ])('headings %s', (body, found) => {
    expect(whats(headingProblems(siteOf({ 'a.html': pageOf({ body }) })))).toEqual(found);
  });

  test('a page without a first heading is found', () => {
    expect(headingProblems(siteOf({ 'a.html': '<html><h2>a</h2></html>' }))).not.toEqual([]);
  });
});

/** A picture too wide for phones, with further attributes, or with what stands beside it. */
const largeWith = (more: string) => `<img src="/large.webp" alt="a" width="2" height="1" ${more}>`;
const beside = (source: string) => `<picture>${source}${largeWith('')}</picture>`;

describe('pictures', () => {
  const pictures = { 'a.webp': wide };
  const problemsOf = (img: string) => imageProblems(siteOf({ 'a.html': pageOf({ body: img }), ...pictures }));

  beforeAll(async () => {
    const large = limits.phonePx + 2;
    Object.assign(pictures, {
      'large.webp': await blank(large, large / 2)
        .webp()
        .toBuffer(),
      'band.avif': await blank(400, 100).avif().toBuffer(),
    });
  });

  test.each([
    ['<img src="/a.webp" alt="a" width="100" height="50">', ''],
    ['<img src="/covers/a.svg" alt="" width="100" height="50">', ''],
    ['<img src="/a.webp" alt="a" width="100">', 'missing width or height'],
    ['<img src="/a.webp" alt="a" width="100%" height="50">', 'missing width or height'],
    ['<img src="/a.webp" width="100" height="50">', 'missing alt'],
    ['<img src="/a.webp" alt=" " width="100" height="50">', 'empty alt'],
    ['<img src="/a.webp" alt="a" width="100" height="100">', 'but the file is 200 by 100'],
    [
      '<img src="/large.webp" alt="a" width="2" height="1">',
      `phones load a file that is ${limits.phonePx + 2} px`,
    ],
    [largeWith('srcset="/a.webp 200w" sizes="9px"'), ''],
    [largeWith('srcset="/a.webp 201w" sizes="9px"'), '/a.webp in srcset as 201w, but it is 200 px wide'],
    [largeWith('srcset="/a.webp 2x" sizes="9px"'), 'without a width'],
    [largeWith('srcset="/a.webp" sizes="9px"'), 'without a width'],
    [largeWith('srcset="/a.webp 200w"'), 'without sizes'],
    [largeWith('srcset="/a.webp 200w, /band.avif 400w" sizes="9px"'), '/band.avif is drawn 2 by 1'],
    [beside('<source srcset="/band.avif 400w" sizes="9px" type="image/avif" width="4" height="1">'), ''],
    [beside('<source srcset="/band.avif 400w" sizes="9px" type="image/avif">'), '/band.avif is drawn 2 by 1'],
    [
      beside('<source srcset="/band.avif 400w" sizes="9px" type="image/webp">'),
      'is not of the type image/webp',
    ],
  ])('%s', (img, what) => {
    const found = problemsOf(img).map((problem) => problem.what);
    expect(found).toEqual(what ? [expect.stringContaining(what)] : []);
  });

  test('a file is what its name says, and not too heavy', () => {
    const heavy = Buffer.concat([wide, Buffer.alloc(limits.bytesMax)]);
    const files = siteOf({
      'a.webp': wide,
      'b.jpg': wide,
      'c.webp': heavy,
      'd.svg': '<svg></svg>',
      'e.svg': 'x',
    });
    expect(pictureFileProblems(files).map(({ where }) => where)).toEqual(['b.jpg', 'c.webp', 'e.svg']);
  });
});

describe('ids', () => {
  test('two elements with one id are found', () => {
    const site = siteOf({ 'a.html': pageOf({ body: '<p id="a"></p><p id="b"></p><p id="a"></p>' }) });
    expect(whats(duplicateIdProblems(site))).toEqual(['a.html: duplicate id "a"']);
  });

  test.each([
    '<label for="none">',
    '<td headers="a none">',
    '<p aria-labelledby="none">',
    '<button aria-controls="a none">',
    '<svg><path fill="url(#none)"></path></svg>',
  ])('%s names nothing', (body) => {
    const site = siteOf({ 'a.html': pageOf({ body: `<p id="a"></p>${body}` }) });
    expect(brokenReferences(site)).toMatchObject([{ what: expect.stringContaining('"none"') }]);
    expect(
      brokenReferences(siteOf({ 'a.html': pageOf({ body: `<p id="a"></p><p id="none"></p>${body}` }) })),
    ).toEqual([]);
  });
});

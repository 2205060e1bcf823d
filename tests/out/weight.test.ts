import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exceeded, typicalPages, type Weight, weightOf } from '../../lib/audit/weight.ts';
import { allPlaces } from '../../lib/pages/places.ts';
import { outputFile, type Place } from '../../lib/routes/index.ts';
import { basePath } from '../../lib/site/base-path.ts';
import { budgets } from '../../lib/site/constants.ts';

const read = (address: string) => readFileSync(`out${address.slice(basePath.length).replace(/\?.*/, '')}`);

test.each(typicalPages())('$name stays within every budget', ({ place }) => {
  const weight = weightOf(readFileSync(`out/${outputFile(place)}`, 'utf8'), read);
  const { script, style, icon, fonts } = weight;
  for (const bytes of [script.raw, style.raw, icon.raw, fonts]) expect(bytes).toBeGreaterThan(0);
  expect(exceeded(weight, place)).toEqual([]);
});

test('a page without code loads fewer bytes of fonts than one with code', () => {
  const fontsOf = (kind: string) => {
    const page = typicalPages().find(({ place }) => place.route.kind === kind);
    return weightOf(readFileSync(`out/${outputFile(page?.place as Place)}`, 'utf8'), read).fonts;
  };
  expect(fontsOf('list')).toBeLessThan(fontsOf('doc'));
});

test('only pages with formulas load the font of formulas', () => {
  const weights = typicalPages().map(({ place }) => {
    const html = readFileSync(`out/${outputFile(place)}`, 'utf8');
    return { hasFormula: html.includes('<math'), hasFont: weightOf(html, read).mathsFont > 0 };
  });
  expect(weights.filter(({ hasFormula, hasFont }) => hasFormula !== hasFont)).toEqual([]);
  expect(new Set(weights.map(({ hasFont }) => hasFont)).size).toBe(2);
});

test('no page of the reference has more elements than a phone lays out quickly', () => {
  const sizes = allPlaces()
    .filter(({ route }) => /^api/.test(route.kind))
    .map((place) => {
      const html = readFileSync(`out/${outputFile(place)}`, 'utf8');
      return { file: outputFile(place), elements: html.match(/<[a-z][a-z0-9-]*[\s>]/g)?.length ?? 0 };
    });
  expect(Math.max(...sizes.map(({ elements }) => elements))).toBeGreaterThan(1000);
  expect(sizes.filter(({ elements }) => elements > budgets.referenceElements)).toEqual([]);
});

describe('a page that is too heavy', () => {
  const [doc] = typicalPages()
    .map(({ place }) => place)
    .filter(({ route }) => route.kind === 'doc');
  const size = (bytes: number) => ({ raw: bytes, gzip: bytes, brotli: bytes });
  const none = size(0);
  const light: Weight = {
    html: none,
    frame: none,
    script: none,
    style: none,
    icon: none,
    fonts: 0,
    mathsFont: 0,
    scripts: 0,
    requests: 0,
    firstLoad: 0,
  };

  test.each<[budget: keyof typeof budgets, set: (amount: number) => Partial<Weight>]>([
    ['scripts', (scripts) => ({ scripts })],
    ['scriptGzip', (bytes) => ({ script: size(bytes) })],
    ['styleGzip', (bytes) => ({ style: size(bytes) })],
    ['fonts', (fonts) => ({ fonts })],
    ['mathsFont', (mathsFont) => ({ mathsFont })],
    ['docFrameBrotli', (bytes) => ({ frame: size(bytes) })],
    ['firstLoad', (firstLoad) => ({ firstLoad })],
    ['requests', (requests) => ({ requests })],
  ])('is reported by the name of its budget: %s', (name, set) => {
    const budget = budgets[name];
    const said = (amount: number) => exceeded({ ...light, ...set(amount) }, doc as Place);
    expect(said(budget)).toEqual([]);
    expect(said(budget + 1)).toEqual([`${name}: ${budget + 1} of ${budget}`]);
  });
});

test('the frame of a page is its HTML without the text of the article', () => {
  const page = (text: string) => `<main><nav>Docs</nav><article>${text}</article><footer>End</footer></main>`;
  const weigh = (html: string) => weightOf(html, () => Buffer.alloc(0));
  expect(weigh(page('<h1>Fields</h1>\n<p>A text.</p>')).frame).toEqual(weigh(page('')).html);
  expect(weigh('<main>No article</main>').frame).toEqual(weigh('<main>No article</main>').html);
});

test('each file that a first view loads is counted once', () => {
  const html = [
    '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/><link rel="preload" href="/b.woff2" as="font"/>',
    '<link rel="stylesheet" href="/a.css" integrity="x"/><link rel="icon" href="/icon.svg?1"/>',
    '<script type="module" src="/a.js" data-site></script><script src="/a.js"></script><script>"src"</script>',
    '<script noModule="" src="/old.js"></script><link rel="alternate" href="/b/"/>',
  ].join('');
  const asked: string[] = [];
  const weight = weightOf(html, (address) => {
    asked.push(address);
    return Buffer.alloc(1000);
  });
  expect(asked.sort()).toEqual(['/a.css', '/a.js', '/a.woff2', '/b.woff2', '/icon.svg?1']);
  const { script, style, icon, fonts } = weight;
  expect([weight.html.raw, script.raw, style.raw, icon.raw, fonts]).toEqual([
    html.length,
    1000,
    1000,
    1000,
    2000,
  ]);
  expect([weight.scripts, weight.requests]).toEqual([1, 6]);
  expect(script.gzip).toBeLessThan(script.raw);
  const texts = weight.html.brotli + script.brotli + style.brotli + icon.brotli;
  expect(weight.firstLoad).toBe(texts + fonts);
});

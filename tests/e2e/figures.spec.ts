import { type Browser, expect, type Page, test } from '@playwright/test';
import { pagesIn } from '../../lib/html/exported-pages.ts';
import { parse } from '../../lib/routes/index.ts';
import { figures } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { triesEveryCase } from './sample.ts';

/** The screen of a small phone, in CSS pixels. */
const phone = { width: 360, height: 740 };

/**
 * The pages of the export that have a drawing in their text. A drawing that several pages of a kind have, such as those of three
 * versions or languages, is tried on the first of them, and each night on all.
 */
const pages: string[] = [];
const drawn = new Set<string>();
for (const { file, html } of pagesIn('out')) {
  const path = file.replace(/index\.html$/, '');
  const kind = parse(`/${path}`)?.route.kind;
  const found = [...html.matchAll(/<div class="drawing">(<svg[\s\S]*?)<\/div>/g)].map(
    ([, svg = '']) => `${kind} ${shapeOf(svg)}`,
  );
  if (triesEveryCase ? found.length > 0 : found.some((drawing) => !drawn.has(drawing))) pages.push(path);
  for (const drawing of found) drawn.add(drawing);
}

/** A drawing without its words, on which no size depends. */
function shapeOf(svg: string): string {
  return svg.replace(/>[^<]+</g, '><').replace(/ aria-label="[^"]*"/g, '');
}

/** The parts in which they are measured, at the same time. */
const parts = 4;

/** A drawing as it is shown: the smallest size of a text in it, in CSS pixels, and whether all of it can be seen or scrolled to. */
type Drawing = { label: string; smallest: number; isReachable: boolean };

/** The drawings of an open page. */
function drawingsOf(page: Page): Promise<Drawing[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('.drawing > svg')]
      .filter((svg) => svg.checkVisibility())
      .map((svg) => {
        const sizes = [...svg.querySelectorAll('text, tspan')]
          .filter((text) =>
            [...text.childNodes].some((node) => node.nodeName === '#text' && node.nodeValue?.trim()),
          )
          .map((text) => {
            const { a, b } = (text as SVGGraphicsElement).getScreenCTM() ?? { a: 0, b: 0 };
            return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
          });
        const [box, drawn] = [svg.parentElement ?? svg, svg].map((one) => one.getBoundingClientRect());
        const scrolls = getComputedStyle(svg.parentElement ?? svg).overflowX === 'auto';
        const isReachable = scrolls || (drawn?.width ?? 0) <= (box?.width ?? 0) + 1;
        return { label: svg.getAttribute('aria-label') ?? '', smallest: Math.min(...sizes), isReachable };
      }),
  );
}

/** Drawings with text that is too small. Half a hundredth of a pixel is rounding. */
function tooSmall(drawings: readonly Drawing[]): string[] {
  return drawings
    .filter(({ smallest, isReachable }) => smallest < figures.leastTextPx - 0.005 || !isReachable)
    .map(({ label, smallest }) => `${smallest.toFixed(1)} px: ${label}`);
}

async function openPhone(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  return browser.newPage({ viewport: phone, hasTouch: true, isMobile: true, javaScriptEnabled });
}

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test.describe('drawings on a phone', () => {
  for (let part = 0; part < parts; part++)
    test(`have no text smaller than ${figures.leastTextPx} px on any page, part ${part + 1} of ${parts}`, async ({
      browser,
    }) => {
      test.slow();
      const page = await openPhone(browser, false);
      const paths = pages.filter((_, at) => at % parts === part);
      const small: string[] = [];
      let drawings = 0;
      for (const path of paths) {
        await page.goto(path);
        const found = await drawingsOf(page);
        drawings += found.length;
        small.push(...tooSmall(found).map((line) => `/${path}  ${line}`));
      }
      expect(small).toEqual([]);
      // Each page has one at least, and one form of it is shown.
      expect(drawings).toBeGreaterThanOrEqual(paths.length);
    });

  test('control: a drawing that is fitted into the column is found', async ({ browser }) => {
    const page = await openPhone(browser, true);
    await page.goto('docs/compilation/');
    expect(tooSmall(await drawingsOf(page))).toEqual([]);
    await page.evaluate(() => {
      const [wide, narrow] = document.querySelectorAll<SVGElement>('.drawing > :is(.wide, .narrow)');
      wide?.setAttribute('class', 'narrow');
      narrow?.remove();
    });
    expect(tooSmall(await drawingsOf(page))).toHaveLength(1);
  });

  test('a tap on a drawing, or on the button beside its caption, shows it larger, to scroll in', async ({
    browser,
  }) => {
    const page = await openPhone(browser, true);
    await page.goto('docs/compilation/');
    const figure = page.locator('figure.picture').first();
    await expect(figure).toHaveAttribute('data-zoom', '');
    const button = figure.getByRole('button', { name: en.code.zoom });
    const [inPage] = await drawingsOf(page);
    const caption = await figure.locator('figcaption').boundingBox();
    const place = await button.boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual((caption?.x ?? 0) + (caption?.width ?? 0));
    const dialog = page.locator('dialog.zoomed');
    for (const opener of [figure.locator('.drawing'), button]) {
      await opener.click();
      const smallest = await dialog.locator('svg').evaluate((svg: SVGSVGElement) => {
        const texts = [...svg.querySelectorAll('text')];
        const scale = Math.hypot(svg.getScreenCTM()?.a ?? 0, svg.getScreenCTM()?.b ?? 0);
        return Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale));
      });
      expect(smallest).toBeGreaterThan((inPage?.smallest ?? Number.POSITIVE_INFINITY) * 1.2);
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
});

test('on a wide screen a drawing is as large as it was drawn, and begins where its caption begins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('docs/compilation/');
  const figure = page.locator('figure.picture').first();
  const [drawing, caption] = [figure.locator('svg.wide'), figure.locator('figcaption')];
  await expect(figure.locator('svg.narrow')).toBeHidden();
  const [drawn, text] = [await drawing.boundingBox(), await caption.boundingBox()];
  expect(drawn?.width).toBe(Number(await drawing.getAttribute('width')));
  expect(drawn?.x).toBe(text?.x);
});

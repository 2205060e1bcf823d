import type { Step } from './steps.ts';

/** An address of the export that has no page. */
export const absentPath = 'nothing-here/';

/** Pages of each kind and some languages. */
const paths = [
  '',
  'docs/field/',
  'docs/master/kernel_sync/',
  'docs/tags/',
  'api/',
  'api/taichi/math/',
  'api/a-z/',
  'blog/',
  'blog/accelerate-python-code-100x/',
  'newsletter/2023/03/newsletter_for_march/',
  'search/?q=field',
  'zh-Hans/docs/field/',
  'fr-FR/',
  absentPath,
];

/** Each page loads, has its heading, its pictures and its fonts, and is not wider than the screen. */
export const loads: readonly Step[] = paths.map((path) => ({
  name: `load: /${path}`,
  run: async (page) => {
    await page.open(path);
    await page.see('the level 1 headings that are seen', 1, () => {
      return [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length;
    });
    await page.see('pictures that did not load', [], () =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map(({ src }) => src),
    );
    await page.see('the fonts', 'loaded', () => document.fonts.status);
    await page.see('pixels that the page is wider than the screen', 0, () =>
      Math.max(0, document.documentElement.scrollWidth - innerWidth),
    );
  },
}));

import { expect, type Page, test } from '@playwright/test';

/** The texts of the page and its footer, outside of code, without the font of their language: Chinese and English have different ones. */
const inAnotherFont = (page: Page) =>
  page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement);
    const nameIn = (families: string) => families.split(',')[0]?.trim().replaceAll(/["']/g, '') ?? '';
    const latin = nameIn(styles.getPropertyValue('--face-text'));
    const faces: Record<string, string> = { en: latin, 'fr-FR': latin };
    // A page in another language does not load the font for Chinese.
    faces['zh-Hans'] = nameIn(styles.getPropertyValue('--face-han')) || latin;
    const texts = [...document.querySelectorAll('main *, footer *')].filter(
      (element) =>
        [...element.childNodes].some(
          ({ nodeType, data }: ChildNode & { data?: string }) => nodeType === Node.TEXT_NODE && data?.trim(),
        ) && !element.closest('pre, code, kbd, math, svg, figcaption, script, style, noscript'),
    );
    const wrong = texts.filter((element) => {
      const lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
      return nameIn(getComputedStyle(element).fontFamily) !== faces[lang];
    });
    return {
      languages: [...new Set(texts.map((element) => element.closest<HTMLElement>('[lang]')?.lang))].sort(),
      wrong: wrong.map((element) => element.outerHTML.slice(0, 100)),
    };
  });

for (const [name, path, languages] of [
  ['a Chinese page', 'zh-Hans/docs/field/', ['zh-Hans']],
  ['a Chinese page with an English text', 'zh-Hans/docs/master/field/', ['en', 'zh-Hans']],
  ['a Chinese page of the API reference', 'zh-Hans/api/taichi/math/', ['en', 'zh-Hans']],
  ['an English page', 'docs/field/', ['en']],
] as const)
  test(`${name} has the font of the language of each text`, async ({ page }) => {
    await page.goto(path);
    const found = await inAnotherFont(page);
    expect(found.wrong).toEqual([]);
    expect(found.languages).toEqual(expect.arrayContaining([...languages]));
  });

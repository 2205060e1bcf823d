import { type Browser, expect, type Locator, test } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';
import {
  homePicture,
  homePictureFallback,
  homePictureFile,
  textPicture,
  textPictureFile,
} from '../../lib/site/pictures.ts';
import { pagesByKind } from './page-types.ts';

type Screen = { width: number; density: number };

const phone: Screen = { width: 412, density: 1.75 };
const screens: Screen[] = [
  { width: 360, density: 2 },
  phone,
  { width: 390, density: 3 },
  { width: 768, density: 1 },
  { width: 768, density: 2 },
  { width: 1024, density: 1 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
];

/** Opens a page on a screen until the test ends; the picture of the home page stays still. */
async function open(browser: Browser, path: string, { width, density }: Screen) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  });
  await page.goto(path);
  return page;
}

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

type Choice = { file: string; said: number; drawn: number };

/**
 * What the browser chose for a picture.
 * @returns the path of the file, and in CSS pixels how wide `sizes` says that the picture is, and how wide it is drawn,
 * including what its frame cuts off
 */
async function choiceOf(picture: Locator): Promise<Choice> {
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    const { naturalWidth: said, naturalHeight, clientWidth, clientHeight, currentSrc } = img;
    const drawn = Math.max(clientWidth, (clientHeight * said) / naturalHeight);
    return { file: new URL(currentSrc).pathname, said, drawn };
  });
}

const still = { name: en.home.still };

test.describe('the picture of the home page', () => {
  for (const screen of screens)
    test(`has about the pixels of a screen ${screen.width} px wide at density ${screen.density}`, async ({
      browser,
    }) => {
      const page = await open(browser, '', screen);
      const { file, said, drawn } = await choiceOf(page.getByRole('img', still));
      const chosen = homePicture.widths.find((width) => file.endsWith(homePictureFile(width)));
      expect(Math.abs(said / drawn - 1), `${said} px said, ${drawn} px drawn`).toBeLessThan(0.03);
      const share = (chosen ?? 0) / (drawn * screen.density);
      expect(share).toBeGreaterThan(0.75);
      expect(share).toBeLessThan(1.5);
    });

  test('control: a wrong `sizes` gives the wrong file', async ({ browser }) => {
    const page = await open(browser, '', phone);
    const picture = page.getByRole('img', still);
    await picture.evaluate((img) => {
      for (const source of img.parentElement?.querySelectorAll('[sizes]') ?? [])
        source.setAttribute('sizes', '200vw');
    });
    const { said, drawn } = await choiceOf(picture);
    expect(Math.abs(said / drawn - 1)).toBeGreaterThan(0.5);
  });

  test('is in another format in a browser without AVIF', async ({ browser }) => {
    const page = await open(browser, '', { width: 1440, density: 1 });
    const picture = page.getByRole('img', still);
    await picture.evaluate((img) => img.parentElement?.querySelector('source')?.remove());
    expect((await choiceOf(picture)).file).toContain(homePictureFallback);
  });
});

test.describe('a picture in a text', () => {
  const post = 'blog/accelerate-python-code-100x/';
  const name = 'blog/turing-pattern';
  const isFile = (width: number) => new RegExp(`${textPictureFile(name, width)}$`);
  const { narrow, wide } = textPicture;

  test('is loaded in few pixels on a phone, and in many on a dense desktop', async ({ browser }) => {
    const choices: [Screen, number][] = [
      [phone, narrow],
      [{ width: 1440, density: 1 }, narrow],
      [{ width: 1440, density: 2 }, wide],
    ];
    for (const [screen, width] of choices) {
      const page = await open(browser, post, screen);
      const choice = await choiceOf(page.locator('figure.picture > img').first());
      expect(choice.file, JSON.stringify(screen)).toMatch(isFile(width));
      expect(Math.abs(choice.said / choice.drawn - 1)).toBeLessThan(0.03);
      await page.close();
    }
  });

  test('has the pixels of the window where it is enlarged', async ({ browser }) => {
    const page = await open(browser, post, { width: 1440, density: 1 });
    const figure = page
      .locator('figure.picture')
      .filter({ has: page.locator('img') })
      .first();
    await figure.getByRole('button', { name: en.code.zoom }).click({ force: true });
    expect((await choiceOf(page.locator('dialog.zoomed img'))).file).toMatch(isFile(wide));
  });
});

test.describe('the drawings of a list', () => {
  for (const path of pagesByKind.list)
    for (const width of [360, 1440])
      test(`of /${path} are loaded on the first screen at once and further down later, ${width} px wide`, async ({
        browser,
      }) => {
        const page = await open(browser, path, { width, density: 1 });
        const drawings = await page
          .locator('main img')
          .evaluateAll((images) =>
            (images as HTMLImageElement[]).map(({ loading, y }) => ({ loading, screens: y / innerHeight })),
          );
        expect(drawings.length).toBeGreaterThan(0);
        expect(drawings.filter(({ loading, screens }) => screens < 0.75 && loading === 'lazy')).toEqual([]);
        expect(drawings.filter(({ loading, screens }) => screens > 3 && loading !== 'lazy')).toEqual([]);
      });
});

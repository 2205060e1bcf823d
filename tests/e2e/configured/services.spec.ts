import { expect, type Page, test } from '@playwright/test';
import { loading, paintKeys, stars, storageKeys } from '../../../lib/site/constants.ts';
import { en } from '../../../lib/site/messages/en.ts';
import { zhHans } from '../../../lib/site/messages/zh-hans.ts';
import { site } from '../../../lib/site/project/site.ts';
import { services } from '../../../scripts/base-path/services.ts';
import { findings } from '../findings.ts';
import { denyStorage, ready, scriptErrors } from '../visits.ts';

type Asked = { method: string; url: string; body: string; type: string };

const control = (page: Page, state: { stars?: string; subscribe?: string }) =>
  page.request.post(`${services}/control`, { data: state });

const asked = async (page: Page, path: string) =>
  ((await (await page.request.get(`${services}/log`)).json()) as Asked[]).filter(({ url }) =>
    url.startsWith(path),
  );

test.describe('the number of stars', () => {
  const known = '{"stargazers_count":27512}';
  const count = (page: Page) => page.locator('[data-stars]').first();

  test('is requested once, when the reader does something, and stored', async ({ page }) => {
    await control(page, { stars: known });
    await page.goto('docs/field/', { waitUntil: 'networkidle' });
    // A pointer may rest over the page, and a browser says so when it has laid it out.
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
    );
    await page.waitForLoadState('networkidle');
    expect(await asked(page, '/stars')).toHaveLength(0);
    await page.keyboard.press('Shift');
    await expect(count(page)).toHaveText('27.5 k');
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(/layout/);
    await expect(count(page)).toHaveText('27.5 k');
    await page.reload({ waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    await expect(count(page)).toHaveText('27.5 k');
    expect(await asked(page, '/stars')).toHaveLength(1);
  });

  test('is requested again when it is old', async ({ page }) => {
    await control(page, { stars: known });
    const old = JSON.stringify({ count: 1000, at: Date.now() - stars.maxAgeMs - 1 });
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key as string, value as string),
      [storageKeys.stars, old],
    );
    await page.goto('docs/field/');
    await ready(page);
    await page.keyboard.press('Shift');
    await expect(count(page)).toHaveText('27.5 k');
  });

  test('moves nothing when it comes', async ({ page }) => {
    await control(page, { stars: known });
    await page.goto('docs/field/');
    await ready(page);
    const before = await count(page).boundingBox();
    await page.keyboard.press('Shift');
    await expect(count(page)).toHaveText('27.5 k');
    expect(await count(page).boundingBox()).toEqual(before);
  });

  test('is not requested where the reader saves data', async ({ page }) => {
    await control(page, { stars: known });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.goto('docs/field/');
    await ready(page);
    await page.keyboard.press('Shift');
    await page.waitForTimeout(300);
    expect(await asked(page, '/stars')).toHaveLength(0);
  });

  for (const answer of [
    '{"stargazers_count":0}',
    '{"stargazers_count":-3}',
    '{"stargazers_count":"27512"}',
    '{"stargazers_count":null}',
    '{"stargazers_count":1e999}',
    '{}',
    'null',
    '[]',
    '',
    '403',
    '500',
    'html',
    'reset',
  ]) {
    test(`stays ${site.stars} when the answer is ${answer || 'empty'}`, async ({ page }) => {
      await control(page, { stars: answer });
      const errors = scriptErrors(page);
      await page.goto('docs/field/');
      await ready(page);
      await page.keyboard.press('Shift');
      await expect.poll(async () => (await asked(page, '/stars')).length).toBe(1);
      await page.waitForTimeout(150);
      await expect(count(page)).toHaveText(String(site.stars));
      await page.keyboard.press('Shift');
      expect([await asked(page, '/stars').then((all) => all.length), errors]).toEqual([1, []]);
    });
  }

  test('stays when there is no answer', async ({ page }) => {
    await control(page, { stars: 'hang' });
    await page.clock.install();
    await page.goto('docs/field/');
    await ready(page);
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await asked(page, '/stars')).length).toBe(1);
    await page.clock.fastForward(stars.giveUpMs + 1000);
    await expect(count(page)).toHaveText(String(site.stars));
  });

  test('of a very large project is shown as it is', async ({ page }) => {
    await control(page, { stars: '{"stargazers_count":1000000000000}' });
    await page.goto('docs/field/');
    await ready(page);
    await page.keyboard.press('Shift');
    await expect(count(page)).toHaveText('1000000000.0 k');
  });
});

test.describe('the subscription', () => {
  const form = (page: Page) => page.locator('form[data-subscribe]');
  const fill = async (page: Page, address: string) => {
    await ready(page);
    await page.getByLabel(en.subscribe.email).fill(address);
  };
  const button = (page: Page) => form(page).getByRole('button');
  const status = (page: Page) => form(page).getByRole('status');

  test.beforeEach(async ({ page }) => {
    await control(page, { subscribe: '{}' });
    await page.goto('docs/field/');
  });

  for (const mode of ['{}', '500', 'opaque', 'html']) {
    test(`succeeds when the request is completed, whatever the answer (${mode})`, async ({ page }) => {
      await control(page, { subscribe: mode });
      await fill(page, 'reader@example.org');
      await button(page).click();
      await expect(status(page)).toHaveText(en.subscribe.subscribed);
      await expect(button(page)).toHaveText(en.subscribe.subscribed);
      await expect(button(page)).toBeDisabled();
      expect(
        await page.getByLabel(en.subscribe.email).evaluate((input: HTMLInputElement) => input.readOnly),
      ).toBe(true);
      const [request, ...more] = await asked(page, '/subscribe');
      expect([request?.method, more]).toEqual(['POST', []]);
      expect(request?.type).toMatch(/^multipart\/form-data/);
      expect(request?.body).toMatch(/name="fields\[email\]"\r\n\r\nreader@example\.org\r\n/);
    });
  }

  for (const address of ['', 'reader', 'reader@', 'a@b@c.org', `${'l'.repeat(65)}@example.org`]) {
    test(`refuses ${address.slice(0, 12) || 'nothing'} and sends nothing`, async ({ page }) => {
      await fill(page, address);
      await button(page).click();
      await expect(status(page)).toHaveText(en.subscribe.invalid);
      await expect(page.getByLabel(en.subscribe.email)).toBeFocused();
      expect(await asked(page, '/subscribe')).toHaveLength(0);
      await page.getByLabel(en.subscribe.email).fill('x');
      await expect(status(page)).toHaveText('');
    });
  }

  test('fails without an answer, says so, and can be tried again', async ({ page }) => {
    await control(page, { subscribe: 'reset' });
    await fill(page, 'reader@example.org');
    await button(page).click();
    await expect(status(page)).toHaveText(en.subscribe.failed);
    await expect(button(page)).toBeEnabled();
    await control(page, { subscribe: '{}' });
    await button(page).click();
    await expect(status(page)).toHaveText(en.subscribe.subscribed);
  });

  test('fails when there is no answer for a long time', async ({ page }) => {
    await control(page, { subscribe: 'hang' });
    await page.clock.install();
    await page.goto('docs/field/');
    await fill(page, 'reader@example.org');
    await button(page).click();
    await expect(button(page)).toHaveText(en.subscribe.sending);
    await page.clock.fastForward(loading.giveUpMs + 1000);
    await expect(status(page)).toHaveText(en.subscribe.failed);
  });

  test('fails offline', async ({ page, context }) => {
    await fill(page, 'reader@example.org');
    await context.setOffline(true);
    await button(page).click();
    await expect(status(page)).toHaveText(en.subscribe.failed);
    await context.setOffline(false);
  });

  test('is sent once by a double click, and by Enter', async ({ page }) => {
    await control(page, { subscribe: 'slow' });
    await fill(page, 'reader@example.org');
    await button(page).dblclick();
    await expect(form(page)).toHaveAttribute('data-state', 'sending');
    await page.getByLabel(en.subscribe.email).press('Enter');
    await expect(status(page)).toHaveText(en.subscribe.subscribed);
    expect(await asked(page, '/subscribe')).toHaveLength(1);
    await page.reload();
    await fill(page, 'other@example.org');
    await page.getByLabel(en.subscribe.email).press('Enter');
    await expect(status(page)).toHaveText(en.subscribe.subscribed);
    expect(await asked(page, '/subscribe')).toHaveLength(2);
  });

  test('speaks the language of the page and says what happens to the address', async ({ page }) => {
    await page.goto('zh-Hans/docs/field/');
    await expect(page.getByText(zhHans.subscribe.promise)).toBeVisible();
    await ready(page);
    await button(page).click();
    await expect(status(page)).toHaveText(zhHans.subscribe.invalid);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('posts by itself', async ({ page }) => {
      await page.getByLabel(en.subscribe.email).fill('reader@example.org');
      await button(page).click();
      const [request] = await asked(page, '/subscribe');
      expect(request?.body).toMatch(/name="fields\[email\]"\r\n\r\nreader@example\.org\r\n/);
    });
  });
});

test.describe('the announcement', () => {
  const bar = (page: Page) => page.getByRole('region', { name: en.announcement.label });

  test('is there until it is closed, and stays closed', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', { name: en.announcement.close }).click();
    await expect(bar(page)).toBeHidden();
    await page.goto('docs/layout/');
    await expect(bar(page)).toBeHidden();
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => done(sum), 300);
        }),
    );
    expect(shifts).toBeLessThan(0.02);
  });

  test('is there, and can be closed, where the browser stores nothing', async ({ page }) => {
    await denyStorage(page);
    const errors = scriptErrors(page);
    await page.goto('docs/field/');
    await ready(page);
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', { name: en.announcement.close }).click();
    await expect(bar(page)).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('comes back under another id', async ({ page }) => {
    const keep = { [paintKeys.announcementId]: 'summer', [paintKeys.announcementDismissed]: 'true' };
    await page.addInitScript((pairs) => {
      if (!sessionStorage.getItem('set'))
        for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value);
      sessionStorage.setItem('set', '1');
    }, keep);
    await page.goto('docs/field/');
    await ready(page);
    await expect(bar(page)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), paintKeys.announcementDismissed)).toBe(
      'false',
    );
  });
});

test.describe('page views', () => {
  test('are reported with path, title and address, after the page, on each visit', async ({ page }) => {
    await control(page, {});
    await page.goto('docs/field/', { waitUntil: 'networkidle' });
    const scripts = (await asked(page, '/')).map(({ url }) => url).filter((url) => /\.js/.test(url));
    expect(scripts.sort()).toEqual(['/gtag.js?id=G-TEST', '/gtm.js?id=GTM-TEST', '/heat-42.js']);
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(/layout/);
    const reported = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) =>
          'length' in entry ? Array.from(entry) : entry,
        ),
      );
    await expect
      .poll(
        async () =>
          (await reported()).filter((entry) => Array.isArray(entry) && entry[1] === 'page_view').length,
      )
      .toBe(2);
    const entries = await reported();
    expect(entries).toContainEqual(['config', 'G-TEST', { anonymize_ip: true, send_page_view: false }]);
    const views = entries.flatMap((entry) =>
      Array.isArray(entry) && entry[1] === 'page_view' ? [entry[2]] : [],
    );
    expect(views).toMatchObject([
      {
        page_path: '/sub/docs/field/',
        page_title: expect.stringContaining('Fields'),
        page_location: expect.stringContaining('/sub/docs/field/'),
      },
      { page_path: '/sub/docs/layout/', page_title: expect.stringContaining('Fields (advanced)') },
    ]);
  });

  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`are not reported where the reader asks not to be tracked (${name})`, async ({ page }) => {
      await control(page, {});
      await page.addInitScript(
        ([key, set]) => Object.defineProperty(navigator, key as string, { value: set }),
        [name, value] as const,
      );
      await page.goto('docs/field/', { waitUntil: 'networkidle' });
      await page.keyboard.press('Shift');
      await expect.poll(async () => (await asked(page, '/stars')).length).toBe(1);
      expect((await asked(page, '/')).filter(({ url }) => /\.js/.test(url))).toEqual([]);
    });
  }
});

for (const theme of ['dark', 'light']) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing with an announcement and a subscription that is done (${theme}, ${width} px)`, async ({
      page,
    }) => {
      await control(page, { subscribe: '{}' });
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(
        ([key, value]) => localStorage.setItem(key as string, value as string),
        [storageKeys.theme, theme],
      );
      await page.goto('docs/field/');
      await ready(page);
      await page.getByLabel(en.subscribe.email).fill('reader@example.org');
      await page.getByLabel(en.subscribe.email).press('Enter');
      await expect(page.getByText(en.subscribe.subscribed)).toHaveCount(2);
      // Further down, the button to the top may lie over a part of another button, whose size axe then finds too small.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.locator('.back-to-top')).toBeHidden();
      expect(await findings(page)).toEqual([]);
    });
  }
}

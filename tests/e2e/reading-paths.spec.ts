import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readPaths } from '../../lib/content/data.ts';
import { linkTo } from '../../lib/routes/index.ts';
import { mainDocSlug } from '../../lib/site/constants.ts';
import { locales } from '../../lib/site/locales.ts';
import { format, messagesOf } from '../../lib/site/messages/index.ts';
import { latestVersion } from '../../lib/site/versions.ts';

test.use({ javaScriptEnabled: false });

const { lists } = readPaths();

for (const locale of locales)
  test(`in ${locale} the overview lists each path, and its pages lead from step to step`, async ({
    page,
  }) => {
    const href = (slug: string) => linkTo({ locale, route: { kind: 'doc', version: latestVersion, slug } });
    const { docs } = messagesOf(locale);
    await page.goto(`.${href(mainDocSlug)}`);
    expect(lists?.paths.length).toBeGreaterThan(0);
    for (const { title, steps } of lists?.paths ?? []) {
      const links = page.getByRole('region', { name: title[locale] }).locator('ol > li > a');
      expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
        steps.map((step) => href(step.page)),
      );
    }
    const [path] = lists?.paths ?? [];
    for (const [at, { page: slug }] of path?.steps.entries() ?? []) {
      await page.goto(`.${href(slug)}`);
      const values = { path: path?.title[locale] ?? '', step: at + 1, count: path?.steps.length ?? 0 };
      const line = page.locator('article p', { hasText: format(docs.pathStep, values) });
      await expect(line).toBeVisible();
      const next = path?.steps[at + 1];
      await expect(line.locator('a')).toHaveCount(next ? 1 : 0);
      if (next) await expect(line.locator('a')).toHaveAttribute('href', href(next.page));
    }
  });

test('the Markdown version of the overview has the paths', () => {
  const markdown = readFileSync('out/docs/overview.md', 'utf8');
  for (const { title, steps } of lists?.paths ?? []) {
    expect(markdown).toContain(`### ${title.en}`);
    for (const { gives } of steps) expect(markdown).toContain(gives.en);
  }
});

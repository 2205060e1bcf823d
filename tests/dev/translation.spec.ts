import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { zhHans } from '../../lib/site/messages/zh-hans.ts';
import { sectionTexts } from '../../lib/translations/freshness.ts';
import { contentCopy } from './content-copy.mjs';

const path = 'docs/v1.6.0/field.mdx';
const english = join(contentCopy, 'en', path);
const ledger = join(contentCopy, 'zh-Hans/ledger.json');

/** The notice of sections that are out of date. */
const notice = (page: Page) => page.locator('main').getByText(zhHans.docs.outdated);

const accept = (...words: string[]) =>
  execFileSync('npm', ['run', '--silent', 'i18n:accept', '--', 'zh-Hans', ...words], {
    env: { ...process.env, SITE_CONTENT: contentCopy },
  });

test('a translation whose English text changes in two sections names them until each is noted', async ({
  page,
}) => {
  const [before, noted] = [english, ledger].map((file) => readFileSync(file, 'utf8'));
  const [, first, second] = sectionTexts(before ?? '');
  if (before === undefined || noted === undefined || !first || !second)
    throw new Error(`${path} has no two sections.`);
  await page.goto('zh-Hans/docs/field/');
  await expect(notice(page)).toHaveCount(0);
  try {
    const lines = before.split('\n');
    for (const { line } of [second, first]) lines.splice(line, 0, '', 'One more sentence.');
    writeFileSync(english, lines.join('\n'));
    await expect(notice(page)).toBeVisible();
    for (const { id, heading } of [first, second])
      await expect(notice(page).getByRole('link', { name: heading })).toHaveAttribute(
        'href',
        `/docs/field/#${id}`,
      );
    accept(`${path}#${first.id}`);
    await expect(notice(page).getByRole('link', { name: first.heading })).toHaveCount(0);
    await expect(notice(page).getByRole('link', { name: second.heading })).toBeVisible();
    accept(path);
    await expect(notice(page)).toHaveCount(0);
  } finally {
    writeFileSync(english, before);
    writeFileSync(ledger, noted);
  }
});

import { expect, test } from '@playwright/test';
import { isSameDocument, rememberDocument } from '../documents.ts';
import { ready } from '../visits.ts';

const basePath = process.env.BASE_PATH ?? '';

test('pages, assets and soft navigation stay inside the base path', async ({ page, baseURL }) => {
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  await page.goto(`${baseURL}docs/field/`);
  await ready(page);
  await rememberDocument(page);
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(/\/docs\/layout\/$/);
  expect(new URL(page.url()).pathname.startsWith(`${basePath}/docs/`)).toBe(true);
  expect(await isSameDocument(page)).toBe(true);
  await page.goto(`${baseURL}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(failed).toEqual([]);
});

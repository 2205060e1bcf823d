import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readFigure } from '../../lib/mdx/compile.ts';
import { compileBody } from '../../lib/mdx/pipeline.ts';
import { en } from '../../lib/site/messages/en.ts';
import {
  allExamples,
  constructs,
  type Example,
  exampleId,
  examplesFolder,
  messageText,
  mistakes,
  writingPath,
} from '../../lib/writing/examples.ts';
import { withoutExample } from '../constructs.ts';

const address = writingPath.slice(1);
const fileOf = ({ file }: Example) => join(examplesFolder, `${file}.mdx`);
const sourceOf = (example: Example) => readFileSync(fileOf(example), 'utf8');
const compile = (example: Example) => compileBody(sourceOf(example), fileOf(example), readFigure);

/** The HTML of each entry as the server sends it, before behaviours change it. */
async function entriesOf(page: Page) {
  const html = await (await page.request.get(address)).text();
  const entries = await page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[data-example]')].map(
        (entry) => ({
          id: entry.getAttribute('data-example') ?? '',
          source: entry.querySelector('[data-source] code')?.textContent ?? '',
          html: entry.querySelector('[data-result] .prose')?.innerHTML,
          messages: entry.querySelector('[data-result] pre:not(.prose *)')?.textContent,
        }),
      ),
    html,
  );
  return new Map(entries.map(({ id, ...entry }) => [id, entry]));
}

/** HTML as a browser serializes it. */
function written(page: Page, html: string): Promise<string> {
  return page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    return body.innerHTML;
  }, html);
}

test('the writers’ page opens with everything that moves, and without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  expect((await page.goto(address))?.status()).toBe(200);
  await page.locator('form[data-state=idle]').waitFor();
  const tabs = page.locator('[data-example=tabs] [data-result]').getByRole('tab');
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  const blocks = await page.locator('figure.code').count();
  expect(blocks).toBeGreaterThan(allExamples.length);
  await expect(page.locator('figure.code > .code-tools > button.copy')).toHaveCount(blocks);
  await page.getByRole('navigation', { name: en.docs.toc }).getByRole('link', { name: 'Tabs' }).click();
  await expect(page.locator('#tabs')).toBeInViewport();
  expect(errors).toEqual([]);
});

test('it has an entry for every construct that the pipeline knows', async ({ page }) => {
  const entries = await entriesOf(page);
  expect([...entries.keys()]).toEqual(allExamples.map(exampleId));
  expect(withoutExample([...entries.values()].map(({ source }) => source))).toEqual([]);
});

test('a construct stands beside its source, as the pipeline compiles it', async ({ page }) => {
  // It reads the versions, which the development server has written by now.
  const { finishExample } = await import('../../lib/writing/finish.ts');
  const entries = await entriesOf(page);
  for (const example of constructs.flatMap(({ examples }) => examples)) {
    const entry = entries.get(exampleId(example));
    const expected = finishExample((await compile(example)).html);
    expect(entry?.source).toBe(sourceOf(example).trimEnd());
    expect(entry?.html, example.title).toBe(await written(page, expected));
    expect(entry?.messages, example.title).toBeUndefined();
  }
});

test('a mistake stands beside its message', async ({ page }) => {
  const entries = await entriesOf(page);
  for (const example of mistakes.examples) {
    const entry = entries.get(exampleId(example));
    const { problems } = await compile(example);
    expect(entry?.source).toBe(sourceOf(example).trimEnd());
    expect(entry?.messages, example.title).toBe(problems.map(messageText).join('\n\n'));
  }
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { runWorkerPolicy } from '../../lib/export/headers.ts';
import { en } from '../../lib/site/messages/en.ts';
import { runLimits } from '../../lib/site/run.ts';

/** A page whose first program prints, with its output below it; and one with a program that draws in a window. */
const [page, drawings] = ['docs/field/', 'docs/gui_system/'] as const;

/** The messages that have no values in them, and the beginnings of those that have. */
const said = (message: string) => new RegExp(message.replace(/\{.*/, '').replace(/[.*+?()[\]]/g, '\\$&'));

const figure = (page: Page) => page.locator('figure[data-run]').first();
const output = (page: Page) => figure(page).locator('.run-output');
const lines = (page: Page) => output(page).getByRole('log').locator('> div');
const status = (page: Page) => output(page).getByRole('status');

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const button = figure(page).locator('button.run');
  await expect(button).toHaveText(en.code.run);
  return button;
}

/** Puts another program in the place of the first one of the page. */
async function write(page: Page, code: string): Promise<void> {
  await figure(page)
    .locator('code')
    .evaluate((element, text) => {
      element.textContent = text;
    }, code);
}

/** A program that loads a part of the engine. */
const withNumpy = 'import numpy as np\nprint(np.arange(4).sum())';

test('a program prints below its code what the text says, with the lines that print it', async ({
  page: tab,
}) => {
  const button = await open(tab, page);
  await button.press('Enter');
  await expect(status(tab)).toHaveText(said(en.run.done));
  const stated = await tab.locator('figure.output code').first().textContent();
  const rows = lines(tab);
  expect((await rows.allTextContents()).join('\n')).toBe(stated?.trimEnd());
  const code = ((await figure(tab).locator('code').textContent()) ?? '').split('\n');
  for (const line of await rows.evaluateAll((all) =>
    all.flatMap((row) => (row as HTMLElement).dataset.line ?? []),
  ))
    expect(code[Number(line) - 1]).toContain('print(');
  await expect(button).toHaveText(en.code.run);
  await output(tab).getByRole('button', { name: en.run.close }).click();
  await expect(output(tab)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('nothing of the engine is loaded before somebody runs a program', async ({ page: tab }) => {
  const loaded: string[] = [];
  tab.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const button = await open(tab, page);
  await tab.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /run-|\/run\//.test(path))).toEqual([]);
  await button.click();
  await expect(status(tab)).toHaveText(said(en.run.done));
  expect(loaded.some((path) => path.includes('run-worker'))).toBe(true);
});

for (const [name, code, message, line] of [
  ['an unknown name', 'x = 1\nprint(nosuch)', "NameError: name 'nosuch' is not defined", 2],
  ['a syntax error', 'print(1', "SyntaxError: '(' was never closed", 1],
  ['a division by zero', '1 / 0', 'ZeroDivisionError: division by zero', 1],
  ['an import that the page does not have', 'import torch', 'import torch', 1],
  ['deep recursion', 'def f(n):\n    return f(n + 1)\nf(0)', 'recursion', 2],
  [
    'too much memory',
    'import taichi as ti\nti.init()\nx = ti.field(ti.f64, shape=2**27)',
    'more than 512 MB of fields',
    3,
  ],
  ['an endless loop', 'while True:\n    pass', 'StepLimit: ', 1],
] as const)
  test(`${name} has a message with its line, and the page goes on`, async ({ page: tab }) => {
    const button = await open(tab, page);
    await write(tab, code);
    await button.click();
    const row = output(tab).locator('.bad[data-line]');
    await expect(row).toContainText(message);
    await expect(row).toHaveAttribute('data-line', String(line));
    await expect(status(tab)).toContainText(en.run.line.replace('{line}', String(line)));
    await write(tab, 'print("again")');
    await button.click();
    await expect(lines(tab)).toHaveText('again');
  });

test('a program is cut off after many lines, of which the first are shown', async ({ page: tab }) => {
  const button = await open(tab, page);
  await write(tab, `for i in range(${runLimits.lines + 5}):\n    print(i)`);
  await button.click();
  await expect(status(tab)).toHaveText(said(en.run.done));
  await expect(lines(tab)).toHaveCount(runLimits.lines + 1);
  await expect(lines(tab).last()).toHaveText(said(en.run.cut));
});

test('a program draws in a window until it is stopped, and hears the mouse', async ({ page: tab }) => {
  const button = await open(tab, drawings);
  await write(
    tab,
    [
      'import taichi as ti',
      'gui = ti.GUI("Dots", res=(64, 48))',
      'while gui.running:',
      '    for e in gui.get_events(ti.GUI.PRESS):',
      '        print(e.key, round(e.pos[0], 1), round(e.pos[1], 1))',
      '    gui.circle((0.5, 0.5), radius=9, color=0xFF0000)',
      '    gui.show()',
    ].join('\n'),
  );
  await button.click();
  const canvas = output(tab).getByRole('application', { name: 'Dots' });
  await expect(canvas).toBeVisible();
  const middle = await canvas.evaluate((element: HTMLCanvasElement) => [
    ...(element.getContext('2d')?.getImageData(32, 24, 1, 1).data ?? []),
  ]);
  expect(middle).toEqual([255, 0, 0, 255]);
  await canvas.click({ position: { x: 32, y: 24 } });
  await expect(lines(tab)).toHaveText('LMB 0.5 0.5');
  await tab.keyboard.press('a');
  await expect(lines(tab).last()).toHaveText('a 0.5 0.5');
  await expect(button).toHaveText(en.run.stop);
  await button.click();
  await expect(status(tab)).toHaveText(en.run.stopped);
  await expect(button).toHaveText(en.code.run);
  // A program that has ended takes no keys: the picture that is left cannot have the focus.
  await expect(output(tab).getByRole('img', { name: 'Dots' })).not.toHaveAttribute('tabindex');
});

test('programs run under the policy of their worker, which has no network', async ({ page: tab }) => {
  await tab.route('**/run-worker-*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': runWorkerPolicy };
    await route.fulfill({ response, headers });
  });
  const button = await open(tab, page);
  await write(tab, withNumpy);
  await button.click();
  await expect(lines(tab)).toHaveText(['6']);
  await expect(status(tab)).toHaveText(said(en.run.done));
});

test('where a host forbids WebAssembly, the page says so and offers it no more', async ({ page: tab }) => {
  await tab.route('**/run-worker-*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  const button = await open(tab, page);
  await button.click();
  await expect(status(tab)).toHaveText(en.run.notHere);
  await expect(button).toBeHidden();
});

for (const [what, files] of [
  ['a worker', '**/run-worker-*'],
  ['a part of the engine', '**/run-worker-module-*'],
] as const)
  test(`${what} that does not load is said to have failed, and loads at the next press`, async ({
    page: tab,
  }) => {
    let isDown = true;
    await tab.route(files, (route) => (isDown ? route.abort() : route.continue()));
    const button = await open(tab, page);
    await write(tab, withNumpy);
    await button.click();
    await expect(status(tab)).toHaveText(en.run.notLoaded);
    isDown = false;
    await button.click();
    await expect(lines(tab)).toHaveText(['6']);
  });

test('messages that do not load can be asked for again, and the page goes on', async ({ page: tab }) => {
  let isDown = true;
  await tab.route('**/run/en.json', (route) => (isDown ? route.abort() : route.continue()));
  const button = await open(tab, page);
  await button.click();
  await expect(tab.locator('.failure')).toContainText(en.loading.chunk);
  isDown = false;
  await tab.getByRole('button', { name: en.loading.retry }).click();
  await expect(status(tab)).toHaveText(said(en.run.done));
});

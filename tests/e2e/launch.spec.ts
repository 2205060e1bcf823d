import { expect, test } from '@playwright/test';
import { launchOptions, switchedOffByPlaywright } from '../../scripts/launch.ts';

test('the features that are disabled in Chromium include all that Playwright disables', async ({
  playwright,
}) => {
  const { args = [], ...plain } = launchOptions;
  const isList = (argument: string) => argument.startsWith('--disable-features=');
  const server = await playwright.chromium.launchServer({
    ...plain,
    args: args.filter((one) => !isList(one)),
  });
  const [list = '', ...others] = server.process().spawnargs.filter(isList);
  await server.close();
  expect(others).toEqual([]);
  expect(list.slice(list.indexOf('=') + 1).split(',')).toEqual([...switchedOffByPlaywright]);
});

import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { problem, problemText } from '../lib/site/problem.ts';
import { startNginx } from './hosts/nginx.ts';
import { type ResponseCheck, responseChecks } from './hosts/responses.ts';
import { launchOptions } from './launch.ts';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run check:hosts',
  does:
    'serves out/ by nginx with docs/hosts/nginx.conf and compares what it answers with what the site needs: types, compression, caching, headers, ' +
    'the page for what is not found. Then it deploys another release below an open page, which has to go on working. Needs nginx, and a build ' +
    'with --precompressed.',
  options: {},
});

const out = 'out';
/** The page that is open during a deployment, and one that it links to. */
const [opened, linked] = ['docs/field/', 'docs/type/'] as const;
if (!existsSync(join(out, 'index.html.br'))) {
  const missing = problem({
    where: `${out}/`,
    what: 'no export with compressed files',
    fix: 'Run "npm run build -- --precompressed" first.',
  });
  console.error(problemText(missing));
  process.exit(1);
}
const nginx = await startNginx();
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => nginx.stop());
nginx.deploy(out);
for (const check of responseChecks(out)) await attempt(check);
await openPageSurvives();
process.exit();

async function attempt({ says, run }: ResponseCheck): Promise<void> {
  try {
    await run(nginx.origin);
    console.log(`nginx: ${says} … ok`);
  } catch (error) {
    console.log(`nginx: ${says} … ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/** A page is open while a release without its files is deployed: what it loads later is still there. */
async function openPageSurvives(): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    // The number of stars comes from another host, which may not be reached from here.
    if (message.type() === 'error' && message.location().url.startsWith(nginx.origin))
      failures.push(message.text());
  });
  await page.goto(`${nginx.origin}/${opened}`);
  const next = releaseWithOtherFiles();
  nginx.deploy(next);
  rmSync(next, { recursive: true });
  await attempt({
    says: 'a program of an open page runs after a deployment',
    run: () => runFirstProgram(page),
  });
  await attempt({ says: 'a link of an open page leads to the new release', run: () => followLink(page) });
  await attempt({
    says: 'no error in the open page',
    run: async () => {
      if (failures.length > 0) throw new Error(failures.join(', '));
    },
  });
  await browser.close();
}

/** The export without the parts that pages load later, as if they had other names now. */
function releaseWithOtherFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(out, folder, { recursive: true });
  for (const name of readdirSync(join(folder, 'assets')))
    if (/^(?:run|edit|search|on-demand)-/.test(name)) rmSync(join(folder, 'assets', name));
  return folder;
}

async function runFirstProgram(page: Page): Promise<void> {
  const program = page.locator('figure[data-run]').first();
  await program.locator('button.run').click();
  await program.getByRole('log').locator('> div').first().waitFor({ timeout: 15_000 });
}

async function followLink(page: Page): Promise<void> {
  await page.locator(`main a[href$="/${linked}"]`).first().click();
  await page.waitForURL(`**/${linked}`, { timeout: 15_000 });
}

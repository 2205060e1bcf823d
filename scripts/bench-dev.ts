import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { freePort } from './browsers/ports.ts';
import { launchOptions } from './launch.ts';
import { type EditKind, edit, editKinds, fileOf, newWord, takeBack, textOf } from './measure/edits.ts';
import { generatedBody, writeGeneratedSite } from './measure/generated-site.ts';
import { quantile } from './measure/runs.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run bench:dev',
  does:
    'starts the development server over a copy of the content, makes edits of ten kinds while a page is open in a browser, and ' +
    'prints how many milliseconds each took to show, how often the page was reloaded, had an error, moved or closed what was ' +
    'open. Linux and macOS.',
  options: {
    runs: { kind: 'number', does: 'edits of each kind', default: 10, least: 1 },
    kind: {
      kind: 'list',
      value: 'NAME',
      does: `only this kind: ${editKinds.map(({ name }) => name).join(', ')}`,
      default: [],
    },
    texts: {
      kind: 'number',
      does: 'edits a generated site with this number of texts instead',
      default: 0,
    },
  },
});
const { runs } = values;
const contentRoot = '.cache/content-in-bench';
const timeout = 60_000;

rmSync(contentRoot, { recursive: true, force: true });
if (values.texts > 0) writeGeneratedSite(contentRoot, values.texts);
else {
  cpSync('content', contentRoot, { recursive: true });
  // Another content root has its pictures below it.
  cpSync('public', `${contentRoot}/public`, { recursive: true });
}
const isWanted = ({ name }: EditKind) => values.kind.length === 0 || values.kind.includes(name);
const kinds = values.texts > 0 ? [generatedBody] : editKinds.filter(isWanted);

const originals = new Map(kinds.map((kind) => [kind, textOf(kind, contentRoot)]));
const restoreFiles = () => {
  for (const [kind, original] of originals) writeFileSync(fileOf(kind, contentRoot), original);
};

type Row = { median: number; p95: number; reloads: number; errors: number; moved: number; closed: number };

const { server, base, firstPage } = await startServer(kinds[0]?.page ?? '');
const browser = await chromium.launch(launchOptions);
const rows: Record<string, Row> = {};
const errors: string[] = [];
try {
  for (const kind of kinds) rows[kind.name] = await measured(await browser.newPage(), kind);
} finally {
  restoreFiles();
  await browser.close();
  if (server.pid) process.kill(-server.pid, 'SIGINT');
}
console.log(`First page: ${firstPage.toFixed(1)} s`);
console.table(rows);
for (const error of new Set(errors)) console.log(error);
process.exit(0);

async function measured(page: Page, kind: EditKind): Promise<Row> {
  const original = originals.get(kind) ?? '';
  const before = errors.length;
  page.on('pageerror', ({ message }) => errors.push(`${kind.name}: ${message}`));
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${kind.name}: ${message.text()}`),
  );
  await page.goto(base + kind.page);
  await page.waitForLoadState('networkidle');
  let [reloads, moved, closed] = [0, 0, 0];
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const word = newWord(run);
    await page.evaluate(leaveTraces);
    times.push(await edit(page, kind, { contentRoot, original, word, timeout }));
    const traces = await page.evaluate(readTraces);
    reloads += Number(!traces.isSame);
    moved += Number(traces.hasMoved);
    closed += Number(traces.isClosed);
    await takeBack(page, kind, { contentRoot, original, word, timeout });
    // As a writer, who looks at the result before the next edit.
    await page.waitForTimeout(500);
  }
  await page.close();
  return {
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    reloads,
    errors: errors.length - before,
    moved,
    closed,
  };
}

type Traces = Window & { scrolledTo?: number; opened?: string };

/** In the page: scrolls, opens a collapsible, and notes both in variables that a reload removes. */
function leaveTraces(): void {
  const traces = window as Traces;
  scrollTo({ top: 300, behavior: 'instant' });
  const closed = document.querySelector<HTMLDetailsElement>(
    'main details:not([open]), nav details:not([open])',
  );
  if (closed) closed.open = true;
  traces.opened ??= closed?.querySelector('summary')?.textContent ?? '';
  traces.scrolledTo = scrollY;
}

function readTraces() {
  const { scrolledTo, opened } = window as Traces;
  const open = [...document.querySelectorAll('details[open] > summary')].map((one) => one.textContent);
  return {
    isSame: scrolledTo !== undefined,
    hasMoved: scrollY !== scrolledTo,
    isClosed: Boolean(opened) && !open.includes(opened ?? ''),
  };
}

/** Starts the development server as a new group of processes, and waits until it shows a page. */
async function startServer(path: string): Promise<{ server: ChildProcess; base: string; firstPage: number }> {
  const start = performance.now();
  const port = await freePort();
  const server = spawn('npm', ['run', '--silent', 'dev'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), SITE_CONTENT: contentRoot, STARS_URL: 'none' },
  });
  const base = `http://localhost:${port}/`;
  while (performance.now() - start < 180_000) {
    const page = await fetch(base + path).catch(() => undefined);
    if (page?.ok) return { server, base, firstPage: (performance.now() - start) / 1000 };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The development server has not shown /${path} within three minutes.`);
}

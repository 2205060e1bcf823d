import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesIn } from '../lib/html/exported-pages.ts';
import { problem } from '../lib/site/problem.ts';
import { writeGeneratedSite } from './measure/generated-site.ts';
import { commandLine, refuse } from './options.ts';

const command = 'npm run bench';
const { words: asked } = commandLine({
  name: command,
  does:
    'builds generated sites (texts of 8 kB with four Python blocks, no two alike), each in every language of the site, and ' +
    'prints wall seconds, CPU seconds and peak memory of all processes together, and the size of the export. Cold: only the ' +
    'packages are there. Warm: one text was edited since the last build. Restored: a fresh checkout with what a CI cache brings ' +
    'from an earlier build. Linux only: it reads ps.',
  options: {},
  words: { value: 'SIZE …', does: 'how many texts a site has; several are built in turn (150)' },
});
const wrongSizes = asked.filter((size) => !(Number.isInteger(Number(size)) && Number(size) > 1));
if (wrongSizes.length > 0)
  refuse(
    wrongSizes.map((size) =>
      problem({
        where: command,
        what: `invalid size "${size}"`,
        fix: 'Write a whole number of at least 2, such as 150.',
      }),
    ),
  );
const sizes = asked.map(Number);
const root = '.cache/bench';

/** What a CI cache brings from an earlier build: compiled texts, pages, and the cache of Next's compiler. */
const cached = ['.cache/bodies', '.cache/pages', '.next/cache'];
const leftByBuilds = ['.next', '.generated'];

function remove(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** What builds of the real site have written; it is moved away meanwhile. */
const real = ['out', ...leftByBuilds, '.cache/bodies', '.cache/pages'];
const store = '.cache/bench-real';

mkdirSync(store, { recursive: true });
for (const folder of real) if (existsSync(folder)) renameSync(folder, join(store, basename(folder)));
try {
  for (const pages of sizes.length > 0 ? sizes : [150]) {
    writeGeneratedSite(root, pages);
    for (const [name, prepare] of [
      ['cold', () => remove([...cached, ...leftByBuilds])],
      ['warm, one text edited', editOnePage],
      ['restored', restore],
    ] as const) {
      prepare();
      console.log(JSON.stringify({ pages, run: name, ...(await measuredBuild()) }));
    }
  }
} finally {
  remove(real);
  for (const folder of real)
    if (existsSync(join(store, basename(folder)))) renameSync(join(store, basename(folder)), folder);
}

/** Removes what a build has written, except what a CI cache brings. */
function restore(): void {
  const nextCache = '.cache/bench-next-cache';
  renameSync('.next/cache', nextCache);
  remove(leftByBuilds);
  mkdirSync('.next');
  renameSync(nextCache, '.next/cache');
}

function editOnePage(): void {
  const file = join(root, 'en/docs/v1/overview.mdx');
  spawnSync('sh', ['-c', `echo 'One more sentence.' >> ${file}`]);
}

/** Builds the generated site. */
async function measuredBuild() {
  const start = performance.now();
  const before = childSeconds();
  const build = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
    detached: true,
    env: { ...process.env, SITE_CONTENT: root },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, groupMb(build.pid ?? 0));
  }, 150);
  const code = await new Promise((done) => build.on('exit', done));
  clearInterval(watch);
  const wall = (performance.now() - start) / 1000;
  const files = filesIn('out');
  const bytes = files.reduce((sum, file) => sum + statSync(join('out', file)).size, 0);
  const htmlPages = files.filter((file) => file.endsWith('.html')).length;
  return {
    ok: code === 0,
    wallSeconds: round(wall),
    cpuSeconds: round(childSeconds() - before),
    peakMb: Math.round(peakMb),
    outMb: round(bytes / 1e6),
    htmlPages,
    files: files.length,
  };
}

/** CPU seconds of all child processes that have ended, with their children. */
function childSeconds(): number {
  const stat = spawnSync('cat', [`/proc/${process.pid}/stat`], { encoding: 'utf8' }).stdout;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Megabytes of memory that the processes of a group use. */
function groupMb(group: number): number {
  const rows = spawnSync('ps', ['-e', '-o', 'pgid=,rss='], { encoding: 'utf8' }).stdout.trim().split('\n');
  const members = rows.map((row) => row.trim().split(/\s+/).map(Number)).filter(([pgid]) => pgid === group);
  return members.reduce((sum, [, rss = 0]) => sum + rss, 0) / 1024;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

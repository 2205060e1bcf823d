import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/export/html.ts';
import { problem } from '../lib/site/problem.ts';
import { commandLine, refuse } from './options.ts';

const command = 'npm run bench';
const { words: asked } = commandLine({
  name: command,
  does:
    'builds generated sites (texts of 8 kB with four Python blocks, no two alike), each in every language of the site, and ' +
    'prints wall seconds, CPU seconds and peak memory of all processes together, and what the export weighs. Cold: nothing is ' +
    'there but the packages. Warm: one text was edited since. Restored: a fresh checkout with the compiled texts of an ' +
    'earlier build, as a CI cache brings them. Linux only: it reads ps.',
  options: {},
  words: { value: 'SIZE …', does: 'how many texts a site has; several are built in turn (150)' },
});
const wrongSizes = asked.filter((size) => !(Number.isInteger(Number(size)) && Number(size) > 1));
if (wrongSizes.length > 0)
  refuse(
    wrongSizes.map((size) =>
      problem({ where: command, what: `"${size}" is no size`, fix: 'Write a whole number from 2 on: 150.' }),
    ),
  );
const sizes = asked.map(Number);
const root = '.cache/bench';

/** Compiled texts: what a CI cache brings from an earlier build. */
const compiledTexts = '.cache/bodies';
const leftByBuilds = ['.next', '.contentlayer', '.generated'];

function remove(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

for (const pages of sizes.length > 0 ? sizes : [150]) {
  writeSite(pages);
  for (const [name, prepare] of [
    ['cold', () => remove([compiledTexts, ...leftByBuilds])],
    ['warm, one text edited', editOnePage],
    ['restored compiled texts', () => remove(leftByBuilds)],
  ] as const) {
    prepare();
    console.log(JSON.stringify({ pages, run: name, ...(await measuredBuild()) }));
  }
}

function writeSite(pages: number): void {
  rmSync(root, { recursive: true, force: true });
  const folder = join(root, 'en/docs/v1');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(root, 'versions.yml'),
    "- name: v1\n  label: v1\n  segment: ''\n  folder: v1\n  status: latest\n",
  );
  mkdirSync(join(root, 'en/home'));
  writeFileSync(join(root, 'en/home/program.py'), 'import taichi as ti\n');
  const slugs = Array.from({ length: pages }, (_, i) => (i === 0 ? 'overview' : `page_${i}`));
  for (const [index, slug] of slugs.entries())
    writeFileSync(join(folder, `${slug}.mdx`), pageText(slug, index, slugs));
  const categories = Array.from({ length: Math.ceil(pages / 12) }, (_, i) =>
    slugs.slice(i * 12, i * 12 + 12),
  );
  writeFileSync(
    join(folder, 'sidebar.yml'),
    categories.map((own, i) => `- label: Part ${i + 1}\n  pages: [${own.join(', ')}]\n`).join(''),
  );
}

function pageText(slug: string, index: number, slugs: string[]): string {
  const section = (n: number) =>
    `## Section ${n}\n\n${words(index * 7 + n, 150)}\n\n${program(index * 4 + n)}\n\nSee [another page](./${slugs[(index + n) % slugs.length]}.mdx).\n`;
  return `---\ntitle: Page ${slug}\ndescription: Generated page number ${index} for measuring the build.\n---\n\n${words(index, 60)}\n\n${[1, 2, 3, 4].map(section).join('\n')}`;
}

function words(seed: number, count: number): string {
  const list =
    'field kernel loop thread block grid vector matrix value shape index memory layout device parallel reads writes each the of a in'.split(
      ' ',
    );
  return Array.from({ length: count }, (_, i) => list[(seed * 31 + i * i * 17 + i) % list.length]).join(' ');
}

function program(seed: number): string {
  const lines = Array.from(
    { length: 12 },
    (_, i) =>
      `        value_${seed}[i, j] += ti.sin(i * ${seed + i}.0) * other[j] + ${i} if i % ${i + 2} == 0 else 0.5`,
  );
  return `\`\`\`python title="p${seed}.py" {3}\nimport taichi as ti\n\nti.init(arch=ti.gpu)\nvalue_${seed} = ti.field(ti.f32, shape=(64, 64))\n\n@ti.kernel\ndef run_${seed}(n: ti.i32):\n    for i, j in value_${seed}:\n${lines.join('\n')}\n\`\`\``;
}

function editOnePage(): void {
  const file = join(root, 'en/docs/v1/overview.mdx');
  spawnSync('sh', ['-c', `echo 'One more sentence.' >> ${file}`]);
}

/** Builds the generated site; the export and the content of the real one come back afterwards. */
async function measuredBuild() {
  const kept = '.cache/bench-out';
  if (existsSync('out')) renameSync('out', kept);
  const start = performance.now();
  const before = childSeconds();
  const build = spawn('node_modules/.bin/tsx', ['scripts/build.ts'], {
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
  rmSync('out', { recursive: true, force: true });
  if (existsSync(kept)) cpSync(kept, 'out', { recursive: true });
  rmSync(kept, { recursive: true, force: true });
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

/** CPU seconds of all children that have ended, their children included. */
function childSeconds(): number {
  const stat = spawnSync('cat', [`/proc/${process.pid}/stat`], { encoding: 'utf8' }).stdout;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function groupMb(group: number): number {
  const rows = spawnSync('ps', ['-e', '-o', 'pgid=,rss='], { encoding: 'utf8' }).stdout.trim().split('\n');
  const own = rows.map((row) => row.trim().split(/\s+/).map(Number)).filter(([pgid]) => pgid === group);
  return own.reduce((sum, [, rss = 0]) => sum + rss, 0) / 1024;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import { type Ready, ready } from './measure/ready.ts';
import { inTurns, quantile } from './measure/runs.ts';
import { withSites } from './measure/site.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run bench:ready',
  does:
    'measures how long readers with a slow phone wait on a first visit until they can open the side menu and the search, beside the ' +
    'first paint and the time of long tasks. Several sites are measured in turn in one run, so that they can be compared.',
  options: {
    site: { kind: 'list', value: 'SITE', default: ['out'], does: 'the folder of an export or an address' },
    page: {
      kind: 'list',
      value: 'PATH',
      default: ['docs/field/', 'api/taichi/'],
      does: 'a page that is visited',
    },
    runs: { kind: 'number', default: 5, least: 1, does: 'visits of each page' },
    cpu: { kind: 'number', default: 4, least: 1, does: 'how many times slower the processor is' },
    latency: { kind: 'number', default: 150, does: 'latency of the network, in milliseconds' },
    mbps: { kind: 'number', default: 1.6, does: 'speed of the network, in megabits a second' },
  },
});
const conditions = { cpu: values.cpu, latencyMs: values.latency, mbps: values.mbps };

const labels = {
  firstPaintMs: 'first contentful paint',
  menuUsableMs: 'menu usable',
  menuOpenMs: 'menu open',
  searchOpenMs: 'search open',
  blockedMs: 'long tasks above 50 ms',
} satisfies Record<keyof Ready, string>;

const rows: [string, object][] = [];
await withSites(values.site, async (browser, bases) => {
  for (const page of values.page) {
    const results = await inTurns(bases, values.runs, (base) =>
      ready(browser, new URL(page, base).href, conditions),
    );
    for (const [key, label] of Object.entries(labels) as [keyof Ready, string][]) {
      for (const [at, site] of values.site.entries()) {
        const times = (results[at] ?? []).map((one) => one[key]);
        const [median, min, max] = [0.5, 0, 1].map((part) => quantile(times, part));
        rows.push([`/${page} ${label}: ${site}`, { median, min, max, runs: times.length }]);
      }
    }
  }
});
console.table(Object.fromEntries(rows));
console.log('Milliseconds. Conditions:', conditions);

import { parseArgs } from 'node:util';
import { type Ready, ready } from './measure/ready.ts';
import { inTurns, quantile } from './measure/runs.ts';
import { withSites } from './measure/site.ts';

/**
 * `npm run bench:ready`: how long readers with a slow phone wait on a first visit until they can open the side menu and the
 * search, beside the first paint and the time of long tasks. `--site` (as often as wanted) is a folder of an export or
 * an address; several are measured in turn in one run, so that they can be compared. `--page` (as often as wanted) says which
 * pages.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: ['out'] },
    page: { type: 'string', multiple: true, default: ['docs/field/', 'api/taichi/'] },
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
    latency: { type: 'string', default: '150' },
    mbps: { type: 'string', default: '1.6' },
  },
});
const conditions = { cpu: Number(values.cpu), latencyMs: Number(values.latency), mbps: Number(values.mbps) };

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
    const results = await inTurns(bases, Number(values.runs), (base) =>
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

import { parseArgs } from 'node:util';
import { clickToPaint } from './measure/click.ts';
import { withSite } from './measure/site.ts';

/**
 * `npm run bench:click`: how long readers with a slow phone wait for the next page, from the click until its heading is
 * painted. `--base https://site/` measures another site; `--click from:to` (as often as wanted) says which links.
 */
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    click: {
      type: 'string',
      multiple: true,
      default: ['docs/field/:docs/export_results/', 'docs/quant/:docs/debugging/', 'docs/sparse/:docs/faq/'],
    },
    heading: { type: 'string', default: 'main h1' },
    runs: { type: 'string', default: '11' },
    cpu: { type: 'string', default: '4' },
    latency: { type: 'string', default: '150' },
    mbps: { type: 'string', default: '1.6' },
  },
});
const { base, heading } = values;
const runs = Number(values.runs);
const conditions = { cpu: Number(values.cpu), latencyMs: Number(values.latency), mbps: Number(values.mbps) };

/** The value below which so much of the sorted values lies. */
const quantile = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN);

function summary(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), runs: sorted.length };
}

await withSite(base, async (browser, at) => {
  const all: number[] = [];
  const clicks = [];
  for (const click of values.click) {
    const [from = '', to = ''] = click.split(':');
    const times: number[] = [];
    // The first run warms the browser and the server up and does not count.
    for (let run = 0; run <= runs; run++) {
      const time = await clickToPaint(browser, at, { from, to, heading }, conditions);
      if (run > 0) times.push(time);
    }
    clicks.push({ from, to, ...summary(times) });
    all.push(...times);
  }
  console.table(clicks);
  const overall = summary(all);
  console.log(`click to heading painted: median ${overall.median} ms, p95 ${overall.p95} ms`);
  console.log(JSON.stringify({ base: at, heading, conditions, overall, clicks }));
});

import { parseArgs } from 'node:util';
import { type Click, clickToPaint } from './measure/click.ts';
import { withSites } from './measure/site.ts';

/**
 * `npm run bench:click`: how long readers with a slow phone wait for the next page, from the click until its heading is
 * painted: links in view, whose pages may be loaded ahead, and links that were not in view. `--site` (as often as wanted) is a
 * folder of an export or an address; several are measured in turn in one run, so that they can be compared. `--in-view from:to`
 * and `--out-of-view from:to` say which links.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: ['out'] },
    'in-view': {
      type: 'string',
      multiple: true,
      default: ['docs/field/:docs/layout/', 'docs/quant/:docs/meta/', ':docs/hello_world/'],
    },
    'out-of-view': {
      type: 'string',
      multiple: true,
      default: ['docs/field/:docs/export_results/', 'docs/quant/:docs/debugging/', 'docs/sparse/:docs/faq/'],
    },
    heading: { type: 'string', default: 'main h1' },
    runs: { type: 'string', default: '11' },
    cpu: { type: 'string', default: '4' },
    latency: { type: 'string', default: '150' },
    mbps: { type: 'string', default: '8' },
  },
});
const { heading, site: sites } = values;
const runs = Number(values.runs);
const conditions = { cpu: Number(values.cpu), latencyMs: Number(values.latency), mbps: Number(values.mbps) };

const clicksOf = (pairs: readonly string[], isInView: boolean): Click[] =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(':');
    return { from, to, heading, isInView };
  });
const clicks = [...clicksOf(values['in-view'], true), ...clicksOf(values['out-of-view'], false)];

/** The value below which so much of the sorted values lies. */
const quantile = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN);

function summary(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), runs: sorted.length };
}

await withSites(sites, async (browser, bases) => {
  const times = new Map<string, number[]>();
  const note = (key: string, time: number) => times.set(key, [...(times.get(key) ?? []), time]);
  for (const click of clicks) {
    // The first run warms the browser and the servers up and does not count. Sites take turns: a busy minute meets them all.
    for (let run = 0; run <= runs; run++) {
      for (const [at, base] of bases.entries()) {
        const time = await clickToPaint(browser, base, click, conditions);
        if (run === 0) continue;
        const kind = click.isInView ? 'in view' : 'out of view';
        note(`${sites[at]}: /${click.from} to /${click.to}, ${kind}`, time);
        note(`${sites[at]}: all links ${kind}`, time);
      }
    }
  }
  console.table(Object.fromEntries([...times].map(([key, values]) => [key, summary(values)])));
  console.log('Conditions:', conditions);
});

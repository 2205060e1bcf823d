import { parseArgs } from 'node:util';
import { type Click, clickToPaint } from './measure/click.ts';
import { inTurns, quantile } from './measure/runs.ts';
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

const summary = (times: readonly number[]) => ({
  median: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  runs: times.length,
});

await withSites(sites, async (browser, bases) => {
  const times = new Map<string, number[]>();
  const note = (key: string, more: number[] = []) => times.set(key, [...(times.get(key) ?? []), ...more]);
  for (const click of clicks) {
    const kind = click.isInView ? 'in view' : 'out of view';
    const results = await inTurns(bases, runs, (base) => clickToPaint(browser, base, click, conditions));
    for (const [at, site] of sites.entries()) {
      note(`${site}: /${click.from} to /${click.to}, ${kind}`, results[at]);
      note(`${site}: all links ${kind}`, results[at]);
    }
  }
  console.table(Object.fromEntries([...times].map(([key, values]) => [key, summary(values)])));
  console.log('Conditions:', conditions);
});

import { type Click, clickToPaint } from './measure/click.ts';
import { inTurns, quantile } from './measure/runs.ts';
import { withSites } from './measure/site.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run bench:click',
  does:
    'measures how long readers with a slow phone wait for the next page, from the click until its heading is painted: links in view, ' +
    'whose pages may be loaded ahead, and links that were not in view. Several sites are measured in turn in one run, so ' +
    'that they can be compared.',
  options: {
    site: { kind: 'list', value: 'SITE', default: ['out'], does: 'the folder of an export or an address' },
    'in-view': {
      kind: 'list',
      value: 'FROM:TO',
      default: ['docs/field/:docs/layout/', 'docs/quant/:docs/meta/', ':docs/hello_world/'],
      does: 'a link that the reader sees',
    },
    'out-of-view': {
      kind: 'list',
      value: 'FROM:TO',
      default: ['docs/field/:docs/export_results/', 'docs/quant/:docs/debugging/', 'docs/sparse/:docs/faq/'],
      does: 'a link that is scrolled to',
    },
    heading: { kind: 'text', value: 'SELECTOR', default: 'main h1', does: 'the heading to wait for' },
    runs: { kind: 'number', default: 11, least: 1, does: 'clicks on each link' },
    cpu: { kind: 'number', default: 4, least: 1, does: 'how many times slower the processor is' },
    latency: { kind: 'number', default: 150, does: 'latency of the network, in milliseconds' },
    mbps: { kind: 'number', default: 8, does: 'speed of the network, in megabits a second' },
  },
});
const { cpu, heading, latency, mbps, runs, site: sites } = values;
const conditions = { cpu, latencyMs: latency, mbps };

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

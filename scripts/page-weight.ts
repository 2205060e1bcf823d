import { readFileSync } from 'node:fs';
import { typicalPages, weightOf } from '../lib/audit/weight.ts';
import { linkTo, outputFile } from '../lib/routes/index.ts';
import { basePath } from '../lib/site/base-path.ts';
import { budgets } from '../lib/site/constants.ts';
import { firstView } from './measure/first-view.ts';
import { withSite } from './measure/site.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run page-weight',
  does:
    'prints the size of typical pages of the export, in bytes as hosts send them, and what a browser loads on a first view ' +
    'of them, beside the budgets.',
  options: { json: { kind: 'switch', does: 'prints the figures as JSON' } },
});
const read = (address: string) => readFileSync(`out${address.slice(basePath.length).replace(/\?.*/, '')}`);

const rows = await withSite(undefined, async (browser, base) => {
  const all = [];
  for (const { name, place } of typicalPages()) {
    const weight = weightOf(readFileSync(`out/${outputFile(place)}`, 'utf8'), read);
    const { html, frame, script, style } = weight;
    const view = await firstView(browser, new URL(linkTo(place), base).href);
    all.push({
      page: name,
      'HTML raw': html.raw,
      'HTML gzip': html.gzip,
      'HTML Brotli': html.brotli,
      'frame Brotli': frame.brotli,
      'CSS gzip': style.gzip,
      'JS gzip': script.gzip,
      'JS files': weight.scripts,
      fonts: weight.fonts + weight.mathsFont,
      'first load': weight.firstLoad,
      'JS later': view.laterScript,
      images: view.bytes.Image ?? 0,
      requests: view.requests,
      bytes: view.totalBytes,
      ahead: view.ahead,
      shift: Number(view.layoutShift.toFixed(4)),
    });
  }
  return all;
});

if (values.json) console.log(JSON.stringify({ budgets, rows }, null, 2));
else {
  console.table(Object.fromEntries(rows.map(({ page, ...row }) => [page, row])));
  console.log('Budgets:', budgets);
}

import { type Browser, MissingBrowser } from './browsers/browser.ts';
import { startFirefox } from './browsers/firefox.ts';
import { interactions } from './browsers/interactions.ts';
import { absentPath, loads } from './browsers/loads.ts';
import { Report } from './browsers/report.ts';
import { runSteps } from './browsers/run.ts';
import { serveExport } from './browsers/site.ts';
import { startWebKit } from './browsers/webkit.ts';
import { commandLine } from './options.ts';

const launchers = { firefox: startFirefox, webkit: startWebKit };
const { values } = commandLine({
  name: 'npm run check:browsers',
  does:
    'opens pages of out/ in Firefox and in WebKit, and does what readers do there. It fails where something does not work, ' +
    'and at any script error, console error or violation of the policy.',
  options: {
    browser: {
      kind: 'text',
      value: 'NAME',
      does: 'only one of the browsers, firefox or webkit',
      isRight: (name) => Object.hasOwn(launchers, name),
      fix: `Write ${Object.keys(launchers).join(' or ')}.`,
    },
  },
});
const chosen = Object.entries(launchers).filter(([name]) => name === (values.browser ?? name));

// With Ctrl-C the browsers end as well.
process.once('SIGINT', () => process.exit(130));
const site = await serveExport('out', absentPath);
for (const [, launch] of chosen) {
  try {
    await check(launch);
  } catch (error) {
    if (!(error instanceof MissingBrowser)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
site.close();

async function check(launch: () => Promise<Browser>): Promise<void> {
  const start = performance.now();
  const browser = await launch();
  const report = new Report(browser.name);
  await runSteps(browser, site, [...loads, ...interactions], (result) =>
    console.log(report.linesOf(result).join('\n')),
  );
  await browser.close();
  console.log(`${report.summary((performance.now() - start) / 1000)}\n`);
  if (!report.isGood) process.exitCode = 1;
}

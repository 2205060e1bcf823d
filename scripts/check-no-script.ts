import { commandLine } from './options.ts';
import { exportedPages } from './pages/exported.ts';
import { walkCommand, walkOptions } from './pages/options.ts';
import { checkReading, leastShare, type ReadingResult, readingContexts } from './pages/reading.ts';
import { walk } from './pages/walk.ts';

const command = walkCommand({
  name: 'npm run check:no-script',
  does:
    'compares every page of out/ without JavaScript with the same page with it. With --control the page without JavaScript ' +
    'loses a tenth of its text, and the check has to notice it on every page.',
});
const options = walkOptions(commandLine(command));
const pages = exportedPages('out', options).filter(({ isRedirect }) => !isRedirect);

const results = await walk<ReadingResult>({
  name: options.control ? 'without JavaScript (control)' : 'without JavaScript',
  pages,
  workers: options.workers,
  contexts: readingContexts,
  visit: ([withScript, withoutScript], page) => {
    if (!withScript || !withoutScript) throw new Error('The browser has no page open.');
    return checkReading([withScript, withoutScript], page, options.control);
  },
  failed: (_, { message }) => ({ share: 0, problems: [`not read: ${message}`] }),
  findings,
});

const wrong = [...results.values()].filter((result) => findings(result).length > 0);
const least = (Math.min(...[...results.values()].map(({ share }) => share)) * 100).toFixed(1);
console.log(
  `\npages: ${results.size}, with findings: ${wrong.length}, smallest share of the text: ${least} % (limit ${leastShare * 100} %)`,
);
if (wrong.length > 0) process.exitCode = 1;

/** What is wrong with a page; of a control, that the missing words were not noticed. */
function findings({ share, problems }: ReadingResult): readonly string[] {
  if (!options.control) return problems;
  return share > 0 && share < leastShare ? [] : ['the missing tenth of the text was not noticed'];
}

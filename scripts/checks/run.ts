import { isContentFresh, noteContent, sourcesKey } from './content.ts';
import { lineOf, type Part, type Result, runPart, skipped, summaryOf } from './parts.ts';

/** Makes `.generated/`, the API reference and the compiled texts, which tests and examples read. */
const content: Part = { name: 'content', command: ['node', 'scripts/run.mjs', 'content'] };

/** The parts of a check: those that need nothing, and those that read the output of the content step. */
export type Checks = { independent: readonly Part[]; ofContent: readonly Part[] };

/**
 * Runs all parts at once; before those that need it the content step, where something has changed since the last one.
 * Prints a line when a part ends, and at the end everything that failed parts have printed.
 * @returns whether all parts passed
 */
export async function runChecks({ independent, ofContent }: Checks): Promise<boolean> {
  const start = performance.now();
  const print = (result: Result) => {
    console.log(lineOf(result));
    return result;
  };
  const run = (part: Part) => runPart(part).then(print);
  const hasContent = ofContent.length === 0 || isContentFresh();
  const made = hasContent ? undefined : makeContent().then(print);
  const readers = ofContent.map(async (part) => {
    const isMade = !made || (await made).status === 'passed';
    return isMade ? run(part) : print(skipped(part, 'not run: the content step failed'));
  });
  const results = await Promise.all([...independent.map(run), ...(made ? [made] : []), ...readers]);
  console.log(summaryOf(results, (performance.now() - start) / 1000));
  return results.every(({ status }) => status === 'passed');
}

async function makeContent(): Promise<Result> {
  const key = sourcesKey();
  const result = await runPart(content);
  if (result.status === 'passed') noteContent(key);
  // Warnings do not fail a check, but writers have to see them.
  if (result.status === 'passed' && result.output.includes('warning: ')) console.warn(result.output.trim());
  return result;
}

import { storageKeys } from '../../lib/site/constants.ts';
import type { Browser } from './browser.ts';
import { controlPage, unnoticed } from './control.ts';
import { Page } from './page.ts';
import type { Site } from './site.ts';
import type { Step } from './steps.ts';

/** The result of a step; it has passed where there are no problems. */
export type Result = { step: string; problems: readonly string[]; seconds: number };

/** The viewport of a desktop, in CSS pixels. */
const desktop = { width: 1280, height: 900 };

/** Errors and reports may arrive this long after what they are about, in milliseconds. */
const settleMs = 200;

/** How long a step may take, in milliseconds. A browser that takes longer is stuck. */
const stuckMs = 120_000;

/**
 * Runs the steps in a browser, after a control that shows whether errors are noticed in it at all. An error in a page fails the
 * step, even if the page does what it should.
 * @param report is called with each result as soon as it is there
 * @throws Error where the browser does not answer any more
 */
export async function runSteps(
  browser: Browser,
  site: Site,
  steps: readonly Step[],
  report: (result: Result) => void,
): Promise<void> {
  const page = new Page(browser, site.origin);
  const errors = () => [
    // Messages about the Report-Only header: the violation itself has been reported to the server.
    ...browser.takeErrors().filter((error) => !/report.only/i.test(error)),
    ...site.takeProblems(),
  ];
  const settled = async () => {
    await new Promise((done) => setTimeout(done, settleMs));
    return errors();
  };
  const timed = async (step: string, run: () => Promise<string[]>) => {
    const start = performance.now();
    const problems = await limited(run, `${browser.name} does not answer any more. Step: ${step}`);
    report({ step, problems, seconds: (performance.now() - start) / 1000 });
  };
  await timed('control: errors and violations are noticed', async () => {
    await browser.open(site.origin + controlPage.path);
    return unnoticed(errors);
  });
  for (const { name, width = desktop.width, run } of steps)
    await timed(name, async () => {
      const fault = await faultOf(async () => {
        await browser.evaluate(forget, storageKeys.stars);
        await browser.resize(width, desktop.height);
        await run(page);
      });
      return [...fault, ...(await settled())];
    });
}

/**
 * Runs in a page: empties the storage, so that the next page is that of a new reader. The number of stars is stored, so that no page
 * requests it.
 */
function forget(starsKey: string): void {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem(starsKey, JSON.stringify({ count: 1000, at: Date.now() }));
}

async function faultOf(run: () => Promise<void>): Promise<string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

async function limited<T>(run: () => Promise<T>, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), stuckMs);
  });
  try {
    return await Promise.race([run(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

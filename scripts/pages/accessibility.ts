import type { Page } from '@playwright/test';
import { type AxeResult, type Finding, plantFaults, runAxe } from './axe.ts';
import type { ExportedPage } from './exported.ts';
import { enlarged, sideways } from './reflow.ts';
import { openAlive, type Visitor } from './walk.ts';

export const themes = ['dark', 'light'] as const;

/** Widths of a phone and of a desktop, in CSS pixels. */
export const widths = [360, 1280] as const;

export type Theme = (typeof themes)[number];

/**
 * One look at a page: at a width in a theme. A redirect has one look; at 400 % it only counts that the page is read in one
 * column, which no rule of axe sees.
 */
export type Run = { width: number; theme: Theme | 'none'; findings: Finding[] };

export type PageResult = { runs: Run[]; rules: string[]; switchedOff: string[] };

/** What a page that scrolls sideways at 400 % breaks (WCAG 1.4.10). */
export const reflowRule = 'reflow';

/** Nothing moves while axe looks: it would see colours between two themes. */
export const accessibilityContext = {
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
} as const;

/** Runs axe on a page of the export: loaded once per width, the theme changed in place. */
export async function checkAccessibility(
  visitor: Visitor,
  { path, isRedirect }: ExportedPage,
  isControl = false,
): Promise<PageResult> {
  const { page } = visitor;
  const answers: { width: number; theme: Run['theme']; result: AxeResult }[] = [];
  if (isRedirect) {
    const held = await openRedirect(visitor, path);
    if (isControl) await plantFaults(held);
    answers.push({ width: 1280, theme: 'none', result: await runAxe(held) });
    await held.close();
  } else {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await openAlive(visitor, path);
      if (isControl) await plantFaults(page);
      for (const theme of themes) {
        await setTheme(page, theme);
        answers.push({ width, theme, result: await runAxe(page) });
      }
    }
  }
  const all = (of: (result: AxeResult) => string[]) => [
    ...new Set(answers.flatMap(({ result }) => of(result))),
  ];
  const looks: Run[] = answers.map(({ width, theme, result }) => ({
    width,
    theme,
    findings: result.findings,
  }));
  if (!isRedirect) {
    await page.setViewportSize(enlarged);
    const [wide, ...parts] = await sideways(page);
    const findings = wide ? [{ rule: reflowRule, html: parts[0] ?? '', where: wide }] : [];
    looks.push({ width: enlarged.width, theme: 'none', findings });
  }
  return {
    runs: looks,
    rules: all(({ rules }) => rules),
    switchedOff: all(({ switchedOff }) => switchedOff),
  };
}

/** Changes the theme of an open page, and waits until its colours have settled. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  }, theme);
}

/** A redirect leads on at once; here it is held, in a page of its own, so that it can be looked at. */
async function openRedirect({ page, origin }: Visitor, path: string): Promise<Page> {
  const held = await page.context().newPage();
  await held.route(
    (url) => url.pathname !== new URL(path, origin).pathname,
    // An answer without content leaves the browser where it is.
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue()),
  );
  await held.goto(origin + path, { waitUntil: 'commit' });
  await held.locator('main a').waitFor();
  return held;
}

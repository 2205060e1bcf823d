import type { Page } from '@playwright/test';
import { storageKeys } from '../../lib/site/constants.ts';
import { type AxeResult, type Finding, plantFaults, type RuleSet, runAxe } from './axe.ts';
import type { ExportedPage } from './exported.ts';
import { enlarged, sideways } from './reflow.ts';
import { openWithBehaviours, type Visitor } from './walk.ts';

export const themes = ['dark', 'light'] as const;

/** Widths of a phone and of a desktop, in CSS pixels. */
export const widths = [360, 1280] as const;

export type Theme = (typeof themes)[number];
export type Width = (typeof widths)[number];

/**
 * The themes of a look, by the width, in their order. Every rule runs in the first, and in the second those that look at
 * colours: so every rule meets both themes and both widths, and colours are looked at in each of the four.
 */
export const themesAt = {
  360: ['dark', 'light'],
  1280: ['light', 'dark'],
} as const satisfies Record<Width, readonly [Theme, Theme]>;

/**
 * One look at a page: at a width in a theme, by a set of rules. A redirect has one look; at 400 % it only counts that the
 * page is read in one column, which no rule of axe sees.
 */
export type Run = { width: number; theme: Theme | 'none'; ruleSet: RuleSet | 'none'; findings: Finding[] };

/** What axe answered in one look. */
export type Look = Omit<Run, 'findings'> & { result: AxeResult };

export type PageResult = { runs: Run[]; rules: string[]; switchedOff: string[] };

/** What a page that scrolls sideways at 400 % breaks (WCAG 1.4.10). */
export const reflowRule = 'reflow';

/** Without motion: axe would see colours between two themes. */
export const accessibilityContext = {
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
} as const;

/** Runs axe on a page of the export: loaded once per width, in both themes. */
export async function checkAccessibility(
  visitor: Visitor,
  { path, isRedirect }: ExportedPage,
  isControl = false,
): Promise<PageResult> {
  const { page } = visitor;
  const answers: Look[] = [];
  if (isRedirect) {
    const held = await openRedirect(visitor, path);
    if (isControl) await plantFaults(held);
    answers.push({ width: 1280, theme: 'none', ruleSet: 'every', result: await runAxe(held) });
    await held.close();
  } else {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await openWithBehaviours(visitor, path);
      if (isControl) await plantFaults(page);
      answers.push(...(await lookInBothThemes(page, width)));
    }
  }
  const all = (of: (result: AxeResult) => string[]) => [
    ...new Set(answers.flatMap(({ result }) => of(result))),
  ];
  const runs: Run[] = answers.map(({ result: { findings }, ...look }) => ({ ...look, findings }));
  if (!isRedirect) {
    await page.setViewportSize(enlarged);
    const [wide, ...parts] = await sideways(page);
    const findings = wide ? [{ rule: reflowRule, html: parts[0] ?? '', where: wide }] : [];
    runs.push({ width: enlarged.width, theme: 'none', ruleSet: 'none', findings });
  }
  return {
    runs,
    rules: all(({ rules }) => rules),
    switchedOff: all(({ switchedOff }) => switchedOff),
  };
}

/**
 * Runs axe on an open page in both themes, changed in place. In the second only colours are looked at: a theme changes nothing
 * else but which of two pictures its switch shows.
 * @param width how wide the page is
 */
export async function lookInBothThemes(page: Page, width: Width): Promise<Look[]> {
  const looks: Look[] = [];
  for (const [at, theme] of themesAt[width].entries()) {
    await setTheme(page, theme);
    const ruleSet = at === 0 ? 'every' : 'colours';
    looks.push({ width, theme, ruleSet, result: await runAxe(page, ruleSet) });
  }
  return looks;
}

/** Changes and stores the theme of an open page as its switch does, and waits until the colours have settled. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    async ([key, value]) => {
      localStorage.setItem(key, value);
      document.documentElement.dataset.theme = value;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const finite = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(finite.map(({ finished }) => finished));
    },
    [storageKeys.theme, theme] as const,
  );
}

/** Opens a redirect in a new page and stops it there, so that it can be checked. */
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

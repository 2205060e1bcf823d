import type { Page } from '@playwright/test';
import { lookInBothThemes, type Width } from '../../scripts/pages/accessibility.ts';
import { type AxeResult, runAxe } from '../../scripts/pages/axe.ts';
import { untilIdle } from '../../scripts/pages/walk.ts';

/** What axe finds with every rule, as short lines; a rule that did not run is a finding, too. */
export async function findings(page: Page): Promise<string[]> {
  await untilIdle(page);
  return linesOf(await runAxe(page));
}

/** What axe finds in both themes on a page of this width; each line begins with the theme and the width. */
export async function findingsInBothThemes(page: Page, width: Width): Promise<string[]> {
  await untilIdle(page);
  const looks = await lookInBothThemes(page, width);
  return looks.flatMap(({ theme, result }) =>
    linesOf(result).map((line) => `${theme}, ${width} px: ${line}`),
  );
}

function linesOf({ findings, switchedOff }: AxeResult): string[] {
  return [
    ...findings.map(({ rule, html }) => `${rule}: ${html}`),
    ...switchedOff.map((rule) => `${rule}: did not run`),
  ];
}

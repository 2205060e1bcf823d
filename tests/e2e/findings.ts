import type { Page } from '@playwright/test';
import { runAxe } from '../../scripts/pages/axe.ts';

/** What axe finds, every rule on, as short lines; a rule that did not run is a finding too. */
export async function findings(page: Page): Promise<string[]> {
  const { findings, switchedOff } = await runAxe(page);
  return [
    ...findings.map(({ rule, html }) => `${rule}: ${html}`),
    ...switchedOff.map((rule) => `${rule}: did not run`),
  ];
}

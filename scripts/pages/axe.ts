import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The tags of axe's rules that count: all of WCAG A and AA up to 2.2, and best practice. No rule among them is switched off. */
export const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

/**
 * Which of them run: every rule, or those whose answer depends on colours. These are axe's category of colours; the others
 * ask for elements, names, roles and sizes.
 */
export type RuleSet = 'every' | 'colours';

/** A rule that an element of a page breaks; `html` is the beginning of the element, `where` a selector for it. */
export type Finding = { rule: string; html: string; where: string };

/** What axe found, with the names of the rules that it ran and of those of the set that it did not. */
export type AxeResult = { findings: Finding[]; rules: string[]; switchedOff: string[] };

type AxeRule = { id: string; nodes: { html: string; target: string[] }[] };
type Axe = {
  run(context: Document, options: object): Promise<Record<AxeGroup, AxeRule[]>>;
  getRules(tags: readonly string[]): { ruleId: string; tags: string[] }[];
};
type AxeGroup = 'violations' | 'passes' | 'incomplete' | 'inapplicable';

/**
 * Runs rules on the page as it is now. Axe comes in through the debugging protocol, so a strict policy of the page does
 * not keep it out. Rules that axe itself calls experimental or outdated are no part of a standard; they are not counted.
 */
export async function runAxe(page: Page, ruleSet: RuleSet = 'every'): Promise<AxeResult> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([tags, set]) => {
      const { axe } = window as unknown as { axe: Axe };
      const counted = axe
        .getRules(tags)
        .filter((rule) => !rule.tags.some((tag) => tag === 'experimental' || tag === 'deprecated'))
        .filter((rule) => set === 'every' || rule.tags.includes('cat.color'))
        .map(({ ruleId }) => ruleId);
      const runOnly = set === 'every' ? tags : { type: 'rule', values: counted };
      const result = await axe.run(document, { runOnly, resultTypes: ['violations'] });
      const groups: AxeGroup[] = ['violations', 'passes', 'incomplete', 'inapplicable'];
      const rules = [...new Set(groups.flatMap((group) => result[group].map(({ id }) => id)))].sort();
      return {
        findings: result.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, target }) => ({ rule: id, html: html.slice(0, 160), where: target.join(' ') })),
        ),
        rules,
        switchedOff: counted.filter((id) => !rules.includes(id)),
      };
    },
    [ruleTags, ruleSet] as const,
  );
}

/** The rules that the faults of a control break: a missing name, a missing text, a contrast too low in one theme only. */
export const plantedRules = ['button-name', 'color-contrast', 'image-alt'];

/** Puts the faults into the page, and an element that is too wide. The grey text is legible in the light theme only. */
export async function plantFaults(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paragraph = Object.assign(document.createElement('p'), { textContent: 'A text in dark grey.' });
    paragraph.style.color = 'rgb(85, 85, 85)';
    const image = Object.assign(document.createElement('img'), { src: 'data:,' });
    const place = document.querySelector('main') ?? document.body;
    const wide = document.createElement('div');
    Object.assign(wide.style, { width: '2000px', height: '1px' });
    place.append(image, document.createElement('button'), paragraph, wide);
  });
}

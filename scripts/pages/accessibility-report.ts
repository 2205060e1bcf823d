import { type PageResult, reflowRule, themes, widths } from './accessibility.ts';
import { plantedRules } from './axe.ts';
import type { ExportedPage } from './exported.ts';
import { enlarged } from './reflow.ts';

type Results = ReadonlyMap<ExportedPage, PageResult>;

/** What a check of accessibility prints at its end, and whether it passed. */
export type Report = { lines: string[]; isGood: boolean };

/** One entry per finding, then a table. The same finding on several pages is one entry, with their number. */
export function accessibilityReport(results: Results): Report {
  const findings = findingsOf(results);
  const byText = groups(findings, ({ rule, html }) => `${rule}  ${html}`);
  const switchedOff = [...new Set([...results.values()].flatMap((result) => result.switchedOff))];
  const lines = [...byText].map(
    ([text, same]) =>
      `${same[0]?.page}  ${text}\n  at ${same[0]?.where}, ${same[0]?.look}${same.length > 1 ? `, and ${same.length - 1} more times` : ''}`,
  );
  return {
    lines: [
      ...lines,
      '',
      ...table(results),
      `rules switched off: ${switchedOff.length} ${switchedOff.join(', ')}`,
    ],
    isGood: findings.length === 0 && switchedOff.length === 0 && results.size > 0,
  };
}

/**
 * The report of a control: every run has to have found the faults that its rules can see; the grey text only on a dark
 * background.
 */
export function controlReport(results: Results): Report {
  const lines = [...results].flatMap(([{ path }, { runs }]) =>
    runs.flatMap(({ width, theme, ruleSet, findings }) => {
      const found = new Set(findings.map(({ rule }) => rule));
      const expected =
        width === enlarged.width
          ? [reflowRule]
          : plantedRules.filter((rule) =>
              rule === 'color-contrast' ? theme === 'dark' : ruleSet === 'every',
            );
      const missed = expected.filter((rule) => !found.has(rule));
      return missed.length > 0 ? [`${path} (${width} px, ${theme}): not found: ${missed.join(', ')}`] : [];
    }),
  );
  const runs = [...results.values()].reduce((sum, result) => sum + result.runs.length, 0);
  return {
    lines: [...lines, `control: faults found in ${runs - lines.length} of ${runs} runs`],
    isGood: lines.length === 0 && runs > 0,
  };
}

function findingsOf(results: Results) {
  return [...results].flatMap(([{ path }, { runs }]) =>
    runs.flatMap(({ width, theme, findings }) =>
      findings.map((finding) => ({
        ...finding,
        page: `/${path}`,
        look: `${width} px, ${theme}`,
        width,
        theme,
      })),
    ),
  );
}

function table(results: Results): string[] {
  const runs = [...results.values()].flatMap((result) => result.runs);
  const looks = [
    ...widths.flatMap((width) => themes.map((theme) => ({ width, theme, name: `${width} px, ${theme}` }))),
    { width: enlarged.width, theme: 'none', name: '400 %, reflow' },
    { width: 1280, theme: 'none', name: 'redirects' },
  ];
  const rows = looks.map(({ width, theme, name }) => {
    const matching = runs.filter((run) => run.width === width && run.theme === theme);
    return [
      name,
      `${matching.length}`,
      `${matching.reduce((sum, { findings }) => sum + findings.length, 0)}`,
    ];
  });
  const counts = groups(findingsOf(results), ({ rule }) => rule);
  const rules = new Set([...results.values()].flatMap((result) => result.rules));
  return [
    ...[
      ['look', 'pages', 'findings'],
      ...rows,
      ['total', `${runs.length} runs`, `${findingsOf(results).length}`],
    ].map((cells) => cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(18))).join('')),
    ...[...counts].map(([rule, found]) => `${rule}: ${found.length}`),
    `pages: ${results.size}, rules run: ${rules.size}`,
  ];
}

function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return found;
}

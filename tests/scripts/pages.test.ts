import { describe, expect, test } from 'vitest';
import { readCommandLine } from '@/scripts/options.ts';
import { type PageResult, type Run, reflowRule } from '@/scripts/pages/accessibility.ts';
import { accessibilityReport, controlReport } from '@/scripts/pages/accessibility-report.ts';
import { plantedRules } from '@/scripts/pages/axe.ts';
import type { ExportedPage } from '@/scripts/pages/exported.ts';
import { walkCommand, walkOptions } from '@/scripts/pages/options.ts';
import { compare, leastShare, type Reading } from '@/scripts/pages/reading.ts';
import { enlarged } from '@/scripts/pages/reflow.ts';

const page: ExportedPage = { path: 'docs/field/', isRedirect: false, hash: 'a' };

/** The result of a page on which these rules are broken in the dark theme. */
const result = (rules: string[], switchedOff: string[] = []): PageResult => ({
  runs: [
    {
      width: 360,
      theme: 'dark',
      ruleSet: 'every',
      findings: rules.map((rule) => ({ rule, html: `<b>${rule}</b>`, where: 'b' })),
    },
  ],
  rules: ['button-name'],
  switchedOff,
});

describe('the check of accessibility', () => {
  test('passes where nothing is found, and prints how many pages and rules were checked', () => {
    const report = accessibilityReport(new Map([[page, result([])]]));
    expect(report.isGood).toBe(true);
    expect(report.lines.join('\n')).toContain('pages: 1, rules run: 1');
  });

  test.each([
    ['a rule is broken', result(['image-alt'])],
    ['a rule did not run', result([], ['color-contrast'])],
  ])('fails where %s', (_, answer) => {
    expect(accessibilityReport(new Map([[page, answer]])).isGood).toBe(false);
  });

  test('fails where there was no page', () => {
    expect(accessibilityReport(new Map()).isGood).toBe(false);
    expect(controlReport(new Map()).isGood).toBe(false);
  });

  test('reports page, rule and element of a finding, once for many pages', () => {
    const { lines } = accessibilityReport(new Map([[page, result(['image-alt', 'image-alt'])]]));
    expect(lines.filter((line) => line.includes('<b>image-alt</b>'))).toHaveLength(1);
    expect(lines[0]).toContain(`/${page.path}`);
  });

  test('its control fails unless a page that is too wide is found', () => {
    const look = (rules: string[]): PageResult => ({
      ...result([]),
      runs: [
        {
          width: enlarged.width,
          theme: 'none',
          ruleSet: 'none',
          findings: rules.map((rule) => ({ rule, html: '', where: '' })),
        },
      ],
    });
    expect(controlReport(new Map([[page, look([reflowRule])]])).isGood).toBe(true);
    expect(controlReport(new Map([[page, look([])]])).isGood).toBe(false);
  });

  test('its control fails unless every planted fault is found', () => {
    expect(controlReport(new Map([[page, result(plantedRules)]])).isGood).toBe(true);
    for (const missing of plantedRules)
      expect(
        controlReport(new Map([[page, result(plantedRules.filter((rule) => rule !== missing))]])).isGood,
      ).toBe(false);
  });

  test.each([
    ['dark', 'colours', ['color-contrast']],
    ['light', 'every', plantedRules.filter((rule) => rule !== 'color-contrast')],
    ['light', 'colours', []],
  ] as const)(
    'its control in the %s theme with %s rules expects only the faults that these rules see',
    (theme, ruleSet, seen) => {
      const { runs, ...rest } = result([...seen]);
      const look = (found: Run[]) => controlReport(new Map([[page, { ...rest, runs: found }]])).isGood;
      expect(look(runs.map((run) => ({ ...run, theme, ruleSet })))).toBe(true);
      if (seen.length > 0)
        expect(look(runs.map((run) => ({ ...run, theme, ruleSet, findings: run.findings.slice(1) })))).toBe(
          false,
        );
    },
  );
});

describe('the comparison of a page with and without JavaScript', () => {
  const full: Reading = {
    words: Array.from({ length: 200 }, (_, at) => `word-${at}`),
    links: ['/a', '/b'],
    hiddenPanels: 0,
    menus: [3, 4],
    drawerLinks: 7,
    sidebarLinks: 5,
    forms: [{ name: 'subscription', isPlain: true, canBeSent: true }],
  };
  const lacking = (share: number): Reading => ({ ...full, words: full.words.slice(0, 200 * share) });

  test('finds nothing between equal pages, whatever the order', () => {
    expect(compare(full, { ...full, words: full.words.toReversed() })).toEqual({ share: 1, problems: [] });
  });

  test('allows what the limit allows', () => {
    expect(compare(full, lacking(leastShare)).problems).toEqual([]);
    expect(compare(full, lacking(leastShare - 0.01)).problems).toHaveLength(1);
  });

  test.each<[string, Partial<Reading>]>([
    ['a link', { links: ['/a'] }],
    ['a panel', { hiddenPanels: 1 }],
    ['an entry of a menu', { menus: [3, 3] }],
    ['all menus', { menus: [] }],
    ['the side menu', { drawerLinks: 0 }],
    ['the sidebar', { sidebarLinks: undefined }],
    ['the form', { forms: [] }],
    ['the address of a form', { forms: [{ name: 'subscription', isPlain: false, canBeSent: true }] }],
  ])('finds that %s is missing', (_, part) => {
    expect(compare(full, { ...full, ...part }).problems).toHaveLength(1);
  });

  test('asks for no menu and no form that the page does not have with JavaScript: other projects may have neither', () => {
    const small: Reading = { ...full, menus: [], forms: [] };
    expect(compare(small, small)).toEqual({ share: 1, problems: [] });
  });

  test('fails for an empty page', () => {
    expect(compare({ ...full, words: [] }, full).problems).toHaveLength(1);
  });
});

describe('the options of both checks', () => {
  const readOptions = (args: string[]) =>
    walkOptions(readCommandLine(walkCommand({ name: 'npm run check:a11y', does: 'It checks.' }), args));

  test('select all pages in one part by default', () => {
    expect(readOptions([])).toMatchObject({ only: '', shard: { index: 1, count: 1 }, every: 1 });
    expect(readOptions(['--only', '/docs/', '--shard', '2/4'])).toMatchObject({
      only: 'docs/',
      shard: { index: 2, count: 4 },
    });
  });

  test.each(['0/4', '5/4', 'x', '1/0'])('of a part %s are invalid', (shard) => {
    expect(() => readOptions(['--shard', shard])).toThrow(shard);
  });

  test('are reported all at once where several are invalid', () => {
    expect(() => readOptions(['--workers', '0', '--every', 'x'])).toThrow(/--workers 0[\s\S]*--every x/);
  });
});

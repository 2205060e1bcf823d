import { commandLine } from './options.ts';
import { accessibilityContext, checkAccessibility, type PageResult } from './pages/accessibility.ts';
import { accessibilityReport, controlReport } from './pages/accessibility-report.ts';
import { type ExportedPage, exportedPages } from './pages/exported.ts';
import { walkCommand, walkOptions } from './pages/options.ts';
import { resultStore } from './pages/result-store.ts';
import { walk } from './pages/walk.ts';

const command = walkCommand({
  name: 'npm run check:a11y',
  does: 'runs axe on every page of out/, in both themes and at two widths.',
});
const options = walkOptions(commandLine(command));
const pages = exportedPages('out', options);
const store = resultStore<PageResult>('check-a11y', options.resume || options.control);
const known = new Map(
  pages.flatMap((page): [ExportedPage, PageResult][] => {
    const result = options.control ? undefined : store.read(page);
    return result && findingsOf(result).length === 0 ? [[page, result]] : [];
  }),
);
if (known.size > 0) console.log(`axe: ${known.size} pages have not changed since they passed`);

const results = await walk<PageResult>({
  name: options.control ? 'axe (control)' : 'axe',
  pages: pages.filter((page) => !known.has(page)),
  workers: options.workers,
  contexts: [accessibilityContext],
  visit: ([visitor], page) => {
    if (!visitor) throw new Error('The browser has no page open.');
    return checkAccessibility(visitor, page, options.control);
  },
  failed: (_, { message }) => ({
    runs: [
      {
        width: 1280,
        theme: 'none',
        ruleSet: 'none',
        findings: [{ rule: 'not checked', html: message, where: 'page' }],
      },
    ],
    rules: [],
    switchedOff: [],
  }),
  done: (page, result) => {
    if (!options.control) store.write(page, result);
  },
  findings: (result) => (options.control ? [] : findingsOf(result)),
});

const all = new Map([...known, ...results]);
const { lines, isGood } = options.control ? controlReport(all) : accessibilityReport(all);
console.log(`\n${lines.join('\n')}`);
if (!isGood) process.exitCode = 1;

/** A line for each finding; the report at the end has the same ones, grouped. */
function findingsOf({ runs, switchedOff }: PageResult): string[] {
  return [
    ...runs.flatMap(({ width, theme, findings }) =>
      findings.map(({ rule, where }) => `${rule} at ${where} (${width} px, ${theme})`),
    ),
    ...switchedOff.map((rule) => `the rule ${rule} is switched off`),
  ];
}

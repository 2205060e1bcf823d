import { posix } from 'node:path';
import { translationProgress } from '../lib/content/translations/progress.ts';
import { contentRoot } from '../lib/site/content-root.ts';
import { type Locale, prefixedLocales } from '../lib/site/locales.ts';
import { type Coverage, type Progress, statusOf } from '../lib/translations/status.ts';
import { languageOf, sectionName } from './i18n/arguments.ts';
import { behindSince } from './i18n/behind.ts';
import { commandLine } from './options.ts';

/** Texts without a translation that are named without `--all`. */
const mostNamed = 10;

const command = 'npm run i18n:status';
const { values, words } = commandLine({
  name: command,
  does: 'prints how much is translated, what is out of date, and what to translate next, the most important first.',
  words: { value: '[LANGUAGE …]', does: 'only these languages' },
  options: {
    all: { kind: 'switch', does: 'name every text that is missing, and every page with parts in English' },
    since: {
      kind: 'text',
      value: 'REVISION',
      does: 'print only the translations that are out of date now and were not at this revision of git',
    },
  },
});

const shown = words.length > 0 ? words.map((word) => languageOf(word, command)) : prefixedLocales;

if (values.since === undefined)
  for (const progress of translationProgress().filter(({ locale }) => shown.includes(locale)))
    printProgress(progress);
else printBehind(values.since);

function printProgress({ locale, coverage, partial, missing }: Progress): void {
  console.log(`\n${locale}`);
  printTable(coverage);
  const lines = statusLines(locale);
  if (lines.length > 0)
    console.log(
      `To do (after it, note the text or the section: npm run i18n:accept -- ${locale} PATH#section):`,
    );
  for (const line of lines) console.log(`  ${line}`);
  printList(
    'In English in parts',
    partial.map(({ path, sections }) => `${path}: ${sections.length} of its sections`),
  );
  printList('Not translated, the most important first', missing);
}

function printTable(coverage: readonly Coverage[]): void {
  const head = ['', 'texts', 'translated', 'shared', 'out of date', 'never compared', 'missing', 'words'];
  const rows = coverage.map((row) => [
    row.folder,
    row.texts,
    row.translated,
    row.shared,
    row.outdated,
    row.uncompared,
    row.texts - row.translated - row.shared,
    `${Math.floor((100 * row.translatedWords) / Math.max(row.words, 1))} % of ${row.words}`,
  ]);
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    );
}

/** What is to be done about each translation. */
function statusLines(locale: Locale): string[] {
  return statusOf(locale).flatMap((text) => {
    const file = posix.join(contentRoot, locale, text.path);
    if ('isOrphan' in text) return [`${file}  has no English text any more`];
    const accept = `npm run i18n:accept -- ${locale} ${text.path}`;
    if (!text.isCompared) return [`${file}  was never compared with the English text: ${accept}`];
    const { stale, uncompared, missing, orphaned, renamed } = text.freshness;
    const lines = [
      ...stale.map(({ id, heading }) => `changed: ${sectionName(id)} ${heading}`.trimEnd()),
      ...uncompared.map(({ id, heading }) => `never compared: ${sectionName(id)} ${heading}`.trimEnd()),
      ...missing.map(({ id, heading }) => `new: ${sectionName(id)} ${heading}`.trimEnd()),
      ...orphaned.map((id) => `removed in English: #${id}`),
      ...renamed.map(({ from, to }) => `another id: #${from} is #${to}`),
    ];
    if (lines.length === 0) return [];
    return [`${file}  npm run i18n:diff -- ${locale} ${text.path}`, ...lines.map((line) => `  ${line}`)];
  });
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const named = values.all ? lines : lines.slice(0, mostNamed);
  const more = lines.length - named.length;
  console.log(`${title}:`);
  for (const line of named) console.log(`  ${line}`);
  if (more > 0) console.log(`  and ${more} more: npm run i18n:status -- --all`);
}

/** The lines are Markdown, so that a pull request can show them. */
function printBehind(revision: string): void {
  const behind = shown.flatMap((locale) => behindSince(revision, locale));
  if (behind.length === 0) {
    console.log('No translation is behind because of this change.');
    return;
  }
  console.log(
    'These translations are behind because of this change. Their pages say so to readers until somebody updates them.\n',
  );
  for (const { locale, path, sections } of behind) {
    const parts = sections.map(({ id, heading }) => (heading ? `${heading} (#${id})` : sectionName(id)));
    console.log(`- \`${posix.join(contentRoot, locale, path)}\`: ${parts.join(', ')}`);
  }
  console.log(
    '\nWhat has changed: `npm run i18n:diff -- LANGUAGE PATH`. After the update: `npm run i18n:accept -- LANGUAGE PATH#section`.',
  );
}

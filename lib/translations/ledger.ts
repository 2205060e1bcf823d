import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { madeFromFiles } from '../files/file-memo.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import { didYouMean, type Problem, ProblemsError, problem } from '../site/problem.ts';
import { report } from '../site/report.ts';
import { checkYaml } from '../site/yaml/yaml.ts';
import { accepted, type Ledger } from './freshness.ts';

/** The folders of a language that hold texts. */
const folders = ['docs', 'blog', 'newsletter', 'user-stories', 'pages'];

/** The ledger of a language; empty where it is missing or invalid, so that it never stops a build. */
export function readLedger(locale: Locale, root = contentRoot): Ledger {
  const file = ledgerFile(locale, root);
  return madeFromFiles('ledger', [file], () => (existsSync(file) ? parsedLedger(file) : {}));
}

function parsedLedger(file: string): Ledger {
  const text = readFileSync(file, 'utf8');
  try {
    return ledgerForm.parse(JSON.parse(text));
  } catch {
    // JSON is YAML, too, and its reader reports mistakes with lines.
    const [first] = checkYaml(text, file, ledgerForm).problems;
    const fix =
      'All translations count as not compared. Restore the file, or write it again: npm run i18n:accept -- LANGUAGE --all.';
    const where = first?.where ?? `${file}:1`;
    const problems = [problem({ where, what: 'invalid ledger', fix, severity: 'warning' })];
    report(problems, false);
    return {};
  }
}

const ledgerForm = z.record(z.string(), z.record(z.string(), z.string()));

/** The file of a language's ledger. */
export function ledgerFile(locale: Locale, root: string): string {
  return posix.join(root, locale, 'ledger.json');
}

/** The texts of a language, as paths below its folder. */
export function textsOf(locale: Locale, root = contentRoot): string[] {
  return folders.flatMap((folder) => {
    const path = join(root, locale, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => posix.join(folder, file.replaceAll('\\', '/')));
  });
}

/** What a review is of: a text, as a path below the folder of its language, or one section of it. */
export type Reviewed = { path: string; section?: string | undefined };

/**
 * Reads what a review is of from words of a command line: `docs/v1.6.0/field.mdx`, the same from the root of the repository, and with
 * `#shape` for one section.
 * @throws ProblemsError that names every word that is neither
 */
export function reviewedIn(words: readonly string[], locale: Locale, root = contentRoot): Reviewed[] {
  const known = textsOf(locale, root);
  const problems: Problem[] = [];
  const reviewed = words.flatMap((word) => {
    const [file = '', section] = word.split('#');
    const prefix = posix.join(root, locale, '/');
    const path = file.startsWith(prefix) ? file.slice(prefix.length) : file;
    const wrong = (what: string, fix: string) => {
      problems.push(problem({ where: word, what, fix }));
      return [];
    };
    if (!known.includes(path)) {
      const others = known.filter((one) => posix.basename(one) === posix.basename(path));
      // A page of another version may be shown there.
      const hint = others.length > 0 ? ` There is ${others.join(', ')}.` : didYouMean(path, known);
      return wrong(`there is no text of this name in ${locale}`, `Write a path below ${prefix}.${hint}`);
    }
    const english = join(root, defaultLocale, path);
    if (!existsSync(english)) return wrong('it has no English text any more', 'Delete the translation.');
    const ids = Object.keys(acceptedOf(path, locale, root));
    return section === undefined || ids.includes(section)
      ? [{ path, section }]
      : wrong(
          'not a section of both the English text and the translation',
          `Write one of ${ids.filter((id) => id !== '').join(', ')}.`,
        );
  });
  if (problems.length > 0) throw new ProblemsError('The translations are not noted.', problems);
  return reviewed;
}

/** All texts of a language that have an English text. */
export function allReviewed(locale: Locale, root = contentRoot): Reviewed[] {
  return textsOf(locale, root)
    .filter((path) => existsSync(join(root, defaultLocale, path)))
    .map((path) => ({ path }));
}

/** Records that translations, or sections of them, match the current English texts. Forgets texts that are gone. */
export function accept(locale: Locale, reviewed: readonly Reviewed[], root = contentRoot): void {
  const ledger = { ...readLedger(locale, root) };
  const known = textsOf(locale, root);
  for (const { path, section } of reviewed) {
    const now = acceptedOf(path, locale, root);
    const noted = Object.entries(now).filter(([id]) => section === undefined || id === section);
    ledger[path] = { ...(section === undefined ? {} : ledger[path]), ...Object.fromEntries(noted) };
  }
  for (const path of Object.keys(ledger)) if (!known.includes(path)) delete ledger[path];
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(ledgerFile(locale, root), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** The entry of a translation that was compared as a whole. */
function acceptedOf(path: string, locale: Locale, root: string): Record<string, string> {
  const read = (language: Locale) => readFileSync(join(root, language, path), 'utf8');
  return accepted(read(defaultLocale), read(locale));
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import { problem } from '../site/problem.ts';
import { report } from '../site/report.ts';
import { checkYaml } from '../site/yaml/yaml.ts';
import { accepted, type Ledger } from './freshness.ts';

/** The folders of a language that hold texts. */
const folders = ['docs', 'blog', 'newsletter', 'user-stories', 'pages'];

/** The ledger of a language; empty where it is missing or invalid, so that it never stops a build. */
export function readLedger(locale: Locale, root = contentRoot): Ledger {
  const file = ledgerFile(locale, root);
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  try {
    return ledgerForm.parse(JSON.parse(text));
  } catch {
    // JSON is YAML, too, and its reader reports mistakes with lines.
    const [first] = checkYaml(text, file, ledgerForm).problems;
    const fix =
      'All translations count as not compared. Restore the file, or write it again: npm run i18n:accept.';
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

/** Records that translations match the current English texts: all of a language, or the given ones. */
export function accept(locale: Locale, paths: readonly string[], root = contentRoot): string[] {
  const ledger = readLedger(locale, root);
  const known = textsOf(locale, root);
  const chosen = paths.length > 0 ? known.filter((path) => paths.includes(path)) : known;
  for (const path of chosen) {
    const english = join(root, defaultLocale, path);
    if (existsSync(english))
      ledger[path] = accepted(readFileSync(english, 'utf8'), readFileSync(join(root, locale, path), 'utf8'));
  }
  for (const path of Object.keys(ledger)) if (!known.includes(path)) delete ledger[path];
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(ledgerFile(locale, root), `${JSON.stringify(sorted, null, 1)}\n`);
  return chosen;
}

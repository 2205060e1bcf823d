import { defaultLocale, prefixedLocales } from '../site/locales.ts';
import { type Ledger, textSections } from '../translations/freshness.ts';
import type { Tree } from './tree.ts';

/** Where the content has what belongs to a version. Paths are below the folder of the content. */

/** Lists with a file for each version, `names/v1.6.0.json`. */
export const listFolders = ['names', 'records', 'live', '../tests/fixtures/api'];

export const versionsPath = 'versions.yml';
export const redirectsPath = 'redirects.yml';
export const exceptionsPath = 'names/exceptions.yml';
export const supportedPath = 'live/names.json';
export const statementsFolder = 'statements';

/** The folders of texts and stubs of a version. */
export function foldersOf(tree: Tree, folder: string): string[] {
  const languages = tree.folders('').filter((one) => tree.files(`${one}/docs/${folder}`).length > 0);
  return [...languages.map((one) => `${one}/docs/${folder}`), `stubs/${folder}`];
}

/** Languages with a ledger. */
export function ledgers(tree: Tree): { locale: string; path: string; ledger: Ledger }[] {
  return prefixedLocales.flatMap((locale) => {
    const path = `${locale}/ledger.json`;
    const text = tree.read(path);
    return text === undefined ? [] : [{ locale, path, ledger: JSON.parse(text) as Ledger }];
  });
}

/** The text of a ledger, as `npm run i18n:accept` writes it. */
export function ledgerText(ledger: Ledger): string {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 1)}\n`;
}

/** The texts of a version in all languages. */
export function textsOf(tree: Tree, folder: string): string[] {
  const folders = foldersOf(tree, folder).filter((one) => !one.startsWith('stubs/'));
  return folders.flatMap((one) => tree.files(one)).filter(isText);
}

/** Posts and other texts that belong to no version, in all languages. */
export function textsWithoutVersion(tree: Tree): string[] {
  const folders = [defaultLocale, ...prefixedLocales];
  return folders
    .flatMap((one) => tree.files(one))
    .filter((path) => isText(path) && path.split('/')[1] !== 'docs');
}

const isText = (path: string) => path.endsWith('.mdx');

/**
 * Changes texts. Sections whose translation was up to date stay so, since the same is changed in all languages.
 * @param change is given a text and its path, and gives the new text
 */
export function changeTexts(
  tree: Tree,
  paths: readonly string[],
  change: (text: string, path: string) => string,
): void {
  const english = new Map<string, { then: string; now: string }>();
  for (const path of paths) {
    const then = tree.read(path) ?? '';
    const now = change(then, path);
    if (now === then) continue;
    tree.set(path, now);
    if (path.startsWith(`${defaultLocale}/`))
      english.set(path.slice(defaultLocale.length + 1), { then, now });
  }
  for (const { path, ledger } of ledgers(tree)) {
    const noted = Object.entries(ledger).map(([key, entry]) => {
      const texts = english.get(key);
      return [key, texts ? newHashes(entry, texts) : entry] as const;
    });
    const isSame = noted.every(([key, entry]) => entry === ledger[key]);
    if (!isSame) tree.set(path, ledgerText(Object.fromEntries(noted)));
  }
}

/** The hashes of sections that were up to date, after a change of the English text. */
function newHashes(
  entry: Record<string, string>,
  { then, now }: { then: string; now: string },
): Record<string, string> {
  const [before, after] = [textSections(then), textSections(now)];
  return Object.fromEntries(
    Object.entries(entry).map(([id, hash]) => {
      const isCurrent = before.some((section) => section.id === id && section.hash === hash);
      return [id, (isCurrent && after.find((section) => section.id === id)?.hash) || hash];
    }),
  );
}

/** A pattern's special characters as themselves. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';

/** A kind of edit that a contributor makes while a page is open in `npm run dev`. */
export type EditKind = {
  name: string;
  /** The page that shows it, below the root of the site. */
  page: string;
  /** The file that is edited; `content/` stands for the root of the content. */
  file: string;
  /**
   * The text of the file after the edit.
   * @param word a word that is nowhere in the site
   */
  change(text: string, word: string): string;
  /** Runs in the page: whether it shows the edit. By default, whether its text has the word. */
  isShown?(word: string): boolean;
};

const field = 'content/en/docs/v1.6.0/field.mdx';

/** Replaces what has to be there. */
function replaced(text: string, search: string | RegExp, replacement: string): string {
  const changed = text.replace(search, () => replacement);
  if (changed === text) throw new Error(`The file has no ${search} to edit.`);
  return changed;
}

export const editKinds: readonly EditKind[] = [
  {
    name: 'body',
    page: 'docs/field/',
    file: field,
    change: (text, word) => replaced(text, '\n## ', `\nA sentence with ${word}.\n\n## `),
  },
  {
    name: 'front matter',
    page: 'docs/field/',
    file: field,
    change: (text, word) => replaced(text, /^title: .*$/m, `title: Fields ${word}`),
  },
  {
    name: 'sidebar',
    page: 'docs/field/',
    file: 'content/en/docs/v1.6.0/sidebar.yml',
    change: (text, word) => replaced(text, /^- label: .*$/m, `- label: Category ${word}`),
  },
  {
    name: 'tags',
    page: 'docs/tags/',
    file: 'content/tags.yml',
    change: (text, word) => replaced(text, /label: \{ en: [^,]+,/, `label: { en: Tag ${word},`),
  },
  {
    name: 'authors',
    page: 'blog/improving-gradient-computation/',
    file: 'content/authors.yml',
    change: (text, word) => text.replaceAll(/^ {2}name: .*$/gm, (line) => `${line} ${word}`),
  },
  {
    name: 'stub',
    page: 'api/taichi/',
    file: 'content/stubs/v1.6.0/taichi/lang/misc.pyi',
    change: (text, word) => replaced(text, /(?<=def init\([^\n]*\n\s+(?:r?"""))/, `${word} `),
  },
  {
    name: 'messages',
    page: 'docs/field/',
    file: 'lib/site/messages/en.ts',
    change: (text, word) => replaced(text, `'${en.docs.toc}'`, `'Contents ${word}'`),
  },
  {
    name: 'style',
    page: 'docs/field/',
    file: 'app/global.css',
    change: (text, word) => `${text}\n:root { --edited: ${word}; }\n`,
    isShown: (word) =>
      getComputedStyle(document.documentElement).getPropertyValue('--edited').trim() === word,
  },
  {
    name: 'component',
    page: 'docs/field/',
    file: 'components/shell/footer.tsx',
    change: (text, word) => replaced(text, 'title: footer.resources,', `title: 'Footer ${word}',`),
  },
  {
    name: 'mistake',
    page: 'docs/field/',
    file: field,
    change: (text, word) => replaced(text, '\n## ', `\n<${word} />\n\n## `),
    isShown: (word) =>
      document.querySelector('[data-content-problems]')?.textContent?.includes(`<${word}>`) ?? false,
  },
];

/** The path of the file of an edit. */
export function fileOf({ file }: EditKind, contentRoot: string): string {
  return file.replace(/^content\//, `${contentRoot}/`);
}

/** A word that is nowhere in the site and can be the name of an element. */
export function newWord(number: number): string {
  return `Edit${'abcdefghij'[Math.floor(number / 10) % 10]}${'klmnopqrst'[number % 10]}${Date.now() % 1e6}`;
}

const inText = (word: string) => document.body.textContent?.includes(word) ?? false;

export type EditOptions = {
  contentRoot: string;
  /** The text of the file before the edit. */
  original: string;
  /** A word that only the edited text has. */
  word: string;
  /** How long the edit may take to show, in milliseconds. */
  timeout: number;
};

/**
 * Makes an edit and waits until the open page shows it.
 * @returns milliseconds from the end of writing until it shows
 * @throws Error of Playwright where it does not show within `timeout` milliseconds
 */
export async function edit(
  page: Page,
  kind: EditKind,
  { contentRoot, original, word, timeout }: EditOptions,
): Promise<number> {
  const shown = page.waitForFunction(kind.isShown ?? inText, word, { polling: 20, timeout });
  writeFileSync(fileOf(kind, contentRoot), kind.change(original, word));
  const start = performance.now();
  await shown;
  return performance.now() - start;
}

/** Undoes an edit and waits until the page no longer shows it. */
export async function takeBack(
  page: Page,
  kind: EditKind,
  { contentRoot, original, word, timeout }: EditOptions,
): Promise<void> {
  writeFileSync(fileOf(kind, contentRoot), original);
  const isShown = (kind.isShown ?? inText).toString();
  await page.waitForFunction(`!(${isShown})(${JSON.stringify(word)})`, undefined, { polling: 50, timeout });
}

/** The text of the file of an edit as it is now. */
export function textOf(kind: EditKind, contentRoot: string): string {
  return readFileSync(join(fileOf(kind, contentRoot)), 'utf8');
}

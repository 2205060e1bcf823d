import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { contentRoot } from '../lib/site/content-root.ts';
import { allReviewed } from '../lib/translations/ledger.ts';
import { languageOf, sectionName, textsNamed } from './i18n/arguments.ts';
import { changesSince, type SectionChange } from './i18n/history.ts';
import { commandLine } from './options.ts';

const command = 'npm run i18n:diff';
const { words } = commandLine({
  name: command,
  does: 'shows what has changed in English since texts were translated, by section: zh-Hans docs/v1.6.0/field.mdx',
  options: {},
  words: {
    value: 'LANGUAGE [PATH …]',
    does: 'a language, and paths of its texts (all without one); docs/v1.6.0/field.mdx#shape is one section',
  },
});
const [word, ...paths] = words;
const locale = languageOf(word, command);
const texts = paths.length > 0 ? textsNamed(paths, locale) : allReviewed(locale);
let changes = 0;
for (const { path, section } of texts)
  for (const change of changesSince(locale, path, section)) {
    show(path, change);
    changes += 1;
  }
if (changes === 0) console.log('The English texts are as they were when these texts were translated.');

/** Prints a section with its commits and the words that differ, as `git diff` does. */
function show(path: string, { id, heading, before, after, commits, line }: SectionChange): void {
  const translation =
    line === undefined ? '' : `  translated in ${posix.join(contentRoot, locale, path)}:${line}`;
  console.log(`\n${path}  ${sectionName(id)} ${heading}${translation}`);
  for (const commit of commits) console.log(`  ${commit}`);
  if (before === undefined) {
    console.log(
      '  The text that was translated is not in the history of this clone. Try: git fetch --unshallow',
    );
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'i18n-diff-'));
  const files = [join(folder, 'before'), join(folder, 'after')];
  for (const [at, text] of [before, after].entries()) writeFileSync(files[at] ?? '', `${text.trim()}\n`);
  const options = process.stdout.isTTY
    ? ['--word-diff=color', '--color']
    : ['--word-diff=plain', '--no-color'];
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--unified=1', ...options, ...files], {
    encoding: 'utf8',
  });
  // Without the lines that name the files.
  console.log(stdout.split('\n').slice(4).join('\n').trimEnd());
  rmSync(folder, { recursive: true });
}

import { canonicalProblems } from '../lib/audit/checks/canonical.ts';
import { characterProblems } from '../lib/audit/checks/characters.ts';
import { partProblems, sharedCodeProblems } from '../lib/audit/checks/code.ts';
import { frameworkProblems } from '../lib/audit/checks/framework.ts';
import {
  descriptionProblems,
  headingProblems,
  languageProblems,
  titleProblems,
} from '../lib/audit/checks/heads.ts';
import { brokenReferences, duplicateIdProblems } from '../lib/audit/checks/ids.ts';
import { imageProblems, pictureFileProblems } from '../lib/audit/checks/images.ts';
import { leakProblems, privateHere } from '../lib/audit/checks/leaks.ts';
import { linkCounts, linkProblems } from '../lib/audit/checks/links.ts';
import { orphanFiles, orphanPages } from '../lib/audit/checks/orphans.ts';
import { hashedCounts, integrityProblems, policyProblems } from '../lib/audit/checks/policy.ts';
import { sourceProblems } from '../lib/audit/checks/sources.ts';
import { invalidPages } from '../lib/audit/checks/validity.ts';
import { readSite, type Site, settingsProblem } from '../lib/audit/site.ts';
import { type Problem, problemText } from '../lib/site/problem.ts';
import { commandLine, refuse } from './options.ts';

const { values: options } = commandLine({
  name: 'npm run check:out',
  does: 'runs every check over all files of out/, and reports the problems by check.',
  options: {
    sample: {
      kind: 'switch',
      does: 'validates the HTML of a sample of the pages, in a quarter of the time',
    },
    all: { kind: 'switch', does: 'prints every problem, and not the first twelve of each check' },
    without: { kind: 'list', value: 'CHECK', does: 'skips a check, such as "orphan files"', default: [] },
  },
});

const allChecks: Record<string, (site: Site) => Problem[] | Promise<Problem[]>> = {
  // In separate processes, while the others go on.
  'valid HTML': (site) => invalidPages(site, { isSample: options.sample }),
  'links and anchors': linkProblems,
  'orphan pages': orphanPages,
  'orphan files': orphanFiles,
  'canonical addresses and alternates': canonicalProblems,
  titles: titleProblems,
  descriptions: descriptionProblems,
  languages: languageProblems,
  headings: headingProblems,
  'sources of retold texts': sourceProblems,
  images: imageProblems,
  'files of pictures and fonts': pictureFileProblems,
  'characters of fonts': characterProblems,
  'repeated ids': duplicateIdProblems,
  'references to ids': brokenReferences,
  'policy of scripts and styles': policyProblems,
  'hashes of scripts and style sheets': integrityProblems,
  'code that all pages share': sharedCodeProblems,
  'code that is loaded on demand': partProblems,
  'framework code': (site) => frameworkProblems(site),
  leaks: (site) => leakProblems(site, privateHere()),
};
const unknown = options.without.filter((name) => !(name in allChecks));
if (unknown.length > 0)
  throw new Error(
    `unknown check "${unknown[0]}": --without takes one of ${Object.keys(allChecks).join(', ')}`,
  );
const checks = Object.fromEntries(
  Object.entries(allChecks).filter(([name]) => !options.without.includes(name)),
);
/** How many problems of a check are printed; the rest is counted. */
const shown = options.all ? Number.POSITIVE_INFINITY : 12;

const start = performance.now();
const site = readSite('out');
const otherSite = settingsProblem(site);
if (otherSite) refuse([otherSite], 'The export in out/ has other settings.');
const results = await Promise.all(
  Object.entries(checks).map(async ([name, check]) => ({ name, problems: await check(site) })),
);
for (const { name, problems } of results) {
  if (problems.length === 0) continue;
  console.error(`\n${name}: ${problems.length === 1 ? 'one problem' : `${problems.length} problems`}\n`);
  for (const problem of problems.slice(0, shown)) console.error(`${problemText(problem)}\n`);
  if (problems.length > shown) console.error(`… and ${problems.length - shown} more\n`);
}

const { links, anchors } = linkCounts(site);
const hashed = hashedCounts(site);
const total = sum(results.map(({ problems }) => problems.length));
const counts = {
  pages: site.pages.length,
  links,
  anchors,
  images: sum(site.pages.map(({ images }) => images.length)),
  ids: sum(site.pages.map(({ ids }) => ids.size)),
  files: site.files.size,
  'inline scripts in policies': hashed.inline,
  'tags with hashes': hashed.files,
};
const counted = Object.entries(counts).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `export: ${Object.keys(checks).length} checks over ${counted.join(', ')}: ${total} problems (${seconds} s)`,
);
if (total > 0) process.exitCode = 1;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Problem, problem } from '../site/problem.ts';
import { contentRoot, readVersions } from './data.ts';
import { docFields, entryFields, proseFields, readFrontMatter } from './front-matter.ts';
import { report, writeModule } from './report.ts';

/**
 * What has to be true before Contentlayer starts: versions are known, front matter can be read, and nothing is left
 * of a run that was killed.
 * @throws ProblemsError when something is wrong and `strict`, or when there is no version to build
 */
export function prepareContent({ strict }: { strict: boolean }): void {
  heal();
  const { versions, problems } = readVersions();
  report([...problems, ...textFileProblems()], strict || versions.length === 0);
  writeModule('.contentlayer/versions.mjs', versions);
}

/**
 * Starts Contentlayer's own command: `build` once, `dev` until it is killed. Its messages about success are left out,
 * because ours say more.
 */
export function startContentlayer(command: 'build' | 'dev'): ChildProcess {
  const NODE_ENV = command === 'build' ? 'production' : 'development';
  // Texts make many small objects that die young: room for them halves the work of clearing up.
  const args = ['--max-semi-space-size=64', join('node_modules', '.bin', 'contentlayer2'), command];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = chunk
      .toString()
      .split('\n')
      .filter((line) => line.trim() && !/^successCallback|^Generated \d+/.test(line));
    if (lines.length > 0) console.log(lines.join('\n'));
  });
  return child;
}

/** Which files are texts of the site, and what their front matter may say. Other files are no texts. */
const kinds = [
  { files: /^[^/]+\/docs\/[^/]+\/[^/]+\.mdx?$/, fields: docFields },
  { files: /^[^/]+\/blog\/.+\.mdx?$/, fields: entryFields },
  { files: /^[^/]+\/newsletter\/.+\.mdx?$/, fields: entryFields },
  { files: /^[^/]+\/user-stories\/.+\.mdx?$/, fields: entryFields },
  { files: /^[^/]+\/pages\/.+\.mdx?$/, fields: proseFields },
];

/** What is wrong with the names and the front matter of all texts. */
function textFileProblems(): Problem[] {
  const files = readdirSync(contentRoot, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return files.flatMap((path) => {
    const kind = kinds.find(({ files: pattern }) => pattern.test(path));
    if (!kind) return [];
    const file = posix.join(contentRoot, path);
    return path.endsWith('.md')
      ? [wrongEnding(file)]
      : [
          ...placeProblems(path, file),
          ...readFrontMatter(readFileSync(file, 'utf8'), file, kind.fields).problems,
        ];
  });
}

function wrongEnding(file: string): Problem {
  const fix = `Rename it to ${posix.basename(file)}x.`;
  return problem({ where: file, what: 'a page has to end in .mdx', fix });
}

/** The folders that each series wants: a file elsewhere would silently be no page. */
const folders: Record<string, { pattern: RegExp; form: string }> = {
  blog: { pattern: /^\d{4}\/\d{2}\/\d{2}\/[^/]+$/, form: 'blog/<year>/<month>/<day>/<slug>.mdx' },
  newsletter: { pattern: /^\d{4}\/\d{2}\/[^/]+$/, form: 'newsletter/<year>/<month>/<slug>.mdx' },
  'user-stories': { pattern: /^[^/]+$/, form: 'user-stories/<slug>.mdx' },
  pages: { pattern: /^[^/]+$/, form: 'pages/<slug>.mdx' },
};

function placeProblems(path: string, file: string): Problem[] {
  const [, folder = '', ...rest] = path.split('/');
  const rule = folders[folder];
  if (!rule || rule.pattern.test(rest.join('/'))) return [];
  return [
    problem({ where: file, what: 'the file lies in the wrong folder', fix: `Put it at ${rule.form}.` }),
  ];
}

/**
 * A run that was killed can leave an empty package.json behind, which stops every later one. Contentlayer's own cache
 * goes by the time of a file only, so it is never kept: ours goes by what is in the file.
 */
function heal(): void {
  rmSync('.contentlayer/.cache', { recursive: true, force: true });
  const file = '.contentlayer/package.json';
  if (existsSync(file) && statSync(file).size === 0) rmSync('.contentlayer', { recursive: true });
}

import { homedir, tmpdir } from 'node:os';
import { type Problem, problem } from '../../site/problem.ts';
import type { Site } from '../site.ts';

/** What must not be published: paths and addresses of the machine that built the site, and secrets. */
type Private = {
  /** Folders of the machine. */
  folders: readonly string[];
  /** Values of environment variables that are secret, by name. */
  secrets: readonly (readonly [name: string, value: string])[];
  /** Addresses of this machine that are configured, and so allowed in the export. */
  configured: readonly string[];
};

/** Variables whose value is meant to be in pages: a key of DocSearch can only search. */
const published = new Set(['DOCSEARCH_API_KEY']);
const secretName = /(KEY|TOKEN|SECRET|PASSW(OR)?D|CREDENTIALS?|PRIVATE)(_|$)/i;

/** What is private on this machine. Short values may occur in texts by chance. */
export function privateHere(
  env: Record<string, string | undefined> = process.env,
  folder = process.cwd(),
): Private {
  const entries = Object.entries(env).map(([name, value = '']) => [name, value] as const);
  return {
    folders: [...new Set([folder, homedir(), tmpdir()])].filter((path) => path.split(/[\\/]/).length > 1),
    secrets: entries.filter(
      ([name, value]) => secretName.test(name) && !published.has(name) && value.length >= 8,
    ),
    configured: entries.filter(([, value]) => localAddress.test(value)).map(([, value]) => value),
  };
}

/** Patterns of well-known keys and tokens. */
const keyForms: [name: string, form: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a secret key of Stripe', /\b[sr]k_live_[A-Za-z0-9]{16,}/],
  ['a JSON Web Token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{15,}/],
];
const localAddress = /\bhttps?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])(?::\d+)?/;
const localAddresses = new RegExp(localAddress, 'g');
const sourceMap = /^\/[/*][#@] sourceMappingURL=\S+/m;

/** Files with private data of the machine of the build, and files that should not be published: sources, maps, empty files. */
export function leakProblems({ files, read }: Pick<Site, 'files' | 'read'>, secret: Private): Problem[] {
  return [...files].flatMap(([file, bytes]) => {
    if (bytes === 0) return [leakProblem(file, 'is empty', 'Fill it, or remove it.')];
    if (/\.(map|tsx?|mts|mdx)$/.test(file))
      return [
        leakProblem(file, 'is a source file or source map', 'Remove it in the last step of the build.'),
      ];
    return leaksOf(read(file).toString(isText.test(file) ? 'utf8' : 'latin1'), secret).map(([what, fix]) =>
      leakProblem(file, what, fix),
    );
  });
}

const isText = /(\.(html|txt|js|css|json|xml|svg|md)|_redirects)$/;

function leaksOf(text: string, { folders, secrets, configured }: Private): [what: string, fix: string][] {
  const found: [string, string][] = [];
  const path = folders.find((folder) => isFolderIn(text, folder));
  if (path)
    found.push([
      `contains a folder of this machine: ${around(text, path)}`,
      'Use paths relative to the project.',
    ]);
  // The value itself stays out of the report.
  for (const [name, value] of secrets)
    if (text.includes(value))
      found.push([`contains the value of ${name}`, 'Remove it and change it: it may be known.']);
  for (const [name, form] of keyForms)
    if (form.test(text))
      found.push([`contains what looks like ${name}`, 'Remove it and revoke it: it may be known.']);
  const local = (text.match(localAddresses) ?? []).find(
    (url) => !configured.some((value) => value.startsWith(url)),
  );
  if (local)
    found.push([`contains an address of the local machine: ${around(text, local)}`, 'Use a public address.']);
  if (sourceMap.test(text))
    found.push(['refers to a source map', 'Remove the comment: source maps are not published.']);
  return found;
}

/** Whether a text names a folder; `/home/ada/tmp/` in a quoted message is not `/tmp/`. */
function isFolderIn(text: string, folder: string): boolean {
  for (let at = text.indexOf(folder); at >= 0; at = text.indexOf(folder, at + 1))
    if (/[\\/]/.test(text[at + folder.length] ?? '') && !/[\w.~-]/.test(text[at - 1] ?? '')) return true;
  return false;
}

function around(text: string, part: string): string {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 20), at + part.length + 40).replace(/\s+/g, ' ');
}

function leakProblem(where: string, what: string, fix: string): Problem {
  return problem({ where, what, fix });
}

import { integrityHash } from '../../html/integrity.ts';
import { inlineScripts, sheetsIn } from '../../html/parts.ts';
import { type Problem, problem } from '../../site/problem.ts';
import { targetOf } from '../address.ts';
import type { Site } from '../site.ts';
import { scriptsIn } from '../weight.ts';

/** The script before the first paint, the import map, the theme: each needs a hash in every policy. */
const inlineMax = 3;

/** What a page loads and runs, by its name in messages. */
type Code = Record<'inline scripts' | 'style sheets' | 'modules', string[]>;

function codeOfPage(html: string): Code {
  return {
    'inline scripts': inlineScripts(html).map(integrityHash),
    'style sheets': sheetsIn(html),
    modules: scriptsIn(html),
  };
}

/**
 * Pages with other code than the home page: a page reached by a click keeps the code of the page before, and one policy allows
 * the code of all pages. A redirect page has none.
 */
export function sharedCodeProblems({ pages, read }: Pick<Site, 'pages' | 'read'>): Problem[] {
  const codeIn = (file: string) => codeOfPage(read(file).toString('utf8'));
  const home = codeIn('index.html');
  return pages.flatMap(({ file, refresh }) => {
    const code = codeIn(file);
    const kinds = Object.keys(code) as (keyof Code)[];
    const wrong = (what: string, fix: string) => problem({ where: file, what, fix });
    if (refresh !== undefined)
      return kinds
        .filter((kind) => code[kind].length > 0)
        .map((kind) => wrong(`${kind} in a redirect page`, 'Remove them.'));
    const [sheets, modules] = [code['style sheets'].length, code.modules.length];
    return [
      ...(sheets === 1 && modules === 1
        ? []
        : [wrong(`${sheets} style sheets, ${modules} modules`, 'A page must load one of each.')]),
      ...(code['inline scripts'].length <= inlineMax
        ? []
        : [
            wrong(
              `${code['inline scripts'].length} inline scripts`,
              `A page can have at most ${inlineMax}: add the code to lib/browser/inline.ts.`,
            ),
          ]),
      ...kinds
        .filter((kind) => code[kind].join() !== home[kind].join())
        .map((kind) => wrong(`${kind} differ from those of the home page`, 'All pages must have the same.')),
    ];
  });
}

/** A file that a script loads. */
type LoadedFile = { address: string; kind: 'module' | 'worker' | 'style sheet' };

const importPattern = /\b(import\(|from|import|new URL\()\s*(["'`])(\.[\w./-]+\.(js|css))\2/g;

/** What a bundled script loads in turn: modules, a worker, style sheets. */
export function loadedFiles(code: string): LoadedFile[] {
  return [...code.matchAll(importPattern)].map(([, how, , address = '', extension]) => ({
    address,
    kind: extension === 'css' ? 'style sheet' : how === 'new URL(' ? 'worker' : 'module',
  }));
}

/**
 * Files that scripts load without their hash. The hash of a module is in the import map of the pages, that of a style sheet in
 * the script; browsers do not check workers, nor what they load: a worker has no import map. A missing file is a broken link
 * (lib/audit/checks/links.ts).
 */
export function partProblems({ files, read, roots }: Pick<Site, 'files' | 'read' | 'roots'>): Problem[] {
  const home = read('index.html').toString('utf8');
  const entries = codeOfPage(home).modules;
  const map = importMapOf(home);
  const scripts = new Map(
    [...files.keys()]
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const code = read(file).toString('utf8');
        const loads = loadedFiles(code).flatMap(({ address, kind }) => {
          const target = targetOf(address, file, roots);
          return typeof target === 'object' && files.has(target.file) ? [{ file: target.file, kind }] : [];
        });
        return [file, { code, loads }] as const;
      }),
  );
  const unchecked = loadedByWorkers(new Map([...scripts].map(([file, { loads }]) => [file, loads])));
  return [...scripts]
    .filter(([script]) => !unchecked.has(script))
    .flatMap(([script, { code, loads }]) =>
      loads.flatMap(({ file, kind }) => {
        if (kind === 'worker') return [];
        const url = `${roots.basePath}/${file}`;
        const hash = integrityHash(read(file));
        const isHashed = kind === 'module' ? entries.includes(url) || map[url] === hash : code.includes(hash);
        if (isHashed) return [];
        return [
          problem({
            where: script,
            what: `loads the ${kind} ${url} without its hash ${hash}`,
            fix: 'lib/export/pages.ts writes the import map, lib/export/bundle.ts the hash of a style sheet.',
          }),
        ];
      }),
    );
}

/** The workers, and the modules that they load. */
function loadedByWorkers(
  loads: ReadonlyMap<string, readonly { file: string; kind: LoadedFile['kind'] }[]>,
): Set<string> {
  const found = new Set(
    [...loads.values()].flatMap((some) =>
      some.filter(({ kind }) => kind === 'worker').map(({ file }) => file),
    ),
  );
  // Grows while it is walked.
  for (const script of found)
    for (const { file, kind } of loads.get(script) ?? []) if (kind === 'module') found.add(file);
  return found;
}

function importMapOf(html: string): Record<string, string> {
  const [, json = '{}'] = /<script type="importmap">([^<]*)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as { integrity?: Record<string, string> }).integrity ?? {};
}

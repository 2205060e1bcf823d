import { hashOf } from '../../export/integrity.ts';
import { inlineScripts } from '../../export/policy.ts';
import { type Problem, problem } from '../../site/problem.ts';
import type { Site } from '../site.ts';

const meta = /<meta charset="utf-8"\s*\/?><meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;

/** What no page may have, whatever its policy says: it would need a weaker one. */
const forbidden: [pattern: RegExp, what: string, fix: string][] = [
  [
    /<[a-z][^<>]* style="/i,
    'a style attribute',
    'Give the element a class: the policy has no styles in pages.',
  ],
  [
    /<[a-z][^<>]* on[a-z]+="/i,
    'an event handler',
    'Add a listener in lib/browser: the policy lets no handler run.',
  ],
  [
    / (?:href|src|action)="\s*(?:javascript|data):/i,
    'an address that runs',
    'Use an address of a page or a file.',
  ],
  [
    /<style[\s>]/i,
    'a style element',
    'Write it into a style sheet: lib/export/styles.ts joins them into one.',
  ],
  [
    /<noscript[\s>]/i,
    'a noscript element',
    'Hide with a script what is for readers without one: a page that is loaded by a click is parsed as if scripts were off, and its content would show.',
  ],
];

/** Pages without a policy, with one that forbids what they have, or that allows what they have not. */
export function policyProblems({ pages, read }: Site): Problem[] {
  return pages.flatMap(({ file }) => pageProblems(file, read(file).toString('utf8')));
}

function pageProblems(where: string, html: string): Problem[] {
  const policy = meta.exec(html)?.[1];
  if (policy === undefined) {
    const fix = 'Write it with withPolicy of lib/export/policy.ts, right behind the charset.';
    return [problem({ where, what: 'has no policy', fix })];
  }
  const needed = inlineScripts(html).map(hashOf);
  const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash);
  const body = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '');
  return [
    ...needed
      .filter((hash) => !allowed.includes(hash))
      .map((hash) =>
        problem({
          where,
          what: `an inline script that the policy does not allow: ${hash}`,
          fix: 'Put it into the page before its policy is written.',
        }),
      ),
    ...allowed
      .filter((hash) => !needed.includes(hash))
      .map((hash) =>
        problem({
          where,
          what: `the policy allows what the page does not have: ${hash}`,
          fix: 'Write the policy last.',
        }),
      ),
    ...(/unsafe-|script-src[^;]* \*/.test(policy)
      ? [
          problem({
            where,
            what: 'the policy allows inline code or any host',
            fix: 'Name hashes and origins.',
          }),
        ]
      : []),
    ...forbidden.flatMap(([pattern, what, fix]) =>
      pattern.test(body) ? [problem({ where, what, fix })] : [],
    ),
  ];
}

const tag = /<(script|link) ([^>]*?(?:src|href)="([^"]+\.(?:js|css))(?:\?[^"]*)?"[^>]*)>/g;

/** Scripts and style sheets of pages that carry no hash, or another one than their file has. */
export function integrityProblems(site: Site): Problem[] {
  const integrity = integrityOf(site);
  return site.pages.flatMap(({ file: where }) =>
    [...site.read(where).toString('utf8').matchAll(tag)].flatMap(([, , attributes = '', address = '']) => {
      const expected = integrity.get(address);
      const own = /integrity="([^"]*)"/.exec(attributes)?.[1];
      if (expected && own === expected) return [];
      const what = expected
        ? `${address} has the hash ${own ?? 'none'}`
        : `${address} is no file of the build`;
      return [
        problem({
          where,
          what,
          fix: expected ? `It has to be ${expected}.` : 'Load code of the build only.',
        }),
      ];
    }),
  );
}

/** The hash of each script and style sheet of the export, by the address that pages name it by. */
function integrityOf({ files, read, roots }: Site): ReadonlyMap<string, string> {
  const code = [...files.keys()].filter((file) => /\.(js|css)$/.test(file));
  return new Map(code.map((file) => [`${roots.basePath}/${file}`, hashOf(read(file))]));
}

/** How many inline scripts stand in the pages, and how many tags load code: each with its hash. */
export function hashedCounts({ pages, read }: Site): { inline: number; files: number } {
  const texts = pages.map(({ file }) => read(file).toString('utf8'));
  return {
    inline: texts.reduce((sum, html) => sum + inlineScripts(html).length, 0),
    files: texts.reduce((sum, html) => sum + [...html.matchAll(tag)].length, 0),
  };
}

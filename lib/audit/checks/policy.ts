import { integrityHash } from '../../html/integrity.ts';
import { inlineScripts } from '../../html/parts.ts';
import { type Problem, problem } from '../../site/problem.ts';
import type { Site } from '../site.ts';

const meta = /<meta charset="utf-8"\s*\/?><meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;

/** Markup that no page may have, because it would need a weaker policy. */
const forbidden: [pattern: RegExp, what: string, fix: string][] = [
  [/<[a-z][^<>]* style="/i, 'style attribute', 'Use a class: the policy does not allow inline styles.'],
  [
    /<[a-z][^<>]* on[a-z]+="/i,
    'event handler attribute',
    'Add a listener in lib/browser: the policy does not allow inline handlers.',
  ],
  [
    / (?:href|src|action)="\s*(?:javascript|data):/i,
    'executable URL',
    'Use the address of a page or a file.',
  ],
  [/<style[\s>]/i, 'style element', 'Move it to a style sheet: lib/export/styles.ts merges them into one.'],
  [
    /<noscript[\s>]/i,
    'noscript element',
    'Hide content for readers without JavaScript by a script instead: a page reached by a click is parsed as if scripts were off, so the element would show.',
  ],
];

/** Pages without a policy, or with one that does not match their inline scripts. */
export function policyProblems({ pages, read }: Site): Problem[] {
  return pages.flatMap(({ file }) => pageProblems(file, read(file).toString('utf8')));
}

function pageProblems(where: string, html: string): Problem[] {
  const policy = meta.exec(html)?.[1];
  if (policy === undefined) {
    const fix = 'Add it with withPolicy (lib/export/policy.ts), right after the charset.';
    return [problem({ where, what: 'missing Content-Security-Policy', fix })];
  }
  const needed = inlineScripts(html).map(integrityHash);
  const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash);
  const body = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '');
  return [
    ...needed
      .filter((hash) => !allowed.includes(hash))
      .map((hash) =>
        problem({
          where,
          what: `inline script not allowed by the policy: ${hash}`,
          fix: 'Add the script before the policy is made.',
        }),
      ),
    ...allowed
      .filter((hash) => !needed.includes(hash))
      .map((hash) =>
        problem({
          where,
          what: `policy allows a script that the page does not have: ${hash}`,
          fix: 'Make the policy last.',
        }),
      ),
    ...(/unsafe-|script-src[^;]* \*/.test(policy)
      ? [
          problem({
            where,
            what: 'policy allows inline code or any host',
            fix: 'Use hashes and origins.',
          }),
        ]
      : []),
    ...forbidden.flatMap(([pattern, what, fix]) =>
      pattern.test(body) ? [problem({ where, what, fix })] : [],
    ),
  ];
}

const tag = /<(script|link) ([^>]*?(?:src|href)="([^"]+\.(?:js|css))(?:\?[^"]*)?"[^>]*)>/g;

/** Scripts and style sheets of pages without the hash of their file. */
export function integrityProblems(site: Site): Problem[] {
  const integrity = integrityOf(site);
  return site.pages.flatMap(({ file: where }) =>
    [...site.read(where).toString('utf8').matchAll(tag)].flatMap(([, , attributes = '', address = '']) => {
      const expected = integrity.get(address);
      const actual = /integrity="([^"]*)"/.exec(attributes)?.[1];
      if (expected && actual === expected) return [];
      const what = expected
        ? `wrong integrity of ${address}: ${actual ?? 'none'}`
        : `${address} is not a file of the build`;
      return [
        problem({
          where,
          what,
          fix: expected ? `Use ${expected}.` : 'Load code of the build only.',
        }),
      ];
    }),
  );
}

/** The hash of each script and style sheet of the export, by its address in pages. */
function integrityOf({ files, read, roots }: Site): ReadonlyMap<string, string> {
  const code = [...files.keys()].filter((file) => /\.(js|css)$/.test(file));
  return new Map(code.map((file) => [`${roots.basePath}/${file}`, integrityHash(read(file))]));
}

/** Numbers of inline scripts and of tags that load code in all pages. */
export function hashedCounts({ pages, read }: Site): { inline: number; files: number } {
  const texts = pages.map(({ file }) => read(file).toString('utf8'));
  return {
    inline: texts.reduce((sum, html) => sum + inlineScripts(html).length, 0),
    files: texts.reduce((sum, html) => sum + [...html.matchAll(tag)].length, 0),
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../html/exported-pages.ts';
import { type Problem, problem } from '../../site/problem.ts';

/**
 * Allowed client components: those of Next's router, which are in every build, and the theme provider, of which only the inline
 * script is needed.
 */
const allowedModules =
  /^\[project\]\/(?:node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\/|components\/shell\/providers\.client\.tsx)/;

/**
 * Components with `'use client'` that a page uses. The export has no framework code, so they would not work there,
 * while they do in development.
 * @param server `.next/server/app` of a finished build
 * @throws Error where Next's lists of client components are missing or of another form
 */
export function clientReferenceProblems(server: string): Problem[] {
  const manifests = existsSync(server)
    ? filesIn(server).filter((file) => file.endsWith('_client-reference-manifest.js'))
    : [];
  if (manifests.length === 0)
    throw new Error(`${server} has no list of client components: has Next changed?`);
  const modules = new Set(manifests.flatMap((file) => clientModules(join(server, file))));
  return [...modules]
    .filter((name) => !allowedModules.test(name))
    .map((name) =>
      problem({
        where: name.replace('[project]/', ''),
        what: 'is a client component, which does not work in the export',
        fix: 'Render its HTML in a server component, and add its behaviour in lib/browser.',
      }),
    );
}

/** The modules in a manifest, which is a script that assigns one object, written as JSON. */
function clientModules(file: string): string[] {
  const [, json = '{}'] = /\]\s*=\s*(\{[\s\S]*\})\s*;?\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  const { clientModules: modules } = JSON.parse(json) as { clientModules?: Record<string, unknown> };
  if (!modules) throw new Error(`${file}  names no client components: has Next changed?`);
  return Object.keys(modules);
}

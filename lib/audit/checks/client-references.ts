import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../export/html.ts';
import { type Problem, problem } from '../../site/problem.ts';

/**
 * What a page may use: the parts of Next's router, which stand in every build, and the one component of ours, whose inline
 * script sets the theme and of which nothing else is needed.
 */
const allowedModules =
  /^\[project\]\/(?:node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\/|components\/shell\/providers\.client\.tsx)/;

/**
 * Components with `'use client'` that a page uses. The export carries no framework code, so in it they would be dead HTML,
 * while they work in development.
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

/** The modules that a manifest names. It is a script that sets one object, written as JSON. */
function clientModules(file: string): string[] {
  const [, json = '{}'] = /\]\s*=\s*(\{[\s\S]*\})\s*;?\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  const { clientModules: modules } = JSON.parse(json) as { clientModules?: Record<string, unknown> };
  if (!modules) throw new Error(`${file}  names no client components: has Next changed?`);
  return Object.keys(modules);
}

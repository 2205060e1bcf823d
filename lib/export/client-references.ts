import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problem } from '../site/problem.ts';
import { filesIn } from './html.ts';

/** The one client component that pages have: its inline script sets the theme, and nothing else of it is needed. */
const allowed = /^\[project\]\/(?:node_modules\/next\/dist\/|components\/shell\/providers\.client\.tsx)/;

/**
 * Components with `'use client'` that a page uses. The export carries no framework code, so in it they would be dead HTML,
 * while they work in development.
 * @param server `.next/server/app` of a finished build
 */
export function clientReferenceProblems(server: string): Problem[] {
  const manifests = existsSync(server)
    ? filesIn(server).filter((file) => file.endsWith('_client-reference-manifest.js'))
    : [];
  if (manifests.length === 0)
    throw new Error(`${server} has no list of client components: has Next changed?`);
  return manifests.flatMap((file) =>
    clientModules(readFileSync(join(server, file), 'utf8'))
      .filter((name) => !allowed.test(name))
      .map((name) =>
        problem({
          where: name.replace('[project]/', ''),
          what: 'is a client component, which would be dead in the export',
          fix: 'Let a server component render its HTML and add what it does as a behaviour in lib/browser.',
        }),
      ),
  );
}

/** The modules that a manifest names. It is a script that sets one object, written as JSON. */
export function clientModules(manifest: string): string[] {
  const [, json] = /\]\s*=\s*(\{[\s\S]*\})\s*;?\s*$/.exec(manifest) ?? [];
  const { clientModules = {} } = JSON.parse(json ?? '{}') as { clientModules?: Record<string, unknown> };
  return Object.keys(clientModules);
}

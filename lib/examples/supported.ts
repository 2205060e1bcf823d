import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale } from '../site/locales.ts';
import { latestVersion, versions } from '../site/versions.ts';
import { readStates, type StateRow, statesFile } from './states.ts';

const moduleNames = z.strictObject({
  name: z.string(),
  runs: z.array(z.string()),
  refused: z.array(z.string()),
});

const file = z.strictObject({
  versions: z.record(z.string(), z.array(moduleNames)),
  numpy: z.array(z.string()),
  python: z.array(z.strictObject({ name: z.string(), runs: z.array(z.string()) })),
  memoryMax: z.number(),
});

/**
 * What programs may use in the engine of lib/live: by version, the names of the language's public modules that are there and those
 * that are not; the names of NumPy; those of modules of Python's library; and how many bytes
 * fields and arrays may have together.
 */
export type SupportedNames = z.infer<typeof file>;

/** The names of a module that programs may use in the engine, and those that it refuses. */
export type ModuleNames = z.infer<typeof moduleNames>;

/** The file with the names, which `npm run examples -- --update` writes. */
export function namesFile(root = contentRoot): string {
  return join(root, 'live', 'names.json');
}

/**
 * The committed names; none where there is no file.
 * @throws zod's error when the file has another form
 */
export function readNames(path: string): SupportedNames | undefined {
  return existsSync(path) ? file.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** Writes the names, a module on a line, so that a change shows what is new. */
export function writeNames(path: string, { versions, numpy, python, memoryMax }: SupportedNames): void {
  const rows = (modules: readonly object[], indent: string) =>
    modules.map((one) => `${indent}${JSON.stringify(one)}`).join(',\n');
  const byVersion = Object.entries(versions)
    .map(([version, modules]) => `    ${JSON.stringify(version)}: [\n${rows(modules, '      ')}\n    ]`)
    .join(',\n');
  writeFileSync(
    path,
    `{\n  "versions": {\n${byVersion}\n  },\n  "numpy": ${JSON.stringify(numpy)},\n  "python": [\n${rows(python, '    ')}\n  ],\n  "memoryMax": ${memoryMax}\n}\n`,
  );
}

/** What the page about the engine says of it: the names, and how many programs of the texts run. */
export type SupportedRecord = SupportedNames & {
  programs: ProgramCounts[];
  needs: [feature: string, programs: number][];
};

/** The programs of the English texts for a version: how many there are, and what becomes of them in the engine. */
export type ProgramCounts = {
  version: string;
  all: number;
  same: number;
  draw: number;
  other: number;
  refused: number;
};

/** How many reasons of refusals the record has. */
const needsMost = 12;

/** What the engine has and what it lacks, from the committed files; none where there are no names. */
export function supportedRecord(): SupportedRecord | undefined {
  const names = readNames(namesFile());
  if (!names) return undefined;
  const needs = new Map<string, number>();
  const programs = versions.flatMap(({ folder }): ProgramCounts[] => {
    const rows = Object.values(readStates(statesFile(folder))).filter(({ text }) => isEnglishText(text));
    if (rows.length === 0) return [];
    const count = (is: (row: StateRow) => boolean) => rows.filter(is).length;
    // A name can be read in any language.
    for (const { feature } of rows)
      if (feature && folder === latestVersion.folder && /^(?:import )?[\w.]+$/.test(feature))
        needs.set(feature, (needs.get(feature) ?? 0) + 1);
    const draw = count(({ pictures }) => pictures !== undefined);
    return [
      {
        version: folder,
        all: rows.length,
        same: count(({ state }) => state === 'matches' || state === 'near'),
        draw,
        other: count(({ state }) => state === 'runs') - draw,
        refused: count(({ state }) => state === 'refused'),
      },
    ];
  });
  const ranked = [...needs].sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1));
  return { ...names, programs, needs: ranked.slice(0, needsMost) };
}

/** Docs and posts, not docstrings, tried sentences and translations. */
function isEnglishText(text: string): boolean {
  return text.startsWith(`${defaultLocale}/`);
}

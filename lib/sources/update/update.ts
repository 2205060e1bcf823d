import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Derivation } from '../facts/derive.ts';
import { type Exception, pathsOf } from '../facts/files.ts';
import { SourceProgram } from '../facts/program.ts';
import type { SourceProblem } from '../python/model.ts';
import { type PythonParser, pythonParser } from '../python/parser.ts';
import { readPythonSources } from '../reference.ts';
import type { StubSettings } from '../settings.ts';
import { applyChange } from './apply.ts';
import { type SourceKnowledge, type StubChange, stubChanges } from './differences.ts';
import { type PublicNames, readPublicNames, stubFileOf } from './public-names.ts';
import type { SkeletonOptions } from './skeleton.ts';
import { StubEditor } from './stub-editor.ts';
import { newStub } from './stub-files.ts';

export type UpdateOptions = SkeletonOptions & {
  /** The folder of the stubs of a version. */
  folder: string;
  settings: Pick<StubSettings, 'package' | 'pages' | 'omit'>;
  /** The folder of the sources of the release. */
  source: string;
  /** Whether what is gone is deleted, with its words. */
  remove?: boolean;
  /** Differences between docstrings and facts that are right. */
  exceptions?: readonly Pick<Exception, 'names' | 'fact'>[];
};

/** What an update found, and the texts that it makes. */
export type StubUpdate = {
  changes: StubChange[];
  /** New texts by path below the folder, of stubs that change. */
  files: Map<string, string>;
  /** Modules that get a page, and those with a page that the sources do not have. */
  newPages: string[];
  gonePages: string[];
  problems: SourceProblem[];
};

/**
 * Compares the stubs of a version with the sources of a release, and makes the stubs agree with them: skeletons of what is new, changed
 * signatures. Words that somebody wrote stay.
 * @throws Error when there is no such package
 */
export async function updateOf(options: UpdateOptions): Promise<StubUpdate> {
  const { folder, settings, source } = options;
  const { package: name, pages, omit = [] } = settings;
  const own = await readPythonSources({ source: folder, package: name });
  const stubModules = new Set(own.sources.map(({ module }) => module));
  const where = { package: name, pages, omit, isWithoutPage: (module: string) => stubModules.has(module) };
  const [stubs, sources] = [
    await readPublicNames({ ...where, source: folder }),
    await readPublicNames({ ...where, source }),
  ];
  const parser = await pythonParser();
  const known = knowledge(options, stubs, parser);
  const changes = stubChanges(stubs, sources, known, omit);
  const newPages = changes.flatMap(({ change, path }) => (change === 'new module' ? [path] : []));
  const files = editedFiles(changes, options, { stubs, sources }, parser);
  const gonePages = pages.filter((page) => !sources.modules.some((one) => one.page === page));
  return { changes, files, newPages, gonePages, problems: sources.problems };
}

/**
 * Writes what an update makes: stubs, and new pages at the end of the list in `reference.yml`.
 * @param remove whether pages that are gone, and stubs without any text, are deleted
 */
export function writeUpdate(
  folder: string,
  { files, newPages, gonePages }: StubUpdate,
  remove = false,
): void {
  const settingsFile = join(folder, 'reference.yml');
  const settings = readFileSync(settingsFile, 'utf8');
  const changed = withPages(settings, newPages, remove ? gonePages : []);
  if (changed !== settings) writeFileSync(settingsFile, changed);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const empty = [...files].filter(([file, text]) => text.trim() === '' && !file.endsWith('__init__.pyi'));
  const stubsOfPages = gonePages.map((page) => `${page.replaceAll('.', '/')}.pyi`);
  if (remove)
    for (const file of [...empty.map(([name]) => name), ...stubsOfPages])
      rmSync(join(folder, file), { force: true });
}

/** The text of `reference.yml` with further pages behind the others, and without some. */
export function withPages(text: string, added: readonly string[], gone: readonly string[]): string {
  const list = /^pages:\n(?:[ \t]*(?:-.*|#.*)?\n)*[ \t]*-.*\n?/m;
  return text.replace(list, (pages) => {
    const indent = /\n([ \t]*)-/.exec(pages)?.[1] ?? '  ';
    const lines = pages.trimEnd().split('\n');
    const kept = lines.filter((line) => !gone.includes(line.replace(/^\s*-\s*/, '').trim()));
    return `${[...kept, ...added.map((page) => `${indent}- ${page}`)].join('\n')}\n`;
  });
}

/** What the sources define, and what they call deprecated. */
function knowledge(
  { source, settings, exceptions = [] }: UpdateOptions,
  stubs: PublicNames,
  parser: PythonParser,
): SourceKnowledge {
  const program = new SourceProgram(source, settings.package, parser);
  const derivation = new Derivation(program, () => false);
  const isRight = (path: string) =>
    exceptions.some(({ fact, names }) => fact === 'deprecated' && names.includes(path));
  const deprecated = pathsOf(stubs.symbols).filter((path) => {
    const found = program.find(path);
    return found && derivation.factsOf(found).deprecated === 'whole' && !isRight(path);
  });
  return { defines: (path) => program.find(path) !== undefined, deprecated: new Set(deprecated) };
}

function editedFiles(
  changes: readonly StubChange[],
  options: UpdateOptions,
  { stubs, sources }: { stubs: PublicNames; sources: PublicNames },
  parser: PythonParser,
): Map<string, string> {
  const editors = new Map<string, { editor: StubEditor; before: string | undefined }>();
  const open = (module: string) => {
    const from = sources.sources.get(module) ?? stubs.sources.get(module);
    const file = from ? stubFileOf(from) : '';
    const known = editors.get(file);
    if (known) return known;
    const path = join(options.folder, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    const editor = new StubEditor(before ?? newStub(module, sources, options), parser);
    editors.set(file, { editor, before });
    return { editor, before };
  };
  const context = { ...options, stubs, sources, remove: options.remove ?? false };
  for (const change of changes) {
    if (change.change === 'new module') open(change.module.module);
    applyChange(change, { ...context, editorOf: (module) => open(module).editor });
  }
  const texts = [...editors].map(([file, { editor, before }]) => [file, editor.text(), before] as const);
  return new Map(texts.filter(([, text, before]) => text !== before).map(([file, text]) => [file, text]));
}

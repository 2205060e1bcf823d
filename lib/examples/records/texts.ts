import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../site/content-root.ts';
import { latestVersion } from '../../site/versions.ts';
import type { PythonParser } from '../../sources/python/parser.ts';
import type { CodeExample } from '../blocks.ts';
import { stubExamplesIn } from '../stub-blocks.ts';
import { type Program, programsIn } from './programs.ts';

/**
 * The programs of all texts and docstrings, and that of the home page. A text that belongs to no version speaks of the latest release.
 * @param examplesIn gives the code blocks of an MDX text; one that throws is left out, since the content step reports it
 */
export function allPrograms(
  examplesIn: (source: string) => readonly CodeExample[],
  parser: PythonParser,
  root = contentRoot,
): Program[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((path) => {
      const parts = path.split('/');
      const [first = '', second = '', third = ''] = parts;
      const file = join(root, path);
      if (first === 'stubs' && path.endsWith('.pyi'))
        return programsIn(file, second, stubExamplesIn(readFileSync(file, 'utf8')), parser);
      if (second === 'home' && path.endsWith('.py'))
        return programsIn(file, latestVersion.folder, [wholeFile(readFileSync(file, 'utf8'))], parser);
      if (first === 'api' || first === 'stubs' || !path.endsWith('.mdx')) return [];
      const version = second === 'docs' ? third : latestVersion.folder;
      return programsIn(file, version, examplesOf(file, examplesIn), parser);
    });
}

/** A file that is one program, as a block of code. */
function wholeFile(text: string): CodeExample {
  return {
    language: 'python',
    code: text.trim(),
    line: 1,
    section: 0,
    isErrorExpected: false,
    isOutput: false,
  };
}

function examplesOf(file: string, examplesIn: (source: string) => readonly CodeExample[]) {
  try {
    return examplesIn(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

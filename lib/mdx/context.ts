import type { Position } from 'unist';
import type { VFile } from 'vfile';
import { developerError } from '../site/developer-error.ts';
import { defaultLocale, isLocale, type Locale } from '../site/locales.ts';
import { type Messages, messagesOf } from '../site/messages/index.ts';
import { type Problem, problem } from '../site/problem.ts';
import type { Body } from './body.ts';

/** The state that the steps of the pipeline share while one text is compiled. */
export type Compilation = {
  /** The file, for messages. */
  file: string;
  /** Interface texts in the language of the text. */
  words: Messages['texts'];
  source: string;
  figures: Figures;
  body: Pick<Body, 'markdown' | 'headings' | 'ids' | 'links' | 'problems'>;
  /** Where the sections of the text begin in its Markdown. */
  markdownStarts: number[];
  report(
    facts: Omit<Problem, 'severity' | 'where'> & {
      at?: Position | undefined;
      severity?: Problem['severity'];
    },
  ): void;
};

/** Reads a picture for the pipeline; none where there is no such file. */
export type Figures = (path: string) => Figure | undefined;

export type Figure =
  /** `narrow` is the same drawing for phones. */
  | { kind: 'svg'; markup: string; narrow?: string | undefined }
  /** `narrower` are files with the same picture in fewer pixels, the narrowest first. */
  | { kind: 'raster'; width: number; height: number; narrower: readonly { path: string; width: number }[] }
  /** No such file; `near` is the file in its folder with the most similar name. */
  | { kind: 'missing'; near?: string | undefined }
  /** A file that is not a picture. */
  | { kind: 'unreadable' }
  /** A drawing that would run a script. */
  | { kind: 'active' };

export function newCompilation(file: string, source: string, figures: Figures): Compilation {
  const body: Compilation['body'] = { markdown: '', headings: [], ids: [], links: [], problems: [] };
  return {
    file,
    words: messagesOf(localeOfFile(file)).texts,
    source,
    figures,
    body,
    markdownStarts: [],
    report: ({ at, ...facts }) => {
      body.problems.push(problem({ ...facts, where: at ? `${file}:${at.start.line}` : file }));
    },
  };
}

declare module 'vfile' {
  interface DataMap {
    /** The state that the steps share while this file is compiled. */
    compilation: Compilation;
  }
}

/**
 * The compilation that a file carries through the steps.
 * @throws Error where the file was created without one
 */
export function compilationOf({ data, path }: VFile): Compilation {
  if (data.compilation) return data.compilation;
  throw developerError({
    where: path,
    what: 'has no compilation',
    fix: 'Create the file with one: new VFile({ …, data: { compilation: newCompilation(…) } }).',
  });
}

/** The language of a text by the folder it lies in: `content/fr-FR/docs/…`. */
export function localeOfFile(file: string): Locale {
  return file.split('/').find(isLocale) ?? defaultLocale;
}

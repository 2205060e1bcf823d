import type { Position } from 'unist';
import { type Problem, problem } from '../site/problem.ts';
import type { Body } from './body.ts';

/** What the steps of the pipeline share while one text is compiled. */
export type Compilation = {
  /** The file, for messages. */
  file: string;
  source: string;
  figures: Figures;
  body: Pick<Body, 'headings' | 'ids' | 'links' | 'problems'>;
  report(
    facts: Omit<Problem, 'severity' | 'where'> & {
      at?: Position | undefined;
      severity?: Problem['severity'];
    },
  ): void;
};

/** Gives the pipeline what it needs to know of a picture; none where there is no such file. */
export type Figures = (path: string) => Figure | undefined;

export type Figure = { kind: 'svg'; markup: string } | { kind: 'raster'; width: number; height: number };

export function newCompilation(file: string, source: string, figures: Figures): Compilation {
  const body: Compilation['body'] = { headings: [], ids: [], links: [], problems: [] };
  return {
    file,
    source,
    figures,
    body,
    report: ({ at, ...facts }) => {
      body.problems.push(problem({ ...facts, where: at ? `${file}:${at.start.line}` : file }));
    },
  };
}

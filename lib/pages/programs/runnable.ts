import index from '#content';
import { type PythonBlock, programsOfBlocks } from '../../programs/parts.ts';
import type { Place } from '../../routes/index.ts';
import { latestVersion } from '../../site/versions.ts';
import { codeOf } from './programs.ts';

const pythonFigure =
  /<figure class="code"([^>]*? data-language="(?:python|py)"[^>]*)>(?:<figcaption>([^<]*)<\/figcaption>)?[\s\S]*?<\/figure>/g;

/**
 * The HTML of a text that says which of its programs run in the page: those whose results were compared with the language's
 * (content/live). Such a figure has the version of the language, and the numbers of the blocks of Python that it needs:
 *
 * - `data-run="v1.6.0"`: a program.
 * - `data-before="0 2"`: what runs before it, as one program with it. `data-beside="cloth.py=0 2"`: a file that it imports.
 * - `data-part="0"`: a block that another one needs.
 *
 * lib/browser/run reads them.
 */
export function withRunnable(html: string, { route }: Place): string {
  const version = 'version' in route ? route.version : latestVersion;
  const runs = new Set(index.runnable[version.folder]);
  if (runs.size === 0) return html;
  const blocks: PythonBlock[] = [...html.matchAll(pythonFigure)].map(([figure, , title]) => ({
    code: codeOf(figure),
    title,
    isErrorExpected: false,
  }));
  const programs = programsOfBlocks(blocks);
  const needed = new Set(
    programs
      .filter(({ key }) => runs.has(key))
      .flatMap(({ before, beside }) => [...before, ...beside.flatMap(([, parts]) => parts)]),
  );
  let at = -1;
  return html.replace(pythonFigure, (figure, attributes: string) => {
    at++;
    const { key = '', before = [], beside = [] } = programs[at] ?? {};
    const notes: [name: string, value: string][] = [];
    if (runs.has(key)) {
      notes.push(['run', version.folder]);
      if (before.length > 0) notes.push(['before', before.join(' ')]);
      if (beside.length > 0)
        notes.push(['beside', beside.map(([name, parts]) => `${name}=${parts.join(' ')}`).join(';')]);
    }
    if (needed.has(at)) notes.push(['part', String(at)]);
    const written = notes.map(([name, value]) => ` data-${name}="${value}"`).join('');
    return figure.replace(attributes, `${written}${attributes}`);
  });
}

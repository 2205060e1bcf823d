import { clientNameIn, clientNameInPage } from '../../html/framework.ts';
import { config } from '../../site/config.ts';
import { type Problem, problem } from '../../site/problem.ts';
import type { Site } from '../site.ts';

/** Next's files of code and data, by their names. */
const nextFile = /(?:^|\/)_{1,2}next[/.]/;

/** The dialog of the hosted search is made with React (lib/export/bundle.ts); nothing else in the browser is. */
const hostedSearchFile = /^assets\/hosted-search-[^/]+\.js$/;

/**
 * Files and pages with a trace of Next's or React's client: the export has no framework code except React in the dialog of a
 * hosted search, where one is configured.
 */
export function frameworkProblems(
  { files, read }: Pick<Site, 'files' | 'read'>,
  hasHostedSearch = config.search.provider === 'algolia',
): Problem[] {
  const nameIn = (file: string): string | undefined => {
    const [next] = nextFile.exec(file) ?? [];
    if (next !== undefined) return next;
    const text = () => read(file).toString('utf8');
    if (file.endsWith('.html')) return clientNameInPage(text());
    if (!/\.(?:js|css)$/.test(file)) return undefined;
    const mayHaveReact = hasHostedSearch && hostedSearchFile.test(file);
    return clientNameIn(text(), 'Next') ?? (mayHaveReact ? undefined : clientNameIn(text(), 'React'));
  };
  return [...files.keys()].flatMap((file) => {
    const name = nameIn(file);
    if (name === undefined) return [];
    return [
      problem({
        where: file,
        what: `contains "${name}" of a framework's client code`,
        fix: 'Render HTML at build time and add behaviour in lib/browser; lib/export/strip.ts removes what Next adds.',
      }),
    ];
  });
}

import { decodeEntities } from '../../html/markup.ts';
import { type Problem, problem } from '../../site/problem.ts';
import { readPages, type Site } from '../site.ts';

/** What the structured data of an article says of its origin. */
type Article = {
  '@type': string;
  author?: unknown;
  datePublished?: string;
  isBasedOn?: { url: string; datePublished?: string; author?: { name: string }[] };
};

/**
 * Retold texts: the line at the head and the structured data agree on the original, its address and its authors, and neither
 * gives the retold text itself to them.
 */
export function sourceProblems(site: Pick<Site, 'pages' | 'read'>): Problem[] {
  return readPages(site).flatMap(({ file }) => {
    const html = site.read(file).toString();
    const article = articleIn(html);
    if (!article) return [];
    const line = /<p\b[^>]*\bdata-origin="source"[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1];
    return faults(article, line).map(({ what, fix }) => problem({ where: file, what, fix }));
  });
}

function faults(article: Article, line: string | undefined): { what: string; fix: string }[] {
  const { author, datePublished, isBasedOn: source } = article;
  const shown = 'Show the line of originLines() at the head of the text.';
  if (!source)
    return line === undefined
      ? []
      : [{ what: 'a source that structured data do not have', fix: 'Write isBasedOn.' }];
  if (line === undefined) return [{ what: `no line about the source ${source.url}`, fix: shown }];
  const text = decodeEntities(line.replace(/<[^>]*>/g, ''));
  const href = decodeEntities(/<a\b[^>]*\bhref="([^"]*)"/.exec(line)?.[1] ?? '');
  const missing = (source.author ?? []).filter(({ name }) => !text.includes(name));
  const people = [author].flat().filter((one) => (one as Article | undefined)?.['@type'] === 'Person');
  return [
    ...(href === source.url
      ? []
      : [{ what: `the source is ${source.url}, the line leads to ${href || 'nothing'}`, fix: shown }]),
    ...missing.map(({ name }) => ({ what: `the line about the source does not name ${name}`, fix: shown })),
    ...(people.length === 0
      ? []
      : [{ what: 'a retold text has a person as its author', fix: 'Name people under isBasedOn only.' }]),
    ...(datePublished === undefined
      ? []
      : [
          {
            what: `a retold text was published on ${datePublished}`,
            fix: 'That is the day of the original: isBasedOn has it.',
          },
        ]),
  ];
}

function articleIn(html: string): Article | undefined {
  const json = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (!json) return undefined;
  const graph = (JSON.parse(json) as { '@graph'?: Article[] })['@graph'] ?? [];
  return graph.find((thing) => thing['@type'] === 'BlogPosting');
}

import type { Hit } from './engine.ts';
import { facetFilters, type HostedSettings } from './hosted.ts';

type Levels = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

type HostedRow = {
  url: string;
  hierarchy: Levels;
  content: string | null;
  language?: string;
  docusaurus_tag?: string;
};

type HostedAnswer = { hits: HostedRow[]; nbHits: number };

/**
 * Queries the hosted service for the search page (docs/spec.md 6.8).
 * @throws Error when the service cannot be reached or answers with an error
 */
export async function searchHosted(
  { appId, apiKey, indexName }: HostedSettings,
  query: string,
  { language, version, page, perPage }: { language: string; version: string; page: number; perPage: number },
): Promise<{ hits: Hit[]; total: number }> {
  const response = await fetch(`https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey },
    body: JSON.stringify({
      requests: [
        {
          indexName,
          query,
          page: page - 1,
          hitsPerPage: perPage,
          facetFilters: facetFilters(language, version),
        },
      ],
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const { results } = (await response.json()) as { results: [HostedAnswer] };
  const pages = new Map<string, Hit>();
  for (const { url, hierarchy, content } of results[0].hits) {
    const address = new URL(url, location.href);
    const levels = Object.values(hierarchy).filter((level) => level !== null);
    const [label = '', title = ''] = levels;
    const path = address.pathname;
    const hit = pages.get(path) ?? { kind: 'doc', title, path, label, excerpt: '', sections: [] };
    if (address.hash)
      hit.sections.push({
        heading: levels.at(-1) ?? '',
        path: path + address.hash,
        excerpt: content ?? '',
        isMeant: false,
      });
    else hit.excerpt = content ?? '';
    pages.set(path, hit);
  }
  return {
    hits: [...pages.values()],
    total: Math.max(pages.size, results[0].nbHits > perPage ? results[0].nbHits : 0),
  };
}

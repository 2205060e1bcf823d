import { type Filter, type Hit, SearchEngine } from '../../search/engine.ts';
import { readSearchFile, type SearchFile } from '../../search/format.ts';
import { loadOnce } from '../loading/load-once.ts';

/** A question to the worker: the files to search, that of the reader's version first. An empty query only loads them. */
export type Question = {
  id: number;
  urls: string[];
  query: string;
  filter: Filter;
  offset: number;
  limit: number;
};

/** The answer to the question with the same id. */
export type Answer = { id: number } & ({ hits: Hit[]; total: number } | { error: string });

const files = new Map<string, Promise<SearchFile>>();

/** The engine of the last question, by its files. */
let loaded: { key: string; engine: SearchEngine } | undefined;

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, urls, query, filter, offset, limit } = data;
  try {
    const key = urls.join(' ');
    if (loaded?.key !== key) loaded = { key, engine: await engineOf(urls) };
    const hits = query ? loaded.engine.search(query, filter) : [];
    answer({ id, hits: hits.slice(offset, offset + limit), total: hits.length });
  } catch (error) {
    answer({ id, error: (error as Error).message });
  }
});

function answer(message: Answer): void {
  postMessage(message);
}

async function engineOf(urls: readonly string[]): Promise<SearchEngine> {
  return new SearchEngine(await Promise.all(urls.map((url) => loadOnce(files, url, () => loadFile(url)))));
}

async function loadFile(url: string): Promise<SearchFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return readSearchFile(await response.text());
}

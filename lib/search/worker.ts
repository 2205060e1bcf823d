import { type Filter, type Hit, SearchEngine } from './engine.ts';
import { readSearchFile, type SearchFile } from './format.ts';

/** A question to the worker: the files to look in, the reader's own first. An empty query only loads them. */
export type Question = {
  id: number;
  urls: string[];
  query: string;
  filter: Filter;
  offset: number;
  limit: number;
};

export type Answer = { id: number } & ({ hits: Hit[]; total: number } | { error: string });

const files = new Map<string, Promise<SearchFile>>();
let engine: { key: string; made: SearchEngine } | undefined;

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, urls, query, filter, offset, limit } = data;
  try {
    const key = urls.join(' ');
    if (engine?.key !== key) engine = { key, made: new SearchEngine(await Promise.all(urls.map(load))) };
    const hits = query ? engine.made.search(query, filter) : [];
    answer({ id, hits: hits.slice(offset, offset + limit), total: hits.length });
  } catch (error) {
    answer({ id, error: (error as Error).message });
  }
});

function answer(message: Answer): void {
  postMessage(message);
}

/** A file is asked for once; one that fails is forgotten, so that it can be tried again. */
function load(url: string): Promise<SearchFile> {
  const loading = files.get(url) ?? download(url);
  files.set(url, loading);
  loading.catch(() => files.delete(url));
  return loading;
}

async function download(url: string): Promise<SearchFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return readSearchFile(await response.text());
}

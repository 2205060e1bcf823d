import { type Filter, type Hit, SearchEngine } from '../../search/engine.ts';
import { readSearchFile, type SearchFile } from '../../search/format.ts';
import { entriesOfShape, readShapeFile, type ShapeRow } from '../../search/shapes.ts';
import { loadOnce } from '../loading/load-once.ts';

/** A question to the worker: the files to search, that of the reader's version first. An empty query only loads them. */
export type Question = {
  id: number;
  urls: string[];
  /** Where the query asks for a shape: the file of shapes of each version, in the order of the files to search. */
  shapes: string[];
  query: string;
  filter: Filter;
  offset: number;
  limit: number;
};

/** The answer to the question with the same id. */
export type Answer = { id: number } & ({ hits: Hit[]; total: number } | { error: string });

const files = new Map<string, Promise<SearchFile>>();
const shapeFiles = new Map<string, Promise<ShapeRow[]>>();

/** The engine of the last question, by its files. */
let loaded: { key: string; engine: SearchEngine } | undefined;

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, urls, shapes, query, filter, offset, limit } = data;
  try {
    const key = urls.join(' ');
    if (loaded?.key !== key) loaded = { key, engine: await engineOf(urls) };
    const { engine } = loaded;
    const found = await Promise.all(shapes.map((url) => loadOnce(shapeFiles, url, () => loadShapes(url))));
    const shaped = engine.entriesAt(
      found.map((rows) => entriesOfShape(query, rows)),
      filter,
    );
    // A shape that nothing has may still be words of a text.
    const hits = shaped.length > 0 || !query ? shaped : engine.search(query, filter);
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
  return readSearchFile(await loadText(url));
}

async function loadShapes(url: string): Promise<ShapeRow[]> {
  return readShapeFile(await loadText(url));
}

async function loadText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.text();
}

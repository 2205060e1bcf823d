import type { Filter, Hit } from '../search/engine.ts';
import type { Answer, Question } from '../search/worker.ts';
import { search } from '../site/constants.ts';

/** What the page tells the search of itself: `data-search` of the body. */
export type SearchSettings = {
  /** Address of the folder with the files of the reader's language. */
  files: string;
  /** The search page. */
  page: string;
  versions: { name: string; label: string; isLatest: boolean }[];
  texts: SearchTexts;
  hosted?: { appId: string; apiKey: string; indexName: string };
};

export type SearchTexts = Record<
  | 'label'
  | 'slash'
  | 'title'
  | 'resultsFor'
  | 'placeholder'
  | 'fetching'
  | 'none'
  | 'noneFor'
  | 'failed'
  | 'retry'
  | 'close'
  | 'all'
  | 'docs'
  | 'api'
  | 'blog'
  | 'kind'
  | 'version'
  | 'thisVersion'
  | 'allVersions'
  | 'seeAll'
  | 'recent'
  | 'favourites'
  | 'addFavourite'
  | 'removeFavourite'
  | 'forget'
  | 'empty'
  | 'keys'
  | 'pages',
  string
> & { found: { one: string; other: string }; kinds: Record<Hit['kind'], string> };

export function searchSettings(): SearchSettings {
  return JSON.parse(document.body.dataset.search ?? '{}') as SearchSettings;
}

/** The version that the reader searches: that of the page, else the one read last, else the latest. */
export function ownVersion(
  { versions }: SearchSettings,
  preferred: string | undefined,
): SearchSettings['versions'][number] {
  const named = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion ?? preferred;
  const latest = versions.find(({ isLatest }) => isLatest) ?? versions[0];
  return versions.find(({ name }) => name === named) ?? (latest as SearchSettings['versions'][number]);
}

export type Scope = { version: string; isAll: boolean; kinds: Filter['kinds'] };

export type Found = { hits: Hit[]; total: number };

/** The search of this page: a worker that is started when it is first needed, and asked one thing after the other. */
export class SearchClient {
  private worker: Worker | undefined;
  private readonly waiting = new Map<
    number,
    { resolve(found: Found): void; reject(error: Error): void; timer: number }
  >();
  private count = 0;

  constructor(private readonly settings: SearchSettings) {}

  /** Starts loading what a search in this scope needs. */
  warm(scope: Scope): void {
    this.find('', scope).catch(() => undefined);
  }

  /** @throws Error when the files cannot be loaded, are broken, or do not come in time */
  find(query: string, scope: Scope, offset = 0, limit: number = search.dialogMax): Promise<Found> {
    const { versions, files } = this.settings;
    const others = versions
      .filter(({ name }) => name !== scope.version)
      .sort((a, b) => Number(b.isLatest) - Number(a.isLatest));
    const names = scope.isAll ? allFrom(scope.version, versions, others) : [scope.version];
    const id = ++this.count;
    const question: Question = {
      id,
      urls: [...names, 'site'].map((name) => new URL(`${files}${name}.json`, location.href).href),
      query: query.slice(0, search.queryMax),
      filter: scope.kinds?.length ? { kinds: scope.kinds } : {},
      offset,
      limit,
    };
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => this.fail(id, 'Timeout'), search.giveUpMs);
      this.waiting.set(id, { resolve, reject, timer });
      this.start().postMessage(question);
    });
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('../search/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.settle(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      for (const id of [...this.waiting.keys()]) this.fail(id, event.message || 'Worker');
      // The next question starts another one.
      worker.terminate();
      this.worker = undefined;
    });
    this.worker = worker;
    return worker;
  }

  private settle(answer: Answer): void {
    const own = this.waiting.get(answer.id);
    if (!own) return;
    if ('error' in answer) {
      this.fail(answer.id, answer.error);
      return;
    }
    clearTimeout(own.timer);
    this.waiting.delete(answer.id);
    own.resolve({ hits: answer.hits, total: answer.total });
  }

  private fail(id: number, message: string): void {
    const own = this.waiting.get(id);
    if (!own) return;
    clearTimeout(own.timer);
    this.waiting.delete(id);
    own.reject(new Error(message));
  }
}

/** All versions: the latest first, unless the reader is in another one. */
function allFrom(
  own: string,
  versions: SearchSettings['versions'],
  others: SearchSettings['versions'],
): string[] {
  const latest = versions.find(({ isLatest }) => isLatest)?.name ?? own;
  return [...new Set([latest, own, ...others.map(({ name }) => name)])];
}

import { searchPath, shapesPath } from '../../routes/files.ts';
import { browserPath } from '../../routes/index.ts';
import type { Filter, Hit } from '../../search/engine.ts';
import type { SearchSettings, SearchVersion } from '../../search/settings.ts';
import { isShape } from '../../search/shapes.ts';
import { search } from '../../site/constants.ts';
import type { SearchKind } from '../../site/search-kinds.ts';
import { pageLocale } from './search-settings.ts';
import type { Answer, Question } from './search-worker.ts';

/** The filters that a reader can choose, with the kinds of results that each includes; `all` has no limit. */
export const kindChoices: { name: SearchKind; kinds: Filter['kinds'] }[] = [
  { name: 'all', kinds: undefined },
  { name: 'docs', kinds: ['doc', 'page'] },
  { name: 'api', kinds: ['api'] },
  { name: 'blog', kinds: ['post', 'issue', 'story'] },
];

/** Where to search: a version or all, and kinds of results. */
export type SearchScope = { version: string; isAll: boolean; kinds: Filter['kinds'] };

/** Results of one page, and how many there are in total. */
export type Found = { hits: Hit[]; total: number };

let client: SearchClient | undefined;

/** The client of this document, made when it is first needed. */
export function clientOf(settings: SearchSettings): SearchClient {
  client ??= new SearchClient(settings);
  return client;
}

/** Searches in a worker, which starts when it is first needed. */
export class SearchClient {
  private worker: Worker | undefined;
  private readonly waiting = new Map<
    number,
    { resolve(found: Found): void; reject(error: Error): void; timer: number }
  >();
  private count = 0;

  constructor(private readonly settings: SearchSettings) {}

  /** Loads ahead what a search in this scope needs. Failures are silent. */
  warm(scope: SearchScope): void {
    this.find('', scope).catch(() => undefined);
  }

  /** @throws Error when the files cannot be loaded or read, or there is no answer within `search.giveUpMs` */
  find(query: string, scope: SearchScope, offset = 0, limit: number = search.dialogMax): Promise<Found> {
    const { versions } = this.settings;
    const others = versions
      .filter(({ name }) => name !== scope.version)
      .sort((a, b) => Number(b.isLatest) - Number(a.isLatest));
    const names = scope.isAll ? allVersionsFrom(scope.version, versions, others) : [scope.version];
    const id = ++this.count;
    const question: Question = {
      id,
      urls: [...names, undefined].map(searchFileUrl),
      shapes: isShape(query) ? names.map(shapesUrl) : [],
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
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
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
    const question = this.waiting.get(answer.id);
    if (!question) return;
    if ('error' in answer) {
      this.fail(answer.id, answer.error);
      return;
    }
    clearTimeout(question.timer);
    this.waiting.delete(answer.id);
    question.resolve({ hits: answer.hits, total: answer.total });
  }

  private fail(id: number, message: string): void {
    const question = this.waiting.get(id);
    if (!question) return;
    clearTimeout(question.timer);
    this.waiting.delete(id);
    question.reject(new Error(message));
  }
}

/** Names of all versions: the latest, then that of the reader, then the others. */
function allVersionsFrom(version: string, versions: SearchVersion[], others: SearchVersion[]): string[] {
  const latest = versions.find(({ isLatest }) => isLatest)?.name ?? version;
  return [...new Set([latest, version, ...others.map(({ name }) => name)])];
}

/** The address of the search file of a version, or of the pages without one. */
function searchFileUrl(version: string | undefined): string {
  return new URL(browserPath(searchPath(pageLocale(), version)), location.href).href;
}

/** The address of the file with the shapes of a version. */
export function shapesUrl(version: string): string {
  return new URL(browserPath(shapesPath(version)), location.href).href;
}

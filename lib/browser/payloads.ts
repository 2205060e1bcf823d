import { loading } from '../site/constants.ts';
import { askToRetry, withdrawFailure } from './failure.ts';
import { allowsPrefetch } from './network.ts';
import { dataOf } from './payload.ts';
import { withTimeLimit } from './time-limit.ts';

/** What can go wrong with the data of a page; the words for each are `data-loading` of the body. */
export type LoadFault = 'offline' | 'slow' | 'broken' | 'failed';

export class LoadError extends Error {
  constructor(
    readonly fault: LoadFault,
    detail: string,
  ) {
    super(detail);
    this.name = 'LoadError';
  }
}

/** The name of the file that Next's router asks for; the data comes out of the page itself. */
const payloadFile = 'index.txt';

/** Pages whose data is on its way or here. A page is asked for once; a failure is forgotten. */
const known = new Map<string, Promise<string>>();

/** How many pages are kept at hand; the oldest go first. */
const keptMax = 24;

/** The data of a page, whole, or a `LoadError` that says why not. */
function payloadOf(path: string): Promise<string> {
  const loaded = known.get(path) ?? download(path);
  known.delete(path);
  known.set(path, loaded);
  loaded.catch(() => known.delete(path));
  const [oldest] = known.keys();
  if (known.size > keptMax && oldest) known.delete(oldest);
  return loaded;
}

async function download(path: string): Promise<string> {
  try {
    return await withTimeLimit(loading.giveUpMs, async (signal) => {
      const answer = await nativeFetch(path, { signal });
      if (!answer.ok) throw new LoadError('failed', `${answer.status} ${answer.statusText}`.trim());
      const data = dataOf(await answer.text());
      if (data === undefined) throw new LoadError('broken', '');
      return data;
    });
  } catch (error) {
    if (error instanceof LoadError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new LoadError('slow', '');
    throw new LoadError(navigator.onLine ? 'failed' : 'offline', '');
  }
}

/** Loads the data of a page ahead, where the connection allows; nobody is told when it fails. */
export function preload(path: string): void {
  // A development server has no such files.
  if (process.env.NODE_ENV !== 'production') return;
  if (allowsPrefetch() && !known.has(path)) payloadOf(path).catch(() => undefined);
}

/**
 * Stands between Next's router and the network: while the data of the next page fails, hangs or is broken, the router keeps
 * waiting, so the page that the reader has stays, and a box offers to try again. Left to itself the router would leave the
 * page, and offline there would be nothing to go to.
 */
export function guardPayloads(): void {
  if (isGuarding) return;
  isGuarding = true;
  const own = window.fetch.bind(window);
  nativeFetch = own;
  window.fetch = (input, init) => {
    const path = payloadPath(input, init);
    return path === undefined ? own(input, init) : answerFor(path, String(input));
  };
}

let isGuarding = false;

/** The browser's own fetch. */
let nativeFetch: typeof fetch = (...request) => fetch(...request);

/** The path of the page whose data a request of the router is for; none for any other request. */
function payloadPath(input: RequestInfo | URL, init: RequestInit | undefined): string | undefined {
  const headers = new Headers(init?.headers);
  if (!headers.has('rsc') || !(typeof input === 'string' || input instanceof URL)) return undefined;
  const { origin, pathname } = new URL(input, location.href);
  return origin === location.origin && pathname.endsWith(`/${payloadFile}`)
    ? pathname.slice(0, -payloadFile.length)
    : undefined;
}

async function answerFor(path: string, url: string): Promise<Response> {
  for (;;) {
    try {
      const data = await payloadOf(path);
      withdrawFailure();
      const answer = new Response(data, { headers: { 'content-type': 'text/x-component' } });
      // The router reads from the address where it came from, which a response of our own does not have.
      return Object.defineProperty(answer, 'url', { value: new URL(url, location.href).href });
    } catch (error) {
      const { fault, message } = error instanceof LoadError ? error : new LoadError('failed', String(error));
      await askToRetry(fault, message);
    }
  }
}

import { GlobalWindow } from 'happy-dom';
import { onTestFinished, vi } from 'vitest';
import { populateGlobal } from 'vitest/runtime';
import { en } from '@/lib/site/messages/en.ts';

/** The words that a page has for waiting and failing (components/shell/document.tsx). */
export const texts = { ...en.loading, ...en.error };

export const site = 'https://site.example';

type PageParts = {
  title?: string;
  head?: string;
  /** What is before the text on this page, such as the navigation bar. */
  before?: string;
  content?: string;
  build?: string;
  lang?: string;
};

/** A page as the export has it: what all pages share, the head of this one, and the element that changes. */
export function pageOf({
  title = 'A page',
  head = '',
  before = '',
  content = '',
  build = 'main-1.js',
  lang = 'en',
}: PageParts = {}): string {
  const loading = JSON.stringify(texts).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/assets/site.css"><script type="module" src="/assets/${build}" data-site></script>
<meta name="theme-color" content="#000"><link rel="icon" href="/icon.svg"><title>${title}</title>${head}</head><body data-loading='${loading}'>
<div data-page>${before}<main id="content" tabindex="-1">${content}</main></div></body></html>\n`;
}

/** Names that Node has as well, some of them in some versions only: those of the window are meant. */
const namesOfBoth = ['AbortController', 'AbortSignal', 'localStorage', 'sessionStorage'];

/**
 * Opens a window for one test: its names are global, as in a browser, and a module that is imported afterwards is loaded into
 * it anew. It is closed when the test is over, and everything that was replaced in it is as before.
 */
export async function openWindow(address = '/', html = pageOf()): Promise<void> {
  const window = new GlobalWindow({
    url: new URL(address, site).href,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
    },
  });
  const { keys, originals } = populateGlobal(globalThis, window, {
    bindFunctions: true,
    additionalKeys: namesOfBoth,
  });
  const clearTimers = noteTimers();
  onTestFinished(async () => {
    vi.useRealTimers();
    clearTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    await window.happyDOM.close();
    for (const key of keys) Reflect.deleteProperty(globalThis, key);
    for (const [key, value] of originals) Object.assign(globalThis, { [key]: value });
  });
  vi.resetModules();
  document.write(html);
}

/**
 * Notes each timeout that is set from now on.
 * @returns clears those that are left: the code of a request that nobody has answered would else give up in a later test, without
 * its window
 */
function noteTimers(): () => void {
  const { setTimeout } = globalThis;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const noting = (...options: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...options);
    timers.push(timer);
    return timer;
  };
  Object.assign(globalThis, { setTimeout: Object.assign(noting, setTimeout) });
  return () => {
    for (const timer of timers) clearTimeout(timer);
    Object.assign(globalThis, { setTimeout });
  };
}

/** What the browser reports of the connection; some report nothing. */
export function setConnection(connection: { saveData?: boolean; effectiveType?: string } | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

type Answer = { html?: string; status?: number };

/** A network in place of `fetch`: each request waits until the test answers it. */
export function fakeNetwork() {
  const requests: {
    path: string;
    priority: RequestPriority | undefined;
    answer(response: Partial<Response>): void;
    fail(error: unknown): void;
  }[] = [];
  vi.stubGlobal('fetch', (path: string, { signal, priority }: RequestInit = {}) => {
    const { promise, resolve, reject } = withResolvers<Partial<Response>>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    requests.push({ path, priority, answer: resolve, fail: reject });
    return promise;
  });
  const last = (path: string) => {
    const request = requests.findLast((request) => request.path === path);
    if (!request)
      throw new Error(`${path} has not been asked for, only ${requests.map(({ path }) => path)}.`);
    return request;
  };
  return {
    requests,
    /** How often a path has been requested. */
    count: (path: string) => requests.filter((request) => request.path === path).length,
    async answer(path: string, { html = pageOf(), status = 200 }: Answer = {}): Promise<void> {
      last(path).answer({ ok: status < 300, status, statusText: '', text: async () => html });
      await settled();
    },
    async fail(path: string): Promise<void> {
      last(path).fail(new TypeError('Failed to fetch'));
      await settled();
    },
  };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((fulfil, fail) => {
    resolve = fulfil;
    reject = fail;
  });
  return { promise, resolve, reject };
}

/** Fulfilled when everything that is due has happened: all promises that were settled have been handled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

/** The box that reports a failure, if one shows. */
export const failureBox = () => document.querySelector('.failure');

/** Presses the button with this label. */
export function press(label: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  if (!button) throw new Error(`No button says "${label}".`);
  button.click();
}

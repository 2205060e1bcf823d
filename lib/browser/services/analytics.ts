import { services } from './services.ts';

type Privacy = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the reader has not asked to be left alone (Do Not Track, Global Privacy Control). */
export function allowsTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Privacy;
  return doNotTrack !== '1' && doNotTrack !== 'yes' && !globalPrivacyControl;
}

type Queue = { dataLayer?: unknown[]; hj?: unknown; _hjSettings?: unknown };

/** What was told last: the same page twice is one view. */
let told: string | undefined;

/** Tells the configured services of a page view (docs/spec.md 9.7): path, title, address. Nothing where none is configured. */
export function pageView(): void {
  const { analytics, heatmap, tagManager } = services();
  if (!(analytics || heatmap || tagManager) || !allowsTracking()) return;
  const page = location.pathname + location.search;
  if (page === told) return;
  const isFirst = told === undefined;
  told = page;
  if (isFirst) start();
  if (analytics)
    gtag('event', 'page_view', {
      page_path: page,
      page_title: document.title,
      page_location: location.href,
    });
}

/** Loads the scripts, after the page. Addresses of readers are made anonymous before they are kept. */
function start(): void {
  const { analytics, heatmap, tagManager } = services();
  const queue = window as unknown as Queue;
  if (analytics) {
    gtag('js', new Date());
    gtag('config', analytics.id, { anonymize_ip: true, send_page_view: false });
    load(`${analytics.script}?id=${analytics.id}`);
  }
  if (tagManager) {
    push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`${tagManager.script}?id=${tagManager.id}`);
  }
  if (heatmap) {
    queue._hjSettings = { hjid: Number(heatmap.id), hjsv: 6 };
    queue.hj = Object.assign((...args: unknown[]) => calls.push(args), { q: calls });
    load(heatmap.script.replace('{id}', heatmap.id));
  }
}

const calls: unknown[] = [];

function push(entry: unknown): void {
  const queue = window as unknown as Queue;
  queue.dataLayer ??= [];
  queue.dataLayer.push(entry);
}

/** The service reads the list of arguments itself, not an array. */
function gtag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the service tells the two apart
  push(arguments);
}

function load(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

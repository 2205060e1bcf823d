import { configuredServices } from './services.ts';

type Privacy = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the reader accepts tracking: neither Do Not Track nor Global Privacy Control is set. */
export function allowsTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Privacy;
  return doNotTrack !== '1' && doNotTrack !== 'yes' && !globalPrivacyControl;
}

type Queue = { dataLayer?: unknown[]; hj?: unknown; _hjSettings?: unknown };

/** The same page twice in a row is one view. */
let lastReportedPage: string | undefined;

/** Reports a page view to the configured services: path, title, address (docs/spec.md 9.7). Without one it does nothing. */
export function pageView(): void {
  const { analytics, heatmap, tagManager } = configuredServices();
  if (!(analytics || heatmap || tagManager) || !allowsTracking()) return;
  const page = location.pathname + location.search;
  if (page === lastReportedPage) return;
  const isFirst = lastReportedPage === undefined;
  lastReportedPage = page;
  if (isFirst) start();
  if (analytics)
    gtag('event', 'page_view', {
      page_path: page,
      page_title: document.title,
      page_location: location.href,
    });
}

/** Loads the scripts of the services. IP addresses are made anonymous before they are stored. */
function start(): void {
  const { analytics, heatmap, tagManager } = configuredServices();
  const queue = window as unknown as Queue;
  if (analytics) {
    gtag('js', new Date());
    gtag('config', analytics.id, { anonymize_ip: true, send_page_view: false });
    addScript(`${analytics.script}?id=${analytics.id}`);
  }
  if (tagManager) {
    push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`${tagManager.script}?id=${tagManager.id}`);
  }
  if (heatmap) {
    queue._hjSettings = { hjid: Number(heatmap.id), hjsv: 6 };
    queue.hj = Object.assign((...args: unknown[]) => calls.push(args), { q: calls });
    addScript(heatmap.script.replace('{id}', heatmap.id));
  }
}

const calls: unknown[] = [];

function push(entry: unknown): void {
  const queue = window as unknown as Queue;
  queue.dataLayer ??= [];
  queue.dataLayer.push(entry);
}

/** The service expects the `arguments` object, not an array. */
function gtag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the service distinguishes the two
  push(arguments);
}

function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

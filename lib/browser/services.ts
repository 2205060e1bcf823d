/** A script of another company that a deployment has switched on. */
export type Service = { id: string; script: string };

/** What the page may ask of others: `data-services` of its body. Nothing is there that is not configured. */
export type Services = { stars?: string; analytics?: Service; heatmap?: Service; tagManager?: Service };

export function services(): Services {
  try {
    return JSON.parse(document.body.dataset.services ?? '{}') as Services;
  } catch {
    return {};
  }
}

/**
 * Reports a page view to the services that are configured (docs/spec.md 9.8). Their code is loaded only where one is; that it
 * could not be loaded is nothing that a reader has to know.
 */
export function reportPageView(): void {
  const { analytics, heatmap, tagManager } = services();
  if (!(analytics || heatmap || tagManager)) return;
  import('./analytics.ts').then(({ pageView }) => pageView()).catch(() => undefined);
}

import { services } from './services.ts';

/**
 * Reports a page view to the services that are configured (docs/spec.md 9.8). Their code is loaded only where one is; that it
 * could not be loaded is nothing that a reader has to know.
 */
export function reportPageView(): void {
  const { analytics, heatmap, tagManager } = services();
  if (!(analytics || heatmap || tagManager)) return;
  import('./analytics.ts').then(({ pageView }) => pageView()).catch(() => undefined);
}

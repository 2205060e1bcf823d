import { configuredServices } from './services.ts';

/**
 * Reports a page view to the configured services (docs/spec.md 9.8). The code for it is loaded only if there are any, and a build
 * without one does not have it (lib/export/bundle.ts); a failure is silent.
 */
export function reportPageView(): void {
  const { analytics, heatmap, tagManager } = configuredServices();
  if (!(analytics || heatmap || tagManager)) return;
  if (process.env.SERVICE_ORIGINS === '[]') return;
  import('./analytics.ts').then(({ pageView }) => pageView()).catch(() => undefined);
}

/** A script of another company that a deployment has configured. */
export type Service = { id: string; script: string };

/** Services of other companies, as far as they are configured. `stars` is the address of the number of stars. */
export type Services = { stars?: string; analytics?: Service; heatmap?: Service; tagManager?: Service };

/** Reads `data-services` of the body (components/shell/document.tsx). */
export function configuredServices(): Services {
  try {
    return JSON.parse(document.body.dataset.services ?? '{}') as Services;
  } catch {
    return {};
  }
}

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

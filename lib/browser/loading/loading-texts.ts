/** Messages about loading and failures in the language of the page. */
export type LoadingTexts = Record<
  'busy' | 'failed' | 'offline' | 'slow' | 'broken' | 'chunk' | 'retry' | 'close' | 'crashed' | 'tryAgain',
  string
>;

/** Reads `data-loading` of the body (components/shell/document.tsx). */
export function loadingTexts(): LoadingTexts {
  return JSON.parse(document.body.dataset.loading ?? '{}') as LoadingTexts;
}

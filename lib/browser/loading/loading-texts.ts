/** The words for waiting and failing in the language of the page: `data-loading` of the body. */
export type LoadingTexts = Record<
  'busy' | 'failed' | 'offline' | 'slow' | 'broken' | 'chunk' | 'retry' | 'close' | 'crashed' | 'tryAgain',
  string
>;

export function loadingTexts(): LoadingTexts {
  return JSON.parse(document.body.dataset.loading ?? '{}') as LoadingTexts;
}

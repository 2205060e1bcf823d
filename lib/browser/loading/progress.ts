import { loading, progress } from '../../site/constants.ts';
import { loadingTexts } from './loading-texts.ts';

let timers: ReturnType<typeof setTimeout>[] = [];
let shownBar: typeof import('./progress-bar.ts').progressBar | undefined;
let spinner: HTMLElement | undefined;

/**
 * Shows that a page is loading: after a delay the bar, whose code is loaded then, and later a box that says so
 * (docs/spec.md 7.3). Style: progress-bar.css, boxes.css.
 */
export function beginProgress(): void {
  endProgress();
  const started = [
    setTimeout(async () => {
      // Where its code does not load, the bar is left out.
      const loaded = await import('./progress-bar.ts').catch(() => undefined);
      if (!loaded || started !== timers) return;
      shownBar = loaded.progressBar;
      shownBar.start();
    }, progress.delayMs),
    setTimeout(showSpinner, loading.spinnerDelayMs),
  ];
  timers = started;
}

/** Removes what `beginProgress` shows: the page has loaded, has failed or is no longer wanted. */
export function endProgress(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  shownBar?.done();
  spinner?.remove();
  spinner = undefined;
}

function showSpinner(): void {
  spinner = document.createElement('div');
  spinner.className = 'raised loading';
  spinner.setAttribute('role', 'status');
  spinner.textContent = loadingTexts().busy;
  document.body.append(spinner);
}

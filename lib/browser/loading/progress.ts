import { loading, progress } from '../../site/constants.ts';
import { loadingTexts } from './loading-texts.ts';

let timers: ReturnType<typeof setTimeout>[] = [];
let bar: typeof import('./progress-bar.ts').bar | undefined;
let spinner: HTMLElement | undefined;

/**
 * Shows that a page is loading: after a delay the bar, whose code is loaded then, and later a box that says so
 * (docs/spec.md 7.3). Style: progress-bar.css, boxes.css.
 */
export function beginProgress(): void {
  endProgress();
  const own = [
    setTimeout(async () => {
      // Without its code there is no bar; the spinner comes all the same.
      const loaded = await import('./progress-bar.ts').catch(() => undefined);
      if (!loaded || own !== timers) return;
      bar = loaded.bar;
      bar.start();
    }, progress.delayMs),
    setTimeout(showSpinner, loading.spinnerDelayMs),
  ];
  timers = own;
}

/** The navigation ended, one way or the other. */
export function endProgress(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  bar?.done();
  spinner?.remove();
  spinner = undefined;
}

function showSpinner(): void {
  spinner = document.createElement('div');
  spinner.className = 'loading';
  spinner.setAttribute('role', 'status');
  spinner.textContent = loadingTexts().busy;
  document.body.append(spinner);
}

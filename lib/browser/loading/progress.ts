import { loading, progress } from '../../site/constants.ts';
import { loadingTexts } from './loading-texts.ts';

let timers: ReturnType<typeof setTimeout>[] = [];
let bar: typeof import('./progress-bar.ts').bar | undefined;
let spinner: HTMLElement | undefined;

/**
 * A navigation began: after a delay the bar shows (docs/spec.md 7.3), and a while later a spinner says in words that the
 * page is on its way. The code of the bar is loaded then, not before.
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

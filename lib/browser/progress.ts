import { loading, progress } from '../site/constants.ts';
import { loadingTexts } from './loading-texts.ts';

let timers: ReturnType<typeof setTimeout>[] = [];
let bar: typeof import('nprogress') | undefined;
let spinner: HTMLElement | undefined;

/**
 * A navigation began: after the delay of spec section 9 the bar shows, and a while later a spinner says in words that the
 * page is on its way. The code of the bar is loaded then, not before.
 */
export function beginProgress(): void {
  endProgress();
  const own = [
    setTimeout(async () => {
      // On a connection on which it does not come either, the spinner says the same in words.
      const loaded = await import('nprogress').catch(() => undefined);
      if (!loaded || own !== timers) return;
      bar = loaded.default;
      const { minimum, speedMs: speed, trickleRate, trickleSpeedMs: trickleSpeed } = progress;
      bar.configure({ ...looks, minimum, speed, trickleRate, trickleSpeed } as Settings);
      bar.start();
    }, progress.delayMs),
    setTimeout(showSpinner, loading.spinnerDelayMs),
  ];
  timers = own;
}

/** The library's own template has roles that do not exist; the words beside the bar say what goes on. */
const looks = {
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"></div>',
};

type Settings = Partial<import('nprogress').NProgressOptions>;

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

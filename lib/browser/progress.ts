import { progress } from '../site/constants.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: typeof import('nprogress') | undefined;

/** A navigation began: after the delay of spec section 9 the bar shows. Its code is loaded then, not before. */
export function beginProgress(): void {
  clearTimeout(timer);
  const own = setTimeout(async () => {
    const { default: loaded } = await import('nprogress');
    if (own !== timer) return;
    bar = loaded;
    const { minimum, speedMs: speed, trickleSpeedMs: trickleSpeed } = progress;
    bar.configure({ minimum, speed, trickleSpeed, showSpinner: false });
    bar.start();
  }, progress.delayMs);
  timer = own;
}

/** The navigation ended, one way or the other. */
export function endProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  bar?.done();
}

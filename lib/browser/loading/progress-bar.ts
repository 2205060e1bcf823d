import nprogress from 'nprogress';
import { progress } from '../../site/constants.ts';

const { minimum, speedMs: speed, trickleRate, trickleSpeedMs: trickleSpeed } = progress;

type Settings = Partial<import('nprogress').NProgressOptions>;

nprogress.configure({
  minimum,
  speed,
  trickleRate,
  trickleSpeed,
  showSpinner: false,
  // The library's own template has roles that do not exist; the words beside the bar say what goes on.
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"></div>',
} as Settings);

/** The bar at the top of the window: `start()` shows it, `done()` removes it. Style: progress-bar.css. */
export const bar: Pick<typeof nprogress, 'start' | 'done'> = nprogress;

import nprogress from 'nprogress';
import { progress } from '../../site/constants.ts';
import './progress-bar.css';

const { minimum, speedMs: speed, trickleRate, trickleSpeedMs: trickleSpeed } = progress;

nprogress.configure({
  minimum,
  speed,
  trickleRate,
  trickleSpeed,
  showSpinner: false,
  // The template of the library has roles that do not exist. Screen readers get the words of progress.ts.
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"></div>',
} as Partial<import('nprogress').NProgressOptions>);

/** The bar at the top of the window: `start()` shows it, `done()` removes it. Style: progress-bar.css. */
export const progressBar: Pick<typeof nprogress, 'start' | 'done'> = nprogress;

import { beforePaint } from './before-paint.ts';
import { loadingTexts } from './loading/loading-texts.ts';

/**
 * The script that stands in every page as text (lib/export/bundle.ts), because it has to run before the page is painted and
 * also when the module of the site does not come. Keep it small: every page carries it.
 */
beforePaint();
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && sayMissing(target), true);

/** A module that is missing, or whose hash is wrong, is refused in silence: this says so, with a way to try again. */
function sayMissing({ dataset }: HTMLScriptElement): void {
  if (!('site' in dataset)) return;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showReloadBox);
  else showReloadBox();
}

/** The box of failure.ts, whose module did not load. Style: loading/boxes.css. */
function showReloadBox(): void {
  const texts = loadingTexts();
  const box = document.createElement('div');
  box.className = 'failure';
  box.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = texts.chunk;
  const retry = document.createElement('button');
  retry.className = 'button primary';
  retry.textContent = texts.retry;
  retry.onclick = () => location.reload();
  box.append(message, retry);
  document.body.append(box);
}

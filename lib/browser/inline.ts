import { beforePaint } from './before-paint.ts';
import { loadingTexts } from './loading/loading-texts.ts';

/**
 * The inline script of every page (lib/export/bundle.ts): it runs before the first paint, and also where the module of the site
 * does not load. Every page contains it, so it has to be small.
 */
beforePaint();
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && reportMissing(target), true);

/** Browsers do not report a module that is missing or has a wrong hash; this shows a box that offers a reload. */
function reportMissing({ dataset }: HTMLScriptElement): void {
  if (!('site' in dataset)) return;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showReloadBox);
  else showReloadBox();
}

/** The box of failure.ts, whose module did not load. Style: loading/boxes.css. */
function showReloadBox(): void {
  const texts = loadingTexts();
  const box = document.createElement('div');
  box.className = 'raised failure';
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

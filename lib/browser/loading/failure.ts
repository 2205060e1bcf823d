import type { LoadFault } from '../documents.ts';
import { loadingTexts } from './loading-texts.ts';
import { endProgress } from './progress.ts';

/** Removes the box that shows. Style: boxes.css. */
let close: (() => void) | undefined;

/** What can fail: loading a page, or a part of the code (`chunk`). */
export type FailureKind = LoadFault | 'chunk';

/**
 * Shows a box that says what could not be loaded, with a button to try again and one to close it. For a reader who is offline
 * it tries again as soon as there is a connection (docs/spec.md 7.4).
 * @returns a promise that is fulfilled when it is time to try again, and never if the reader closes the box
 */
export function showFailure(kind: FailureKind, detail = ''): Promise<void> {
  endProgress();
  const texts = loadingTexts();
  const isPage = kind !== 'offline' && kind !== 'chunk';
  const message = [isPage && texts.failed, kind !== 'failed' && texts[kind], detail];
  return showFailureBox(message.filter(Boolean).join(' '), texts.retry, kind === 'offline');
}

/**
 * Shows a box that says that a part of the page crashed (docs/spec.md 7.11). The page and its other parts stay.
 * @returns a promise that is fulfilled when the reader presses the button to try again
 */
export function showCrash(detail: string): Promise<void> {
  const texts = loadingTexts();
  return showFailureBox(`${texts.crashed} ${detail}`, texts.tryAgain, false);
}

/** Removes the box: the page has loaded, or the reader opens another one. */
export function hideFailure(): void {
  close?.();
}

function showFailureBox(text: string, retryLabel: string, waitsForConnection: boolean): Promise<void> {
  hideFailure();
  const box = document.createElement('div');
  box.className = 'raised failure';
  box.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = text;
  const retry = button(retryLabel, 'button primary');
  const stay = button(loadingTexts().close, 'button');
  box.append(message, retry, stay);
  document.body.append(box);
  const listening = new AbortController();
  const { signal } = listening;
  const closeBox = () => {
    listening.abort();
    box.remove();
    close = undefined;
  };
  close = closeBox;
  stay.addEventListener('click', closeBox, { signal });
  return new Promise((fulfil) => {
    const retryNow = () => {
      closeBox();
      fulfil();
    };
    retry.addEventListener('click', retryNow, { signal });
    if (waitsForConnection) addEventListener('online', retryNow, { signal });
  });
}

function button(label: string, className: string): HTMLButtonElement {
  const element = document.createElement('button');
  Object.assign(element, { type: 'button', className, textContent: label });
  return element;
}

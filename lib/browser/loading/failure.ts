import { loadingTexts } from './loading-texts.ts';
import { endProgress } from './progress.ts';

/** Removes the box that shows. Style: boxes.css. */
let close: (() => void) | undefined;

/** What can fail: a page in one of four ways, or a part of the page's code (`chunk`). */
export type Fault = 'failed' | 'offline' | 'slow' | 'broken' | 'chunk';

/**
 * Says what could not be loaded, with a way to try again and one to stay. A reader without a connection need not press
 * anything: it goes on when the connection is back.
 * @returns a promise that is fulfilled when it is time to try again, and never where the reader stays
 */
export function askToRetry(fault: Fault, detail = ''): Promise<void> {
  endProgress();
  const texts = loadingTexts();
  const isPage = fault !== 'offline' && fault !== 'chunk';
  const message = [isPage && texts.failed, fault !== 'failed' && texts[fault], detail];
  return showBox(message.filter(Boolean).join(' '), texts.retry, fault === 'offline');
}

/**
 * Says that a part of the page failed (docs/spec.md 7.11). The text of the page stays, and so do the parts that work.
 * @returns a promise that is fulfilled when the reader wants to try again
 */
export function sayCrashed(detail: string): Promise<void> {
  const texts = loadingTexts();
  return showBox(`${texts.crashed} ${detail}`, texts.tryAgain, false);
}

/** Takes the box away: the page came, or the reader went on to another one. */
export function withdrawFailure(): void {
  close?.();
}

function showBox(text: string, retryLabel: string, waitsForConnection: boolean): Promise<void> {
  withdrawFailure();
  const box = document.createElement('div');
  box.className = 'failure';
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
    const again = () => {
      closeBox();
      fulfil();
    };
    retry.addEventListener('click', again, { signal });
    if (waitsForConnection) addEventListener('online', again, { signal });
  });
}

function button(label: string, className: string): HTMLButtonElement {
  const element = document.createElement('button');
  Object.assign(element, { type: 'button', className, textContent: label });
  return element;
}

import { endProgress } from './progress.ts';

/** The words for waiting and failing: `data-loading` of the body. */
export type LoadingTexts = Record<
  'busy' | 'failed' | 'offline' | 'slow' | 'broken' | 'chunk' | 'retry' | 'close',
  string
>;

export function loadingTexts(): LoadingTexts {
  return JSON.parse(document.body.dataset.loading ?? '{}') as LoadingTexts;
}

let box: HTMLElement | undefined;

/** What can fail: a page in one of four ways, or a part of the page's code (`chunk`). */
export type Fault = 'failed' | 'offline' | 'slow' | 'broken' | 'chunk';

/**
 * Shows a box that says what went wrong, with a way to try again and one to stay. A reader without a connection need not
 * press anything: it goes on when the connection is back.
 * @returns a promise that is kept when it is time to try again; one that the reader turned down is never kept
 */
export function askToRetry(fault: Fault, detail: string): Promise<void> {
  withdrawFailure();
  endProgress();
  const texts = loadingTexts();
  const own = document.createElement('div');
  own.className = 'failure';
  own.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = [
    fault === 'offline' || fault === 'chunk' ? '' : texts.failed,
    fault === 'failed' ? '' : texts[fault],
    detail,
  ]
    .filter(Boolean)
    .join(' ');
  const retry = button(texts.retry, 'button primary');
  const close = button(texts.close, 'button');
  own.append(message, retry, close);
  document.body.append(own);
  box = own;
  close.addEventListener('click', withdrawFailure);
  return new Promise((again) => {
    const go = () => {
      if (box !== own) return;
      withdrawFailure();
      again();
    };
    retry.addEventListener('click', go);
    if (fault === 'offline') addEventListener('online', go, { once: true });
  });
}

/** Takes the box away: the page came, or the reader went on to another one. */
export function withdrawFailure(): void {
  box?.remove();
  box = undefined;
}

function button(label: string, className: string): HTMLButtonElement {
  const made = document.createElement('button');
  Object.assign(made, { type: 'button', className, textContent: label });
  return made;
}

import { loading } from '../../site/constants.ts';
import { withTimeLimit } from '../time-limit.ts';
import { isEmail } from './email.ts';

/** Where a subscription stands (docs/spec.md 9.4). */
export type Subscription = 'idle' | 'sending' | 'subscribed' | 'failed';

/** The words of a box: `data-texts` of its form. */
export type SubscribeTexts = {
  subscribe: string;
  sending: string;
  subscribed: string;
  invalid: string;
  failed: string;
};

/** The name of the field that the service reads (docs/spec.md 9.1). */
export const emailField = 'fields[email]';

/**
 * Sends an address to the service. What it answers does not count: the request was completed, or it was not.
 * @param endpoint the configured form; without one nothing can be sent
 * @returns whether the request was completed
 */
export async function sendAddress(endpoint: string | undefined, address: string): Promise<boolean> {
  if (!endpoint) return false;
  const body = new FormData();
  body.set(emailField, address);
  try {
    // An answer of another host may be kept from us; that it came is enough.
    await withTimeLimit(loading.giveUpMs, (signal) =>
      fetch(endpoint, { method: 'POST', mode: 'no-cors', body, signal }),
    );
    return true;
  } catch {
    return false;
  }
}

/** Brings the subscription boxes of the page to life. Without a script they are plain forms that post by themselves. */
export function subscribeBoxes(signal: AbortSignal): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-subscribe]'))
    enliven(form, signal);
}

function enliven(form: HTMLFormElement, signal: AbortSignal): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const status = form.querySelector('[role=status]');
  if (!input || !button || !status) return;
  const texts: SubscribeTexts = JSON.parse(form.dataset.texts ?? '{}');
  const label = {
    idle: texts.subscribe,
    sending: texts.sending,
    subscribed: texts.subscribed,
    failed: texts.subscribe,
  };
  const message = { idle: '', sending: '', subscribed: texts.subscribed, failed: texts.failed };
  const show = (state: Subscription) => {
    form.dataset.state = state;
    button.textContent = label[state];
    status.textContent = message[state];
    input.readOnly = state === 'sending' || state === 'subscribed';
    button.disabled = state === 'subscribed';
    button.toggleAttribute('aria-busy', state === 'sending');
    input.removeAttribute('aria-invalid');
  };
  show('idle');
  form.noValidate = true;
  const type = () => {
    if (form.dataset.state !== 'idle' || status.textContent) show('idle');
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (form.dataset.state === 'sending' || form.dataset.state === 'subscribed') return;
    const address = input.value.trim();
    if (!isEmail(address)) {
      show('idle');
      status.textContent = texts.invalid;
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      return;
    }
    show('sending');
    show((await sendAddress(form.getAttribute('action') || undefined, address)) ? 'subscribed' : 'failed');
  };
  input.addEventListener('input', type, { signal });
  form.addEventListener('submit', submit, { signal });
}

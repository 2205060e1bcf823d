import { loading } from '../../site/constants.ts';
import { withTimeLimit } from '../time-limit.ts';
import { isEmail } from './email.ts';

/** The state of a subscription form (docs/spec.md 9.4). */
export type Subscription = 'idle' | 'sending' | 'subscribed' | 'failed';

/** Messages of a form: its `data-texts`. */
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
 * Sends an address to the service.
 * @param endpoint the configured address of the form; without one nothing is sent
 * @returns whether there was an answer, whatever it is (docs/spec.md 9.5)
 */
export async function sendAddress(endpoint: string | undefined, address: string): Promise<boolean> {
  if (!endpoint) return false;
  const body = new FormData();
  body.set(emailField, address);
  try {
    // The browser may hide the answer of another host, so its content does not count.
    await withTimeLimit(loading.giveUpMs, (signal) =>
      fetch(endpoint, { method: 'POST', mode: 'no-cors', body, signal }),
    );
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a subscription form send without a reload and report the outcome.
 * @param signal ends its listeners
 * @returns a function that sends what is typed
 */
export function subscription(form: HTMLFormElement, signal: AbortSignal): () => Promise<void> {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const status = form.querySelector('[role=status]');
  if (!input || !button || !status) return async () => undefined;
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
  const type = () => {
    if (form.dataset.state !== 'idle' || status.textContent) show('idle');
  };
  input.addEventListener('input', type, { signal });
  return async () => {
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
}

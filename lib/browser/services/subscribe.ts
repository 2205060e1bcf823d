import { loadPart } from '../loading/load.ts';

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

/**
 * Makes the subscription forms of the page send without a reload and report the outcome. The code that checks and sends an
 * address is loaded when there is one to send. Without a script they are plain forms.
 * Markup: components/shell/subscribe-box.tsx.
 */
export function subscribeForms(signal: AbortSignal): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-subscribe]'))
    enhanceSubscribeForm(form, signal);
}

function enhanceSubscribeForm(form: HTMLFormElement, signal: AbortSignal): void {
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
    const { isEmail, sendAddress } = await loadPart(() => import('./submission.ts'));
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

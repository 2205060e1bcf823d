import { loadPart } from '../loading/load.ts';

/**
 * Makes the subscription forms of the page send without a reload, by code that is loaded when a reader comes to the form. Without
 * a script they are plain forms. Markup: components/shell/subscribe-box.tsx.
 */
export function subscribeForms(signal: AbortSignal): void {
  const load = () => import('../loading/on-demand.ts');
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-subscribe]')) {
    let send: Promise<() => Promise<void>> | undefined;
    form.noValidate = true;
    form.dataset.state = 'idle';
    const submit = async (event: Event) => {
      event.preventDefault();
      send ??= loadPart(load).then(({ subscription }) => subscription(form, signal));
      (await send)();
    };
    // A failure is silent here: sending loads it again and reports failures.
    form.addEventListener('focusin', () => load().catch(() => undefined), { signal, once: true });
    form.addEventListener('submit', submit, { signal });
  }
}

import { loading } from '../../site/constants.ts';
import { withTimeLimit } from '../time-limit.ts';

export { isEmail } from './email.ts';

/** The name of the field that the service reads (docs/spec.md 9.1). */
const emailField = 'fields[email]';

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

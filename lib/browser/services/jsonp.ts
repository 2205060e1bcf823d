import { jsonp } from '../../site/constants.ts';

let counter = 0;

/**
 * Loads data of another host as a script (JSONP), for services that offer nothing else. The host can run any code on the page:
 * use it only for hosts that are trusted.
 * @param url the address, without the callback
 * @throws Error when the script cannot be loaded or does not answer within `timeoutMs`
 */
export function fetchJsonp<Data>(
  url: string,
  {
    callbackParam = jsonp.callbackParam,
    timeoutMs = jsonp.timeoutMs,
  }: { callbackParam?: string; timeoutMs?: number } = {},
): Promise<Data> {
  const name = `jsonp_${++counter}`;
  const address = new URL(url, location.href);
  address.searchParams.set(callbackParam, name);
  const script = document.createElement('script');
  const callbacks = window as unknown as Record<string, unknown>;
  return new Promise<Data>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${address.host} has not answered in ${timeoutMs} ms.`)),
      timeoutMs,
    );
    callbacks[name] = (data: Data) => {
      clearTimeout(timer);
      resolve(data);
    };
    script.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error(`${address.host} could not be reached.`));
    });
    script.src = address.href;
    document.head.append(script);
  }).finally(() => {
    script.remove();
    // A late answer still calls it.
    callbacks[name] = () => undefined;
  });
}

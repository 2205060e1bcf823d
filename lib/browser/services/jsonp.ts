import { jsonp as limits } from '../../site/constants.ts';

let counter = 0;

/**
 * Data of another host by way of a script (JSONP), for services that know nothing else. The script's host can run anything
 * here: use it only for one that is trusted.
 * @param url the address, without the callback
 * @throws Error when the script cannot be loaded, or nothing has come in time (60,000 ms unless said otherwise)
 */
export function jsonp<Data>(
  url: string,
  {
    callbackParam = limits.callbackParam,
    timeoutMs = limits.timeoutMs,
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
    // An answer that comes too late finds nobody, and does no harm.
    callbacks[name] = () => undefined;
  });
}

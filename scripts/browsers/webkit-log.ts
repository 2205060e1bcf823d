import { openChannel } from './channel.ts';
import { answered } from './programs.ts';

/**
 * The address of the page in the inspector of a MiniBrowser.
 * @param inspector its host and port
 */
export function logAddress(inspector: string): Promise<string> {
  return answered('The inspector of MiniBrowser', async () => {
    const list = await (await fetch(`http://${inspector}/`)).text();
    const [path] = /\/socket\/\d+\/\d+\/WebPage/.exec(list) ?? [];
    return path && `ws://${inspector}${path}`;
  });
}

/** Collects the errors that the inspector at an address reports. */
export async function openLog(address: string): Promise<{ takeErrors(): string[]; close(): void }> {
  const errors: string[] = [];
  const { close } = await openChannel(address, ({ method, params }, call) => {
    if (method === 'Target.dispatchMessageFromTarget') errors.push(...errorsOf(String(params.message)));
    if (method !== 'Target.targetCreated') return;
    const { targetId } = params.targetInfo as { targetId: string };
    // The console also reports what was logged before.
    const message = JSON.stringify({ id: 1, method: 'Console.enable' });
    call('Target.sendMessageToTarget', { targetId, message }).catch(({ message }) =>
      errors.push(`no log: ${message}`),
    );
  });
  return { takeErrors: () => errors.splice(0), close };
}

type Message = { source: string; level: string; text: string; url?: string; line?: number; column?: number };

/** Whether a message names an address of the host that the site is served from; no check of access applies there. */
function isOfSite(words: string): boolean {
  return /\bhttp:\/\/localhost:\d+\//.test(words);
}

function errorsOf(text: string): string[] {
  const { method, params } = JSON.parse(text) as { method?: string; params?: { message: Message } };
  if (method !== 'Console.messageAdded' || params?.message.level !== 'error') return [];
  const { source, text: words, url, line, column } = params.message;
  // The server reports missing files, for every browser in the same way.
  if (source === 'network') return [];
  // WebKit's words for a request of the page that ends because the page is left: pages are loaded ahead (links-in-view.ts).
  if (/^Fetch API cannot load .* due to access control checks\.$/.test(words) && isOfSite(words)) return [];
  const kind = source === 'javascript' ? 'script error' : 'console error';
  return [`${kind}: ${words}${url ? ` (${url}:${line}:${column})` : ''}`];
}

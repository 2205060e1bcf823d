import { type Browser, callAsText } from './browser.ts';
import { answered } from './programs.ts';

type Driven = Omit<Browser, 'name' | 'takeErrors' | 'close'> & { version: string };

/**
 * Connects to the browser of a driver, by WebDriver.
 * @param driver its address, without a slash at the end
 */
export async function connect(driver: string): Promise<Driven> {
  await answered('WebKitWebDriver', () => request(driver, 'GET', '/status'));
  const session = (await request(driver, 'POST', '/session', { capabilities: {} })) as Session;
  const command = (path: string, body: object = {}) =>
    request(driver, 'POST', `/session/${session.sessionId}${path}`, body);
  const evaluate: Browser['evaluate'] = async (inPage, ...args) =>
    JSON.parse(String(await command('/execute/sync', { script: callAsText(inPage, args), args: [] })));
  return {
    version: session.capabilities.browserVersion,
    evaluate,
    open: async (url) => {
      await command('/url', { url });
    },
    perform: async (actions) => {
      await command('/actions', { actions });
    },
    back: async () => {
      await command('/back');
    },
    resize: async (width, height) => {
      await command('/window/rect', { width, height });
      // The window is larger than the page in it.
      const page = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
      await command('/window/rect', { width: 2 * width - page.width, height: 2 * height - page.height });
    },
  };
}

type Session = { sessionId: string; capabilities: { browserVersion: string } };

/** How long a command may take, in milliseconds. */
const commandMs = 100_000;

/** A command. @throws Error with what the driver says is wrong */
async function request(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(driver + path, {
    method,
    signal: AbortSignal.timeout(commandMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${path}: ${error} ${message}`);
}

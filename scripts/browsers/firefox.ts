import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, callAsText, MissingBrowser } from './browser.ts';
import { type Channel, openChannel, type ProtocolEvent } from './channel.ts';
import { installed, Programs, written } from './programs.ts';

/**
 * Starts Firefox without a window and drives it by WebDriver BiDi.
 * @throws MissingBrowser where it is not installed
 */
export async function startFirefox(): Promise<Browser> {
  const { FIREFOX_PATH } = process.env;
  const names = FIREFOX_PATH ? [FIREFOX_PATH] : ['firefox-esr', 'firefox'];
  const executable = installed(names);
  if (!executable)
    throw new MissingBrowser(
      `Firefox cannot be checked: ${names.join(', ')} not found. On Debian: apt-get install firefox-esr. Elsewhere: name a Firefox in FIREFOX_PATH.`,
    );
  const programs = new Programs();
  try {
    writeFileSync(join(programs.home, 'user.js'), preferences);
    const program = programs.start(executable, [
      '--headless',
      '--no-remote',
      '--profile',
      programs.home,
      '--remote-debugging-port=0',
      'about:blank',
    ]);
    const address = await written(program, 2, /WebDriver BiDi listening on (\S+)\s/);
    return await driven(basename(executable), `${address}/session`, () => programs.end());
  } catch (error) {
    throw programs.failed(error);
  }
}

/** Without a window, Firefox takes the machine for one without a mouse: a fine pointer that can hover is 2 + 4. */
const preferences = ['primary', 'all']
  .map((which) => `user_pref('ui.${which}PointerCapabilities', 6);\n`)
  .join('');

async function driven(program: string, address: string, end: () => void): Promise<Browser> {
  const errors: string[] = [];
  const channel = await openChannel(address, (event) => errors.push(...errorsOf(event)));
  const { call } = channel;
  const version = await startSession(channel);
  const context = await firstContext(channel);
  return {
    name: `${program} ${version}`,
    open: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (inPage, ...args) => {
      const answer = await call('script.callFunction', {
        target: { context },
        functionDeclaration: `() => { ${callAsText(inPage, args)} }`,
        awaitPromise: false,
      });
      return resultOf(answer as CallResult);
    },
    perform: async (input) => {
      await call('input.performActions', { context, actions: input });
    },
    back: async () => {
      await call('browsingContext.traverseHistory', { context, delta: -1 });
    },
    resize: async (width, height) => {
      await call('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    takeErrors: () => errors.splice(0),
    close: async () => {
      await call('browser.close').catch(() => undefined);
      channel.close();
      end();
    },
  };
}

async function startSession({ call }: Channel): Promise<string> {
  const session = await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  return (session.capabilities as { browserVersion: string }).browserVersion;
}

async function firstContext({ call }: Channel): Promise<string> {
  const tree = await call('browsingContext.getTree');
  const [first] = tree.contexts as { context: string }[];
  if (!first) throw new Error('Firefox has no page open.');
  return first.context;
}

type CallResult = { type: string; result: { value: string }; exceptionDetails?: { text: string } };

function resultOf({ type, result, exceptionDetails }: CallResult) {
  if (type === 'exception') throw new Error(exceptionDetails?.text);
  return JSON.parse(result.value);
}

type LogEntry = {
  type: string;
  level: string;
  text: string;
  stackTrace?: { callFrames: { url: string; lineNumber: number; columnNumber: number }[] };
};

function errorsOf({ method, params }: ProtocolEvent): string[] {
  const { type, level, text, stackTrace } = params as LogEntry;
  if (method !== 'log.entryAdded' || level !== 'error') return [];
  const [frame] = stackTrace?.callFrames ?? [];
  const where = frame ? ` (${frame.url}:${frame.lineNumber + 1}:${frame.columnNumber + 1})` : '';
  return [`${type === 'console' ? 'console error' : 'script error'}: ${text}${where}`];
}

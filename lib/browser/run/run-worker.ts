import { type ExampleRun, type Printed, runExample } from '../../live/run.ts';

/** A program to run: a version of the language, the program with what runs before it, and files that it imports. */
export type RunRequest = { version: string; code: string; files: [name: string, text: string][] };

/** What the worker says: that the browser or the host forbids WebAssembly, what the program has printed, and how it ended. */
export type RunMessage =
  | { kind: 'forbidden' }
  | { kind: 'started' }
  | { kind: 'printed'; lines: Printed[] }
  | { kind: 'ended'; outcome: ExampleRun['outcome']; pictures: ExampleRun['pictures']; ms: number };

/** How long lines are collected before they are sent: each message costs the page more than each line. */
const collectMs = 50;

addEventListener('message', async ({ data }: MessageEvent<RunRequest>) => {
  if (!isAllowed()) {
    say({ kind: 'forbidden' });
    return;
  }
  say({ kind: 'started' });
  const start = performance.now();
  let sent = start;
  let lines: Printed[] = [];
  const send = () => {
    if (lines.length > 0) say({ kind: 'printed', lines });
    lines = [];
    sent = performance.now();
  };
  const { outcome, pictures } = await runExample(data.code, {
    version: data.version,
    files: new Map(data.files),
    onPrinted(line) {
      lines.push(line);
      if (performance.now() - sent > collectMs) send();
    },
  });
  const ms = performance.now() - start;
  send();
  say({ kind: 'ended', outcome, pictures, ms });
});

/** Whether WebAssembly may be compiled: the policy of this file, a header of the host, can forbid it. */
function isAllowed(): boolean {
  try {
    // The shortest module.
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return true;
  } catch {
    return false;
  }
}

function say(message: RunMessage): void {
  postMessage(message);
}

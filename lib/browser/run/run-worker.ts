import { PartNotLoaded } from '../../live/parts.ts';
import { type ExampleRun, type Printed, runExample } from '../../live/run.ts';
import type { Frame, WindowEvent } from '../../live/taichi/window.ts';
import { runLimits } from '../../site/run.ts';

/** A program to run: a version of the language, the program with what runs before it, and files that it imports. */
export type RunRequest = {
  kind: 'run';
  version: string;
  code: string;
  files: [name: string, text: string][];
};

/** The answer to a picture: what the reader has done since the last one. */
export type PictureSeen = { kind: 'seen'; events: WindowEvent[] };

/**
 * What the worker says: that the browser or the host forbids WebAssembly, what the program has printed, a picture in its window, after
 * which the program waits, how it ended, that a part of the engine did not load, and that the engine itself failed.
 */
export type RunMessage =
  | { kind: 'forbidden' }
  | { kind: 'notLoaded' }
  | { kind: 'started' }
  | { kind: 'printed'; lines: Printed[] }
  | { kind: 'frame'; frame: Frame }
  | { kind: 'ended'; outcome: ExampleRun['outcome']; pictures: ExampleRun['pictures']; ms: number }
  | { kind: 'fault'; message: string };

/** How long lines are collected before they are sent: each message costs the page more than each line. */
const collectMs = 50;

let seen: ((events: WindowEvent[]) => void) | undefined;

addEventListener('message', ({ data }: MessageEvent<RunRequest | PictureSeen>) => {
  if (data.kind === 'seen') seen?.(data.events);
  else if (!isAllowed()) say({ kind: 'forbidden' });
  else
    start(data).catch((error: unknown) =>
      say(error instanceof PartNotLoaded ? { kind: 'notLoaded' } : { kind: 'fault', message: String(error) }),
    );
});

async function start(data: RunRequest): Promise<void> {
  say({ kind: 'started' });
  const begin = performance.now();
  let sent = begin;
  let lines: Printed[] = [];
  let lastSeen: Promise<WindowEvent[]> = Promise.resolve([]);
  const send = () => {
    if (lines.length > 0) say({ kind: 'printed', lines });
    lines = [];
    sent = performance.now();
  };
  const { outcome, pictures } = await runExample(data.code, {
    version: data.version,
    files: new Map(data.files),
    // One with a window runs as long as somebody looks at it.
    maxSteps: /\bti\.GUI\(/.test(data.code) ? Number.POSITIVE_INFINITY : runLimits.steps,
    window: {
      async show(frame) {
        send();
        // The program computes its next picture while the page shows this one.
        const events = await lastSeen;
        // The picture is made anew each time, so its memory goes to the page without a copy.
        say({ kind: 'frame', frame }, [frame.pixels.buffer]);
        lastSeen = new Promise((resolve) => {
          seen = resolve;
        });
        return { events, closed: false };
      },
    },
    onPrinted(line) {
      lines.push(line);
      if (performance.now() - sent > collectMs) send();
    },
  });
  const ms = performance.now() - begin;
  send();
  say({ kind: 'ended', outcome, pictures, ms });
}

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

function say(message: RunMessage, given: Transferable[] = []): void {
  postMessage(message, { transfer: given });
}

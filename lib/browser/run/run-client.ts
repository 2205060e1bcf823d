import type { Outcome } from '../../live/host/program.ts';
import type { Printed } from '../../live/run.ts';
import type { Picture } from '../../live/taichi/pictures.ts';
import type { Frame, WindowEvent } from '../../live/taichi/window.ts';
import { runLimits } from '../../site/run.ts';
import type { PictureSeen, RunMessage, RunRequest } from './run-worker.ts';

/** How a run ended: by itself, or because the reader or the limit of time ended it, or the engine did not load or may not run. */
export type RunEnd =
  | { state: 'ended'; outcome: Outcome; pictures: Picture[]; ms: number }
  | { state: 'fault'; message: string }
  | { state: 'stopped' | 'tooLong' | 'notLoaded' | 'forbidden' };

/** What a run tells while it goes on. */
export type RunWatcher = {
  /** The engine is there, and the program begins. */
  started(): void;
  printed(lines: readonly Printed[]): void;
  /** Shows a picture. @returns what the reader has done since the last one, once the next one may be drawn */
  show(frame: Frame): Promise<WindowEvent[]>;
};

let worker: Worker | undefined;

/** Ends the program that runs, if there is one. */
let endCurrent: ((end: RunEnd) => void) | undefined;

/**
 * Runs a program in a worker, which is started for the first one and kept for the next. One program runs at a time: another one
 * that still runs is stopped.
 * @param signal stops the program
 */
export function runProgram(request: RunRequest, watcher: RunWatcher, signal: AbortSignal): Promise<RunEnd> {
  endCurrent?.({ state: 'stopped' });
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const own = start();
    let timer: number | undefined;
    const end = (how: RunEnd) => {
      if (listeners.signal.aborted) return;
      listeners.abort();
      clearTimeout(timer);
      endCurrent = undefined;
      // Nothing else ends a program that does not end itself.
      if (how.state !== 'ended') {
        own.terminate();
        worker = undefined;
      }
      resolve(how);
    };
    endCurrent = end;
    const limitTime = () => {
      timer = window.setTimeout(() => end({ state: 'tooLong' }), runLimits.ms);
    };
    const hear = ({ data }: MessageEvent<RunMessage>) => {
      if (data.kind === 'forbidden' || data.kind === 'notLoaded') end({ state: data.kind });
      else if (data.kind === 'fault') end({ state: 'fault', message: data.message });
      else if (data.kind === 'printed') watcher.printed(data.lines);
      else if (data.kind === 'frame') {
        clearTimeout(timer);
        void watcher.show(data.frame).then((events) => {
          if (listeners.signal.aborted) return;
          limitTime();
          own.postMessage({ kind: 'seen', events } satisfies PictureSeen);
        });
      } else if (data.kind === 'ended') {
        const { outcome, pictures, ms } = data;
        end({ state: 'ended', outcome, pictures, ms });
      } else {
        watcher.started();
        limitTime();
      }
    };
    const fail = (event: ErrorEvent) => {
      event.preventDefault();
      console.error(event.message || 'The worker that runs programs did not load.');
      end({ state: 'notLoaded' });
    };
    const options = { signal: listeners.signal };
    own.addEventListener('message', hear, options);
    own.addEventListener('error', fail, options);
    signal.addEventListener('abort', () => end({ state: 'stopped' }), options);
    own.postMessage(request);
  });
}

function start(): Worker {
  worker ??= new Worker(new URL('./run-worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

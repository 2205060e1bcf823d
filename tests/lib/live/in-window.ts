import { runExample } from '@/lib/live/run.ts';
import type { Frame, WindowEvent } from '@/lib/live/taichi/window.ts';

export type Batch = Partial<WindowEvent> & { key: string };

/** Runs a program in a window that sends events after each picture, and is closed after the last ones. */
export async function inWindow(
  lines: readonly string[],
  batches: readonly (readonly Batch[])[],
  version = 'v1.6.0',
) {
  const frames: Frame[] = [];
  const run = await runExample(['import taichi as ti', ...lines].join('\n'), {
    version,
    maxSteps: 10_000,
    window: {
      show: async (frame) => {
        frames.push(frame);
        const events = (batches[frames.length - 1] ?? []).map(
          (event): WindowEvent => ({ type: 'press', x: 0, y: 0, ...event }),
        );
        return { events, closed: frames.length === batches.length };
      },
    },
  });
  return { ...run, frames, text: run.printed.map(({ text }) => text) };
}

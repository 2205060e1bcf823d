import { runLimits } from '../../site/run.ts';
import type { BlockEditor } from '../editor/edit-code.ts';
import { loadPart } from '../loading/load.ts';
import { loadRunTexts } from './load-texts.ts';
import { OutputPane } from './output-pane.ts';
import { Playground } from './playground.ts';
import { type RunEnd, runProgram } from './run-client.ts';
import type { RunTexts } from './run-texts.ts';
import type { RunRequest } from './run-worker.ts';

/** The editors in the place of code, by figure. */
const editors = new WeakMap<HTMLElement, BlockEditor>();

/** The programs that run, each with what stops it. */
const running = new WeakMap<HTMLElement, AbortController>();

/**
 * Runs the program of a figure, and shows below its code what it prints; stops it where it runs already.
 * @param button the button that was pressed: while the program runs, it says that it stops it
 * @param signal stops the program when the page is left
 */
export async function runCode(
  figure: HTMLElement,
  button: HTMLButtonElement,
  signal: AbortSignal,
): Promise<void> {
  const earlier = running.get(figure);
  if (earlier) {
    earlier.abort();
    return;
  }
  const texts = await loadPart(loadRunTexts);
  // Meanwhile the page may have been left, or the button pressed again.
  if (signal.aborted || running.has(figure)) return;
  const stop = new AbortController();
  running.set(figure, stop);
  signal.addEventListener('abort', () => stop.abort(), { signal: stop.signal });
  const label = button.textContent;
  button.textContent = texts.stop;
  editors.get(figure)?.mark();
  try {
    const { request, offset } = programOf(figure);
    const pane = new OutputPane(figure, texts, () => stop.abort());
    const end = await runProgram(
      request,
      {
        started: () => pane.say(texts.running),
        show: (frame) => pane.show(frame, stop.signal),
        printed: (lines) =>
          pane.add(lines.flatMap(({ line, text }) => (line > offset ? [{ line: line - offset, text }] : []))),
      },
      stop.signal,
    );
    if (end.state === 'forbidden') document.documentElement.dataset.noRun = '';
    showEnd(pane, end, offset, texts);
    editors.get(figure)?.mark(lineOf(end, offset));
  } finally {
    // Its window hears nothing any more.
    stop.abort();
    button.textContent = label;
    running.delete(figure);
  }
}

/** Makes an editor of the code of a figure, or, where it is one, puts its code back. */
export async function editCode(
  figure: HTMLElement,
  button: HTMLButtonElement,
  signal: AbortSignal,
): Promise<void> {
  const editor = editors.get(figure);
  if (editor) {
    editor.close();
    editors.delete(figure);
    return;
  }
  const [texts, part] = await loadEditor();
  if (signal.aborted || editors.has(figure)) return;
  const made = part.editCode(figure, button, texts, signal);
  if (made) editors.set(figure, made);
  made?.focus();
}

/** Makes the block of code of the playground an editor. */
export async function startPlayground(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const figure = root.querySelector<HTMLElement>('figure.code');
  const button = figure?.querySelector<HTMLButtonElement>('button.edit');
  if (!figure || !button) return;
  const [texts, part] = await loadEditor();
  const editor = signal.aborted ? undefined : part.editCode(figure, button, texts, signal);
  if (!editor) return;
  editors.set(figure, editor);
  new Playground(root, editor, texts, signal);
}

function loadEditor() {
  return loadPart(() => Promise.all([loadRunTexts(), import('../editor/edit-code.ts')]));
}

/** The program of a figure (lib/pages/programs/runnable.ts), and how many lines run before its first one. */
export function programOf(figure: HTMLElement): { request: RunRequest; offset: number } {
  const root = figure.closest('.prose') ?? document;
  const { run: version = '', before = '', beside = '' } = figure.dataset;
  const codeOf = (element: Element | null) => element?.querySelector('code')?.textContent ?? '';
  const joined = (parts: string) =>
    parts
      .split(' ')
      .map((part) => codeOf(root.querySelector(`[data-part="${part}"]`)))
      .join('\n');
  const earlier = before && `${joined(before)}\n`;
  const files = beside
    ? beside.split(';').map((one): [string, string] => {
        const [name = '', parts = ''] = one.split('=');
        return [name, joined(parts)];
      })
    : [];
  return {
    request: { kind: 'run', version, code: earlier + codeOf(figure), files },
    offset: earlier.split('\n').length - 1,
  };
}

/** Says how a program ended. */
function showEnd(pane: OutputPane, end: RunEnd, offset: number, texts: RunTexts): void {
  if (end.state === 'forbidden') pane.say(texts.notHere, 'bad');
  else if (end.state === 'tooLong')
    pane.say(withValues(texts.tooLong, { seconds: runLimits.ms / 1000 }), 'bad');
  else if (end.state === 'fault') {
    pane.fail(end.message, undefined);
    pane.say(texts.fault, 'bad');
  } else if (end.state !== 'ended') pane.say(texts[end.state], end.state === 'notLoaded' ? 'bad' : 'good');
  else {
    pane.showPictures(end.pictures);
    showOutcome(pane, end, offset, texts);
  }
}

function showOutcome(
  pane: OutputPane,
  end: Extract<RunEnd, { state: 'ended' }>,
  offset: number,
  texts: RunTexts,
): void {
  const { outcome, ms } = end;
  if (outcome.state === 'done') {
    const done = withValues(texts.done, { time: ms < 10 ? ms.toFixed(1) : Math.round(ms) });
    pane.say(pane.isEmpty ? `${texts.nothing} ${done}` : done);
    return;
  }
  const line = lineOf(end, offset);
  const place = line === undefined ? (outcome.file ?? '') : withValues(texts.line, { line });
  if (outcome.state === 'refused') {
    pane.fail(outcome.feature, line);
    pane.say(`${withValues(texts.refused, { place })} ${texts.refusedAdvice}`, 'bad');
  } else {
    pane.fail(`${outcome.type}: ${outcome.message.trim()}`, line);
    pane.say(withValues(texts.failed, { place }), 'bad');
  }
}

/** The line of the program at which it failed; an error in a file that it imports has a line of that file. */
function lineOf(end: RunEnd, offset: number): number | undefined {
  if (end.state !== 'ended' || end.outcome.state === 'done' || end.outcome.file !== undefined)
    return undefined;
  return end.outcome.line - offset;
}

/** A message with values in place of their names in braces. */
function withValues(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

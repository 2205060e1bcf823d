import { browserPath } from '../../routes/index.ts';
import { playgroundKey, runLimits } from '../../site/run.ts';
import { copyOnClick } from '../clipboard.ts';
import type { BlockEditor } from '../editor/edit-code.ts';
import { readPreference, storePreference } from '../storage.ts';
import { fragmentOf, programOfFragment } from './program-link.ts';
import type { RunTexts } from './run-texts.ts';
import './playground.css';

type Program = { name: string; code: string };

/** What a program without a name is saved as. */
const unnamed = 'program.py';

/**
 * The playground, once its block of code is an editor: opens programs of the list and of links, keeps what is typed, and adds buttons
 * that copy a link to the program and save it. No program starts by itself: a link may be a stranger's.
 *
 * Two fragments of its address name a program: `#program=` has it in itself (program-link.ts), `#file=` the path of a file of the site.
 */
export class Playground {
  private isOpening = false;
  private readonly figure: HTMLElement;
  private readonly status: HTMLElement;

  constructor(
    private readonly root: HTMLElement,
    private readonly editor: BlockEditor,
    private readonly texts: RunTexts,
    signal: AbortSignal,
  ) {
    this.figure = root.querySelector('figure.code') as HTMLElement;
    this.status = root.querySelector('[role=status]') as HTMLElement;
    editor.onChange = (code) => this.keep(code);
    copyOnClick(
      this.button('link', texts.link),
      { text: () => this.link(), copied: texts.linkCopied },
      signal,
    );
    this.button('save', texts.save).addEventListener('click', () => this.save(), { signal });
    root.addEventListener('click', (event) => this.choose(event), { signal });
    addEventListener('hashchange', () => this.openAddress(), { signal });
    const kept = readPreference(playgroundKey);
    if (location.hash) void this.openAddress();
    else if (kept) this.open({ name: unnamed, code: kept });
  }

  /** What the reader types is there again after a reload. The address then names another program no more. */
  private keep(code: string): void {
    if (this.isOpening) return;
    storePreference(playgroundKey, code);
    if (location.hash) history.replaceState(history.state, '', location.pathname);
  }

  /** A press on a program of the list: its address becomes that of the page, so that Back returns to the program before. */
  private choose(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-file]');
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.button !== 0 || hasModifier) return;
    event.preventDefault();
    const hash = `#file=${link.dataset.file}`;
    if (location.hash === hash) void this.openAddress();
    else location.hash = hash;
    this.root.scrollIntoView();
    this.figure.querySelector<HTMLElement>('button.run')?.focus({ preventScroll: true });
  }

  private async openAddress(): Promise<void> {
    if (!location.hash) return;
    try {
      const program = await programOfAddress(location.hash);
      if (program) this.open(program);
    } catch (error) {
      console.warn(error);
      this.status.textContent = this.texts.linkBroken;
    }
  }

  /** Puts a program into the editor, where it can be undone. */
  private open({ name, code }: Program): void {
    // It stops the program that runs, and its output belongs to that.
    this.figure.querySelector<HTMLElement>('.run-close')?.click();
    this.isOpening = true;
    this.editor.open(code.trimEnd());
    this.isOpening = false;
    const caption = this.figure.querySelector('figcaption');
    if (caption) caption.textContent = name;
    this.status.textContent = this.texts.opened.replace('{name}', name);
  }

  private button(className: string, textContent: string): HTMLButtonElement {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className, textContent });
    this.figure.querySelector('.code-tools')?.append(button);
    return button;
  }

  /**
   * A link to the program as it is now, which becomes the address of the page, too: for a browser that refuses the clipboard.
   * @throws Error where the program is too long for one
   */
  private async link(): Promise<string> {
    const fragment = await fragmentOf(this.editor.code);
    if (fragment === undefined) {
      this.status.textContent = this.texts.linkTooLong;
      throw new Error(this.texts.linkTooLong);
    }
    history.replaceState(history.state, '', fragment);
    return location.href;
  }

  private save(): void {
    const address = URL.createObjectURL(new Blob([`${this.editor.code}\n`], { type: 'text/x-python' }));
    const link = document.createElement('a');
    Object.assign(link, {
      href: address,
      download: this.figure.querySelector('figcaption')?.textContent || unnamed,
    });
    link.click();
    URL.revokeObjectURL(address);
  }
}

/** The program that the fragment of an address names; none where it names something else. @throws Error where it cannot be read */
async function programOfAddress(hash: string): Promise<Program | undefined> {
  const [, kind, value = ''] = /^#(program|file)=(.*)$/.exec(hash) ?? [];
  if (kind === 'program') return { name: unnamed, code: await programOfFragment(value) };
  // A path of this site only.
  if (kind !== 'file' || !/^(?:\/[\w%~-][\w%~.-]*)+\.py$/.test(value)) return undefined;
  const response = await fetch(browserPath(value));
  if (!response.ok) throw new Error(`${response.status} ${value}`);
  const code = await response.text();
  if (code.length > runLimits.linkedMax) throw new Error(`${value} is too long.`);
  return { name: value.slice(value.lastIndexOf('/') + 1), code };
}

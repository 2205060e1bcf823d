import { code, storageKeys } from '../../site/constants.ts';
import { afterPaint } from '../after-paint.ts';
import { readPreference, storePreference } from '../storage.ts';
import { writeToClipboard } from './clipboard.ts';
import { zoomable } from './zoom.ts';

/** The words that a text needs in the reader's language: `data-labels` of its element. */
export type ProseLabels = {
  copy: string;
  copied: string;
  region: string;
  tableRegion: string;
  mathRegion: string;
  urlCopied: string;
  zoom: string;
  close: string;
};

/** Copy buttons, links to headings, tabs and boxes that scroll in all texts of the page. */
export function proseBehaviour(signal: AbortSignal): void {
  for (const prose of document.querySelectorAll<HTMLElement>('.prose')) enliven(prose, signal);
}

function enliven(prose: HTMLElement, signal: AbortSignal): void {
  const labels: ProseLabels = JSON.parse(prose.dataset.labels ?? '{}');
  addCopyButtons(prose, labels);
  addAnchors(prose, labels, signal);
  addTabs(prose, signal);
  zoomable(prose, labels.zoom, labels.close);
  addScrollRegions(prose, labels, signal);
}

function addCopyButtons(prose: HTMLElement, labels: ProseLabels): void {
  for (const figure of prose.querySelectorAll<HTMLElement>('figure.code')) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'copy', textContent: labels.copy });
    button.addEventListener('click', async () => {
      const text = withoutPrompts(figure.querySelector('code')?.textContent ?? '');
      if (await writeToClipboard(text)) showFor(button, labels.copied, labels.copy);
    });
    figure.append(button);
  }
}

/** What one would type of a session in Python's interpreter: the lines after the prompts, without what it answered. */
export function withoutPrompts(code: string): string {
  const lines = code.split('\n');
  if (!lines.some((line) => line.startsWith('>>>'))) return code;
  return lines
    .filter((line) => /^(>>>|\.\.\.)( |$)/.test(line))
    .map((line) => line.replace(/^(>>>|\.\.\.) ?/, ''))
    .join('\n');
}

/** A click on the mark beside a heading copies its address; the jump itself is the browser's. */
function addAnchors(prose: HTMLElement, labels: ProseLabels, signal: AbortSignal): void {
  for (const anchor of prose.querySelectorAll<HTMLAnchorElement>('a.anchor')) {
    const name = anchor.getAttribute('aria-label') ?? '';
    const copy = async () => {
      if (!(await writeToClipboard(anchor.href))) return;
      showFor(anchor, labels.urlCopied, '#', name);
      anchor.setAttribute('aria-label', labels.urlCopied);
    };
    anchor.addEventListener('click', copy, { signal });
  }
}

/** What is seen and what is read aloud are the same words; afterwards the element has its own `name` again. */
function showFor(element: HTMLElement, text: string, afterwards: string, name?: string): void {
  element.textContent = text;
  element.dataset.done = '';
  setTimeout(() => {
    element.textContent = afterwards;
    if (name) element.setAttribute('aria-label', name);
    delete element.dataset.done;
  }, code.copiedMs);
}

/** Tabs of one group show the same choice everywhere, and on the next page. */
function addTabs(prose: HTMLElement, signal: AbortSignal): void {
  for (const tabs of prose.querySelectorAll<HTMLElement>('.tabs')) {
    const { group } = tabs.dataset;
    const buttons = [...tabs.querySelectorAll<HTMLButtonElement>(':scope > [role=tablist] > button')];
    for (const [index, button] of buttons.entries()) {
      const step = ({ key }: KeyboardEvent) => {
        const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -index, End: buttons.length - 1 - index }[key];
        const target =
          steps === undefined ? undefined : buttons[(index + steps + buttons.length) % buttons.length];
        if (target) chooseTab(target, group);
        target?.focus();
      };
      button.addEventListener('click', () => chooseTab(button, group), { signal });
      button.addEventListener('keydown', step, { signal });
    }
    const stored = group && readPreference(storageKeys.tabGroup(group));
    const preferred = buttons.find((button) => button.dataset.value === stored);
    if (preferred) select(preferred);
  }
}

function chooseTab(chosen: HTMLButtonElement, group: string | undefined): void {
  const { value = '' } = chosen.dataset;
  const before = chosen.getBoundingClientRect().top;
  select(chosen);
  if (!group) return;
  storePreference(storageKeys.tabGroup(group), value);
  for (const tabs of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${CSS.escape(group)}"]`)) {
    const same = tabs.querySelector<HTMLButtonElement>(
      `:scope > [role=tablist] > [data-value="${CSS.escape(value)}"]`,
    );
    if (same && same !== chosen) select(same);
  }
  // Tabs above may have changed their height; what the reader clicked stays where it is.
  window.scrollBy({ top: chosen.getBoundingClientRect().top - before, behavior: 'instant' });
}

function select(button: HTMLButtonElement): void {
  for (const other of button.parentElement?.querySelectorAll<HTMLButtonElement>('button') ?? []) {
    const isSelected = other === button;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    document
      .getElementById(other.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute('data-selected', isSelected);
  }
}

/** What scrolls sideways can be reached and scrolled by keyboard, and has a name. */
function addScrollRegions(prose: HTMLElement, labels: ProseLabels, signal: AbortSignal): void {
  const mark = () => {
    for (const box of prose.querySelectorAll<HTMLElement>('pre, .table, .math')) {
      const scrolls = box.scrollWidth > box.clientWidth;
      if (scrolls === (box.tabIndex === 0)) continue;
      const words = box.matches('pre')
        ? labels.region
        : box.matches('.math')
          ? labels.mathRegion
          : labels.tableRegion;
      for (const [name, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-label': words }))
        if (scrolls) box.setAttribute(name, value);
        else box.removeAttribute(name);
    }
  };
  const sizes = new ResizeObserver(mark);
  signal.addEventListener('abort', () => sizes.disconnect());
  afterPaint(() => {
    // Tells the first size too. A screen that is turned changes what fits, and so do wider letters that come late.
    sizes.observe(prose);
    document.fonts.ready.then(mark, () => undefined);
  }, signal);
}

import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

const off = 'off';

/**
 * The character of an event that may be a shortcut of a single key; nothing while text is typed, with Ctrl or Cmd, and where
 * these shortcuts are off. Some keyboards need Alt, or Ctrl and Alt, to type the character.
 */
export function singleKeyOf({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): string | undefined {
  if (metaKey || (ctrlKey && !altKey) || isTyping(target)) return undefined;
  return areOn() ? key : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}

/**
 * Whether shortcuts of a single key, such as / for the search, are on. They can be switched off, since a key without Ctrl or Cmd
 * interferes with speech input (WCAG 2.1.4).
 */
function areOn(): boolean {
  return readPreference(storageKeys.searchSlash) !== off;
}

/** A checkbox that switches these shortcuts on and off, also for later visits; its label names them. Style: shortcut-list.css. */
export function singleKeySwitch(text: string): HTMLElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = areOn();
  box.addEventListener('change', () => storePreference(storageKeys.searchSlash, box.checked ? 'on' : off));
  const label = document.createElement('label');
  label.className = 'single-keys';
  label.append(box, text);
  return label;
}

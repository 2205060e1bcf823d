/** Names of keys in `ti.GUI`, by the names of browsers; a key that types one character has that character in lower case. */
const names: Readonly<Record<string, string>> = {
  Enter: 'Return',
  Backspace: 'BackSpace',
  CapsLock: 'Caps_Lock',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
};

/** Names of the buttons of a mouse, by the numbers of browsers. */
const buttons: readonly string[] = ['LMB', 'MMB', 'RMB'];

/** Where a key is that there are two of: `location` of its event. */
const [leftKey, rightKey] = [1, 2];

/** The name of a key in `ti.GUI`. The language tells the two keys of a pair apart: `Shift_L`, `Control_R`. */
export function keyName({ key, location }: Pick<KeyboardEvent, 'key' | 'location'>): string {
  const name = names[key] ?? (key.length === 1 ? key.toLowerCase() : key);
  if (location === leftKey) return `${name}_L`;
  return location === rightKey ? `${name}_R` : name;
}

/** The name of a button of the mouse; none for others than the three. */
export function buttonName({ button }: Pick<PointerEvent, 'button'>): string | undefined {
  return buttons[button];
}

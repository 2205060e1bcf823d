import { describe, expect, test } from 'vitest';
import { buttonName, keyName } from '@/lib/browser/run/window-keys.ts';
import { openWindow } from '../window.ts';

describe('keys and buttons of a window', () => {
  test('have the names of ti.GUI', async () => {
    await openWindow();
    const named = (key: string, location = 0) => keyName({ key, location });
    expect([named('a'), named('A'), named(' '), named('Escape')]).toEqual(['a', 'a', ' ', 'Escape']);
    expect([named('Enter'), named('ArrowUp'), named('CapsLock')]).toEqual(['Return', 'Up', 'Caps_Lock']);
    expect([named('Shift', 1), named('Control', 2)]).toEqual(['Shift_L', 'Control_R']);
    expect([0, 1, 2, 3].map((button) => buttonName({ button }))).toEqual(['LMB', 'MMB', 'RMB', undefined]);
  });
});

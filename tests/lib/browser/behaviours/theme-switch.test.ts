import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '@/lib/site/constants.ts';
import { openWindow, pageOf } from '../window.ts';

let page: AbortController;

const theme = () => document.documentElement.dataset.theme;
const stored = () => localStorage.getItem(storageKeys.theme);
const button = (selector = '.theme-switch') => document.querySelector<HTMLElement>(selector);

/** What another tab has stored. */
function store(newValue: string | null, key: string = storageKeys.theme): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(async () => {
  const content = '<button class="theme-switch"><svg></svg></button><button class="other"></button>';
  await openWindow('/', pageOf({ content }));
  document.documentElement.dataset.theme = 'dark';
  const { themeSwitch } = await import('@/lib/browser/behaviours/theme-switch.ts');
  page = new AbortController();
  themeSwitch(page.signal);
});

describe('a click on the switch', () => {
  test('applies the other theme, stores it, and back again', () => {
    button()?.click();
    expect([theme(), stored()]).toEqual(['light', 'light']);
    button()?.click();
    expect([theme(), stored()]).toEqual(['dark', 'dark']);
  });

  test('works on everything in it, and nowhere else', () => {
    button('.theme-switch svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(theme()).toBe('light');
    button('.other')?.click();
    expect(theme()).toBe('light');
  });

  test.each([undefined, '', 'sepia', 'light'])(
    'applies the dark theme where the current one is %j',
    (present) => {
      if (present === undefined) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = present;
      button()?.click();
      expect([theme(), stored()]).toEqual(['dark', 'dark']);
    },
  );

  test('works where the browser denies storage', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
    button()?.click();
    expect(theme()).toBe('light');
  });
});

describe('the choice in another tab', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['sepia', 'light'],
    ['', 'light'],
    [null, 'dark'],
  ])('%j shows here as %s', (newValue, shown) => {
    document.documentElement.dataset.theme = shown === 'dark' ? 'light' : 'dark';
    store(newValue);
    expect(theme()).toBe(shown);
    expect(stored()).toBeNull();
  });

  test('of something else changes nothing', () => {
    store('light', storageKeys.locale);
    expect(theme()).toBe('dark');
  });
});

test('all colours change at once: transitions are off for a moment', () => {
  vi.useFakeTimers();
  button()?.click();
  expect(document.documentElement.dataset).toHaveProperty('themeChanges');
  vi.runAllTimers();
  expect(document.documentElement.dataset).not.toHaveProperty('themeChanges');
});

test('after the page was replaced there are no listeners any more', () => {
  page.abort();
  button()?.click();
  store('light');
  expect(theme()).toBe('dark');
});

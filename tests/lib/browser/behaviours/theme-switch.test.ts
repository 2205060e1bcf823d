import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '@/lib/site/constants.ts';
import { openWindow, pageOf } from '../window.ts';

let page: AbortController;
/** What the system prefers, and a function that changes it. */
let system: { matches: boolean; change(isDark: boolean): void };

const theme = () => document.documentElement.dataset.theme;
const stored = () => localStorage.getItem(storageKeys.theme);
const button = (choice: string) => document.querySelector<HTMLElement>(`[data-theme-choice=${choice}]`);
const pressed = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map(
    ({ dataset }) => dataset.themeChoice,
  );

/** What another tab has stored. */
function store(newValue: string | null, key: string = storageKeys.theme): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Opens a page that has this choice stored, with the theme that the inline script has set. */
async function open(choice?: string, present = 'dark'): Promise<void> {
  const content = ['dark', 'light', 'system']
    .map(
      (name) => `<button data-theme-choice="${name}" aria-pressed="${name === 'dark'}"><svg></svg></button>`,
    )
    .join('');
  await openWindow('/', pageOf({ content: `${content}<button class="other"></button>` }));
  if (choice !== undefined) localStorage.setItem(storageKeys.theme, choice);
  document.documentElement.dataset.theme = present;
  const target = new EventTarget();
  system = Object.assign(target, {
    matches: false,
    change(isDark: boolean) {
      system.matches = isDark;
      target.dispatchEvent(new Event('change'));
    },
  });
  vi.stubGlobal('matchMedia', () => system);
  const { themeSwitch } = await import('@/lib/browser/behaviours/theme-switch.ts');
  page = new AbortController();
  themeSwitch(page.signal);
}

beforeEach(() => open());

describe('a click on a choice', () => {
  test('applies the theme, stores it and marks the choice', () => {
    expect([theme(), stored(), pressed()]).toEqual(['dark', null, ['dark']]);
    button('light')?.click();
    expect([theme(), stored(), pressed()]).toEqual(['light', 'light', ['light']]);
    button('dark')?.click();
    expect([theme(), stored(), pressed()]).toEqual(['dark', 'dark', ['dark']]);
  });

  test('applies the theme of the system, and follows it until another choice', () => {
    button('system')?.click();
    expect([theme(), stored(), pressed()]).toEqual(['light', 'system', ['system']]);
    system.change(true);
    expect([theme(), pressed()]).toEqual(['dark', ['system']]);
    button('light')?.click();
    system.change(false);
    system.change(true);
    expect([theme(), pressed()]).toEqual(['light', ['light']]);
  });

  test('works on everything in it, and nowhere else', () => {
    document.querySelector<HTMLElement>('.other')?.click();
    expect(theme()).toBe('dark');
    button('light')
      ?.querySelector('svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(theme()).toBe('light');
  });

  test('works where the browser denies storage, also on the next page of the visit', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
    button('light')?.click();
    expect(theme()).toBe('light');
    page.abort();
    const { themeSwitch } = await import('@/lib/browser/behaviours/theme-switch.ts');
    themeSwitch(new AbortController().signal);
    expect([theme(), pressed()]).toEqual(['light', ['light']]);
  });
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  ['sepia', 'light'],
  ['', 'dark'],
])('the stored choice %j is marked as %s', async (choice, marked) => {
  await open(choice);
  expect(pressed()).toEqual([marked]);
});

test('while nothing is chosen the system does not count', () => {
  system.change(false);
  expect(theme()).toBe('dark');
});

describe('the choice in another tab', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'light'],
    ['sepia', 'light'],
    ['', 'dark'],
    [null, 'dark'],
  ])('%j shows here as %s', async (newValue, shown) => {
    await open(shown === 'dark' ? 'light' : 'dark', shown === 'dark' ? 'light' : 'dark');
    store(newValue);
    expect(theme()).toBe(shown);
  });

  test('of something else changes nothing', () => {
    store('light', storageKeys.locale);
    expect(theme()).toBe('dark');
  });
});

test('all colours change at once: transitions are off for a moment', () => {
  vi.useFakeTimers();
  button('light')?.click();
  expect(document.documentElement.dataset).toHaveProperty('themeChanges');
  vi.runAllTimers();
  expect(document.documentElement.dataset).not.toHaveProperty('themeChanges');
});

test('after the page was replaced there are no listeners any more', () => {
  page.abort();
  button('light')?.click();
  store('light');
  system.change(true);
  expect(theme()).toBe('dark');
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '@/lib/site/constants.ts';
import { openWindow } from './window.ts';

type Positions = typeof import('@/lib/browser/positions.ts');

let positions: Positions;

/** Loads the module again, as a reload of the tab does. */
async function load(): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  positions = await import('@/lib/browser/positions.ts');
  scrollTo({ top: 0, left: 0 });
  positions.startPositions();
}

function scrollAsReader(top: number, left = 0): void {
  scrollTo({ top, left });
  dispatchEvent(new Event('scroll'));
}

/** A new entry of the history, whose page is shown. */
function enter(path: string): void {
  history.pushState(null, '', path);
  positions.takeEntry();
  scrollTo({ top: 0, left: 0 });
}

/** A step to an entry that has been shown before. */
function step(delta: number): void {
  history.go(delta);
  positions.takeEntry();
  scrollTo({ top: 0, left: 0 });
}

const restored = () => [positions.restorePosition(), scrollX, scrollY];

beforeEach(async () => {
  await openWindow('/a/');
  history.replaceState({ other: 1 }, '');
});

describe('an entry of the history', () => {
  beforeEach(load);

  test('gets a unique name, beside the rest of its state', () => {
    const first = history.state;
    expect(first).toEqual({ other: 1, entry: expect.any(String) });
    enter('/b/');
    expect(history.state.entry).not.toBe(first.entry);
    expect([positions.isKnownEntry(first), positions.isKnownEntry(history.state)]).toEqual([true, true]);
  });

  test('has the same name later', async () => {
    const first = history.state;
    enter('/b/');
    step(-1);
    expect(history.state).toEqual(first);
    await load();
    expect(history.state).toEqual(first);
  });

  test.each([null, undefined, {}, { entry: 1 }, 'text', 1])(
    'with the state %j has not been shown before',
    (state) => {
      expect(positions.isKnownEntry(state)).toBe(false);
    },
  );
});

describe('an entry for what covers the page', () => {
  beforeEach(load);

  test('is known as one, also after a reload, and those around it are not', async () => {
    const address = location.href;
    expect(positions.isCoverEntry()).toBe(false);
    positions.pushCover();
    expect([positions.isCoverEntry(), location.href]).toEqual([true, address]);
    await load();
    expect(positions.isCoverEntry()).toBe(true);
    step(-1);
    expect(positions.isCoverEntry()).toBe(false);
  });

  test('does not lose the position of the page', () => {
    scrollAsReader(500);
    positions.pushCover();
    step(-1);
    expect(restored()).toEqual([true, 0, 500]);
  });
});

describe('the position', () => {
  beforeEach(load);

  test('is not restored by the browser', () => {
    expect(history.scrollRestoration).toBe('manual');
  });

  test('on each entry is restored, and no other', () => {
    scrollAsReader(500, 20);
    enter('/b/');
    scrollAsReader(900);
    step(-1);
    expect(restored()).toEqual([true, 20, 500]);
    step(1);
    expect(restored()).toEqual([true, 0, 900]);
  });

  test('is not known where the reader has not scrolled', () => {
    expect(restored()).toEqual([false, 0, 0]);
    scrollAsReader(500);
    enter('/b/');
    expect(restored()).toEqual([false, 0, 0]);
  });

  test('is recorded for the entry that is shown, until another is taken', () => {
    scrollAsReader(500);
    enter('/b/');
    history.back();
    scrollAsReader(900);
    positions.takeEntry();
    expect(restored()).toEqual([true, 0, 500]);
    step(1);
    expect(restored()).toEqual([true, 0, 900]);
  });

  test('outlives a reload, on all entries', async () => {
    scrollAsReader(500);
    enter('/b/');
    scrollAsReader(900);
    await load();
    expect(restored()).toEqual([true, 0, 900]);
    step(-1);
    expect(restored()).toEqual([true, 0, 500]);
  });
});

describe('what is stored', () => {
  test.each([
    '',
    'x',
    'null',
    '{}',
    '[1]',
    '[["a"]]',
    '[["a",5]]',
    '[["a",[1]]]',
    '[["a",[1,2,3]]]',
    '[["a",["1",2]]]',
    '[["a",[null,2]]]',
    '[[1,[1,2]]]',
  ])('counts as nothing when it is %j', async (stored) => {
    history.replaceState({ entry: 'a' }, '');
    sessionStorage.setItem(storageKeys.positions, stored);
    vi.resetModules();
    positions = await import('@/lib/browser/positions.ts');
    positions.startPositions();
    expect(restored()).toEqual([false, 0, 0]);
  });

  test('counts where it is a position, whatever else is stored', async () => {
    history.replaceState({ entry: 'a' }, '');
    sessionStorage.setItem(storageKeys.positions, '[5,["b"],["a",[1,2]]]');
    positions = await import('@/lib/browser/positions.ts');
    positions.startPositions();
    expect(restored()).toEqual([true, 1, 2]);
  });

  test('may be denied by the browser: positions then last until the next load', async () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny });
    await load();
    scrollAsReader(500);
    scrollTo({ top: 0 });
    expect(restored()).toEqual([true, 0, 500]);
    await load();
    expect(restored()).toEqual([false, 0, 0]);
  });
});

import type { Browser, InputSource } from './browser.ts';
import { clickPointOf, type Target } from './click-point.ts';

/** How long a page may take to do what is expected, in milliseconds. */
const patienceMs = 10_000;

/** What a reader does with a page and sees of it, the same in every browser. */
export class Page {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** Loads a page and waits until its behaviours run: the form in every footer says so. */
  async open(path: string): Promise<void> {
    await this.browser.open(`${this.origin}/${path}`);
    // The mouse may still be where the page before had a menu: it would open the menu of this page.
    await this.browser.perform([mouse(move({ x: 0, y: 0 }))]);
    await this.see(
      'whether the behaviours run',
      true,
      () => document.querySelector('form[data-state=idle]') !== null,
    );
  }

  /** Gives what a function finds in the page. It may use nothing from outside itself but its arguments. */
  read<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.browser.evaluate(inPage, ...args);
  }

  /**
   * Waits until a function finds in the page what is expected.
   * @param what names it for the report
   * @throws Error with what it found at the end
   */
  async see<Args extends unknown[]>(
    what: string,
    expected: unknown,
    inPage: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    const wanted = JSON.stringify(expected);
    const found = await until(
      async () => JSON.stringify(await this.read(inPage, ...args)),
      (text) => text === wanted,
    );
    if (found !== wanted) throw new Error(`${what}: expected ${wanted}, found ${found}`);
  }

  /** Brings an element into view, if it is not, and gives its middle. @throws Error where none can be clicked */
  async find(target: Target): Promise<{ x: number; y: number }> {
    let before = '';
    const point = await until(
      () => this.read(clickPointOf, target),
      (found) => {
        const text = JSON.stringify(found);
        const rests = text === before && !('fault' in found);
        before = text;
        return rests;
      },
    );
    if ('fault' in point) throw new Error(`${target.css} ${target.name ?? ''}: ${point.fault}`);
    return point;
  }

  /** Moves the mouse onto an element. */
  async point(target: Target): Promise<void> {
    await this.browser.perform([mouse(move(await this.find(target)))]);
  }

  async click(target: Target): Promise<void> {
    const point = await this.find(target);
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    await this.browser.perform([mouse(move(point), ...press)]);
  }

  /** Presses a key, with others held: `Escape`, `Control+k`. */
  press(keys: string): Promise<void> {
    const values = keys.split('+').map((key) => keyValues[key] ?? key);
    return this.browser.perform([
      keyboard(
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ),
    ]);
  }

  type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return this.browser.perform([keyboard(...strokes)]);
  }

  back(): Promise<void> {
    return this.browser.back();
  }
}

/** Asks until the answer is accepted, or `patienceMs` have passed. @returns the last answer */
async function until<T>(ask: () => Promise<T>, isAccepted: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isAccepted(answer) || Date.now() > end) return answer;
    await new Promise((done) => setTimeout(done, 50));
  }
}

type Actions = InputSource['actions'];

function move({ x, y }: { x: number; y: number }): Actions[number] {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
}

function mouse(...actions: Actions): InputSource {
  return { type: 'pointer', id: 'mouse', actions };
}

function keyboard(...actions: Actions): InputSource {
  return { type: 'key', id: 'keyboard', actions };
}

/** Keys without a character, as WebDriver writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyValues: Record<string, string> = {
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowDown: '\uE015',
};

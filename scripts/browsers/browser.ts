/** One device in a sequence of input actions, as both WebDriver and WebDriver BiDi write it. */
export type InputSource = {
  type: 'pointer' | 'key';
  id: string;
  actions: ({ type: string } & Record<string, unknown>)[];
};

/** A browser with one page, driven from outside through its remote protocol. */
export type Browser = {
  /** Name and version as the report shows them: `firefox-esr 153.7.0`. */
  name: string;
  /** Loads an address and waits for the load event of its document. */
  open(address: string): Promise<void>;
  /**
   * Calls a function in the page. Arguments and result travel as JSON, and the function may use nothing from outside itself.
   * @throws Error with the message of what the function throws
   */
  evaluate<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Mouse and keyboard as a reader uses them: the events are trusted, and defaults of the browser happen. */
  perform(input: readonly InputSource[]): Promise<void>;
  back(): Promise<void>;
  /** Gives the page this viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The script errors and console errors since the last call, one line each. */
  takeErrors(): string[];
  close(): Promise<void>;
};

/** A browser or something it needs is not installed; the message says what to install. */
export class MissingBrowser extends Error {}

/** Text that calls a function in a page and gives its result as JSON; `undefined` becomes `null`. */
export function callAsText(inPage: (...args: never[]) => unknown, args: readonly unknown[]): string {
  // tsx wraps named functions in a call of `__name`, which the page does not have.
  return `const __name = (named) => named; return JSON.stringify((${inPage})(...${JSON.stringify(args)})) ?? 'null';`;
}

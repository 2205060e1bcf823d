import type { Page } from './page.ts';

/** One thing that has to work in every browser. */
export type Step = {
  /** As the report shows it. */
  name: string;
  /** The width of the viewport in CSS pixels, where it is not that of a desktop. */
  width?: number;
  /** @throws Error that says what is not as expected */
  run(page: Page): Promise<void>;
};

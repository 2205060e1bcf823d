import type { Page } from './page.ts';

/** One thing that has to work in every browser. */
export type Step = {
  /** As the report shows it. */
  name: string;
  /** Of the viewport in CSS pixels, where it is not a desktop's. */
  width?: number;
  /** @throws Error that says what is not as expected */
  run(page: Page): Promise<void>;
};

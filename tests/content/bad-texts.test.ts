import { describe } from 'vitest';
import { tryCases } from './bad-content.ts';
import { texts } from './texts.cases.ts';

describe('a bad text is reported with file and line, what it is, the nearest match and the way out', () => {
  tryCases(texts);
});

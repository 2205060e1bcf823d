import { describe, expect, test } from 'vitest';
import { tryCases } from './bad-content.ts';
import { files } from './files.cases.ts';
import { frontMatter } from './front-matter.cases.ts';
import { links } from './links.cases.ts';
import { lists } from './lists.cases.ts';
import { nameCases } from './names.cases.ts';
import { paths, rightPaths } from './paths.cases.ts';
import { contentStep } from './root.ts';
import { reference, stubs } from './stubs.cases.ts';

describe('bad files are reported with file and line, what it is, the nearest match and the way out', () => {
  tryCases([...frontMatter, ...links, ...lists, ...files, ...paths, ...stubs, ...nameCases]);

  test('and nothing is said of a site without a mistake', async () => {
    expect(await contentStep({})).toEqual({ said: [], isBuilt: true });
    expect(await contentStep(rightPaths)).toEqual({ said: [], isBuilt: true });
    expect(await contentStep(reference)).toEqual({ said: [], isBuilt: true });
  });
});

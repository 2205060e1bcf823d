import { expect, test } from 'vitest';
import { filesOf, fixture, imported } from '../lib/import/imported.ts';
import { base, contentStep, type Files } from './root.ts';

const { files, pictures } = filesOf(imported(fixture));
const written: Files = {
  ...Object.fromEntries(Object.keys(base).map((path) => [path, undefined])),
  ...Object.fromEntries([...files].map(([path, { content }]) => [`content/${path}`, content])),
  ...Object.fromEntries([...pictures].map(([address, { content }]) => [`public${address}`, content])),
};

test('an imported site builds, also when it has fewer languages than the code knows', async () => {
  expect(await contentStep(written)).toEqual({ said: [], isBuilt: true });
});

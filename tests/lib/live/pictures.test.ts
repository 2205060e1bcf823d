import { expect, test } from 'vitest';
import { runExample } from '@/lib/live/run.ts';

const head = ['import taichi as ti', 'import numpy as np', 'ti.init(arch=ti.cpu)'];

const run = (...lines: string[]) => runExample([...head, ...lines].join('\n'), { version: 'v1.6.0' });

test('a field becomes a picture: the first axis goes to the right, the second one upwards', async () => {
  const { pictures } = await run(
    'x = ti.Vector.field(3, ti.f32, shape=(2, 2))',
    'x[0, 0] = [1, 0, 0]',
    'x[1, 1] = [0, 0.5, 2]',
    'ti.tools.imwrite(x, "a.png")',
  );
  const [picture] = pictures;
  expect(picture).toMatchObject({ line: 7, name: 'a.png', width: 2, height: 2 });
  const pixel = (at: number) => [...(picture?.pixels.slice(at * 4, at * 4 + 4) ?? [])];
  expect([0, 1, 2, 3].map(pixel)).toEqual([
    [0, 0, 0, 255],
    [0, 128, 255, 255],
    [255, 0, 0, 255],
    [0, 0, 0, 255],
  ]);
});

test('an array of another type or shape is an error', async () => {
  const { outcome } = await run('ti.tools.imwrite(np.zeros((2, 2), dtype=np.int32), "a.png")');
  expect(outcome).toMatchObject({
    type: 'ValueError',
    message: 'Data type int32 not supported in ti.tools.imwrite',
  });
  const { outcome: other } = await run('ti.tools.imwrite(np.zeros(4, dtype=np.uint8), "a.png")');
  expect(other).toMatchObject({
    type: 'AssertionError',
    message: 'Image must be either RGB/RGBA or greyscale',
  });
});

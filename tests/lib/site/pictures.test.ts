import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { julia, juliaColour, juliaConstant } from '@/lib/site/pictures.ts';

/** The programs that draw the picture; the second one measures how long it takes. */
const [program, benchmark] = ['content/en/home/program.py', 'public/benchmark/julia.py'].map((file) =>
  readFileSync(file, 'utf8'),
);

/** The kernel, without indentation, and without comments. */
function kernelOf(source = ''): string[] {
  const kernel = /@ti\.kernel\n(?:.+\n)+/.exec(source)?.[0] ?? '';
  return kernel.split('\n').map((line) => line.replace(/#.*/, '').trim());
}

describe('the picture of the home page', () => {
  const { width, height, scale, escapeAt, steps, softness, night, teal, middle, reach, imaginary, step } =
    julia;

  test('has the numbers of the program', () => {
    for (const line of [
      `pixels = ti.Vector.field(3, ti.f32, shape=(${width}, ${height}))`,
      `night = tm.vec3(${night.join(', ')}) / 255`,
      `teal = tm.vec3(${teal.join(', ')})`,
      `z = tm.vec2(i - ${width / 2}, j - ${height / 2}) / ${scale}`,
      `while n < ${steps} and z.norm_sqr() < ${escapeAt}:`,
      `glow = 1 - tm.exp(-light / ${softness})`,
      `res=(${width}, ${height})`,
      `tm.vec2(${middle} - ${-reach} * tm.cos(t), ${imaginary})`,
      `t += ${step}`,
    ])
      expect(program).toContain(line);
  });

  test('is measured with the kernel of the program, from the same constant on', () => {
    expect(kernelOf(benchmark)).toEqual(kernelOf(program));
    expect(kernelOf(program).length).toBeGreaterThan(5);
    expect(benchmark).toContain(`WIDTH, HEIGHT = ${width}, ${height}`);
    expect(benchmark).toContain(`C = complex(${juliaConstant(0).join(', ')})`);
  });

  /** Whether no point of a square of the picture, given by its corner in pixels, escapes. */
  function isPatch(left: number, bottom: number, side: number, [re, im]: [number, number]): boolean {
    for (let i = left; i <= left + side; i += side / 4)
      for (let j = bottom; j <= bottom + side; j += side / 4) {
        let [x, y, n] = [(i - width / 2) / scale, (j - height / 2) / scale, 0];
        for (; x * x + y * y < escapeAt && n < steps; n++) [x, y] = [x * x - y * y + re, 2 * x * y + im];
        if (n < steps) return false;
      }
    return true;
  }

  function patches(constant: [number, number]): number {
    const side = 16;
    let found = 0;
    for (let i = 0; i < width; i += side)
      for (let j = 0; j < height; j += side) if (isPatch(i, j, side, constant)) found += 1;
    return found;
  }

  test('has no patch without a drawing in it, wherever its constant is', () => {
    for (let angle = 0; angle < Math.PI; angle += 0.02) expect(patches(juliaConstant(angle))).toBe(0);
  });

  test('control: a set with an inside has such patches', () => {
    expect(patches([-0.8, 0])).toBeGreaterThan(20);
  });

  test('is dark far from the set, and as bright as can be where a point never escapes', () => {
    const far = juliaColour(30, 0, juliaConstant(0));
    expect(far).toEqual(night.map((value) => value / 255));
    for (const channel of juliaColour(0, 0, [0, 0])) expect(channel).toBeGreaterThan(0.99);
  });
});

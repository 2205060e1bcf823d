import { expect, test } from 'vitest';
import { fragmentOf, programOfFragment } from '@/lib/browser/run/program-link.ts';
import { runLimits } from '@/lib/site/run.ts';

const packedOf = async (code: string) => (await fragmentOf(code))?.replace('#program=', '') ?? '';

test.each(['', 'print(1)\n', 'print("太极 — ¹²³ 🌀")\n'.repeat(40)])(
  'a link gives back the program %#',
  async (code) => {
    const packed = await packedOf(code);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(await programOfFragment(packed)).toBe(code);
  },
);

test('a program that makes the link too long has none', async () => {
  let state = 1;
  const noise = Array.from({ length: runLimits.linkMax }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
  expect(await fragmentOf(noise)).toBeUndefined();
});

test('a short link to a very long program is not unpacked to the end', async () => {
  const packed = await packedOf('x'.repeat(runLimits.linkedMax + 1));
  expect(packed.length).toBeLessThan(1000);
  await expect(programOfFragment(packed)).rejects.toThrow('too long');
  expect(await programOfFragment(await packedOf('x'.repeat(runLimits.linkedMax)))).toHaveLength(
    runLimits.linkedMax,
  );
});

test.each(['%', 'AAAA', 'not base64!'])('a damaged link is an error: %s', async (packed) => {
  await expect(programOfFragment(packed)).rejects.toThrow();
});

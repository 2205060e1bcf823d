import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('app/global.css', 'utf8');

/** The colours of a theme, by the first block of the style sheet that has its scheme. */
function tokens(scheme: 'light' | 'dark'): Record<string, string> {
  const block = css.split(`color-scheme: ${scheme};`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Contrast of two colours by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const surfaces = ['--surface', '--surface-raised', '--surface-hover'];
const texts = ['--text', '--text-muted', '--accent', '--warning', '--danger'];
const code = [
  '--code-text',
  '--code-keyword',
  '--code-string',
  '--code-constant',
  '--code-comment',
  '--code-function',
  '--code-parameter',
];

describe.each(['light', 'dark'] as const)('colours of the %s theme', (scheme) => {
  const colour = tokens(scheme);
  const pairs = [
    ...surfaces.flatMap((surface) => texts.map((text) => [text, surface, 4.5] as const)),
    ...code.flatMap((text) =>
      ['--surface-code', '--highlight'].map((surface) => [text, surface, 4.5] as const),
    ),
    ['--on-accent', '--accent', 4.5] as const,
    ['--control-line', '--surface', 3] as const,
    ['--figure-text', '--figure-fill', 4.5] as const,
    ['--figure-text', '--figure-accent-soft', 4.5] as const,
    ['--figure-muted', '--surface', 4.5] as const,
    ['--figure-on-accent', '--figure-accent', 4.5] as const,
    ['--figure-accent', '--surface', 3] as const,
    ['--figure-line', '--surface', 3] as const,
  ];
  test.each(pairs)('%s on %s is at least %d:1', (text, surface, least) => {
    expect(contrast(colour[text] ?? 'missing', colour[surface] ?? 'missing')).toBeGreaterThanOrEqual(least);
  });
});

test('the measure itself: black on white is 21:1, grey on white is not enough', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#999999', '#ffffff')).toBeLessThan(4.5);
});

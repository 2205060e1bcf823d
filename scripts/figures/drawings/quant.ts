import { type Drawing, type Forms, lines, range, texts } from '../drawing.ts';

/** Values of `fixed(bits=5, signed=False, max_value=8.0)`. */
const fixed = range(32).map((n) => n / 4);

/** Values of `float(exp=5, frac=2, signed=False)` from 1/32 to 8; those below are closer than a pixel. */
const float = [
  0,
  ...range(8).flatMap((power) => range(4).map((part) => (1 + part / 4) * 2 ** (power - 5))),
  8,
];

/** Which numbers two quantised types can hold. */
export const steps: Forms = { wide: numberLines(76), narrow: numberLines(38) };

function numberLines(unit: number): Drawing {
  const left = 5;
  const ticks = (values: readonly number[], y: number) =>
    values.map((value) => `M${Math.round((left + value * unit) * 10) / 10} ${y}v20`).join('');
  return {
    width: 8 * unit + 2 * left,
    height: 142,
    markup: [
      texts(
        { font: 'words' },
        [0, 12, 'Fixed point, 5 bits: steps of 0.25'],
        [0, 70, 'Floating point, exp=5, frac=2: 4 steps per doubling'],
      ),
      lines('accent', ticks(fixed, 22) + ticks(float, 80), { width: 2 }),
      lines(
        'line',
        `M${left} 114H${left + 8 * unit}${range(9)
          .map((n) => `M${left + n * unit} 110v8`)
          .join('')}`,
      ),
      texts(
        { colour: 'muted', anchor: 'middle' },
        ...range(9).map((n) => [left + n * unit, 136, n] as const),
      ),
    ].join(''),
  };
}

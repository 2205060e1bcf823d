import {
  arrows,
  below,
  beside,
  boxes,
  type Drawing,
  dots,
  type Forms,
  lines,
  range,
  signed,
  texts,
} from '../drawing.ts';

const divisor = 3;
const dividends = range(13).map((index) => index - 6);

/** Two divisions of integers: quotients and remainders of numbers on both sides of zero. */
const divisions = [
  { names: ['a // 3', 'a % 3'], quotient: Math.floor },
  { names: ['ti.raw_div(a, 3)', 'ti.raw_mod(a, 3)'], quotient: Math.trunc },
];

const [down, off] = divisions.map(division) as [Drawing, Drawing];

/** How quotients of negative numbers are rounded, and what remains. */
export const rounding: Forms = { wide: beside(32, down, off), narrow: below(32, down, off) };

function division({ names: [name = '', rest = ''], quotient }: (typeof divisions)[number]): Drawing {
  const [left, step, row, zero, bottom] = [40, 21, 24, 78, 152];
  const x = (a: number) => left + (a + 6) * step;
  const y = (value: number) => zero - value * row;
  const points = dividends.map((a) => ({ a, q: quotient(a / divisor) }));
  // A step of the staircase: the dividends with one quotient.
  const steps = [...new Set(points.map(({ q }) => q))].map((q) => points.filter((point) => point.q === q));
  const treads = steps.map(
    (step) => `M${x(step[0]?.a ?? 0)} ${y(step[0]?.q ?? 0)}H${x(step.at(-1)?.a ?? 0)}`,
  );
  return {
    width: x(6) + 8,
    height: bottom + 50,
    markup: [
      texts({}, [0, 12, name]),
      lines('line', `M${left} ${zero}H${x(6)}M${x(0)} ${y(2)}V${y(-2)}`, { width: 1 }),
      texts(
        { colour: 'muted', anchor: 'end' },
        ...[-2, -1, 1, 2].map((q) => [left - 12, y(q) + 4.5, signed(q)] as const),
      ),
      lines('accent', treads.join(''), { width: 2 }),
      dots('accent', 4, ...points.map(({ a, q }) => [x(a), y(q)] as const)),
      texts(
        { colour: 'muted', anchor: 'middle' },
        [left - 24, bottom, 'a'],
        ...dividends.map((a) => [x(a), bottom, signed(a)] as const),
      ),
      texts({}, [0, bottom + 26, rest]),
      texts(
        { anchor: 'middle' },
        ...points.map(({ a, q }) => [x(a), bottom + 46, signed(a - q * divisor)] as const),
      ),
    ].join(''),
  };
}

/** What the thread on the left or the right does with an element, and the value that the element has then. */
type Access = { by: 'left' | 'right'; does: string; reads: boolean; total: number };

const separate: Access[] = [
  { by: 'left', does: 'reads 5', reads: true, total: 5 },
  { by: 'right', does: 'reads 5', reads: true, total: 5 },
  { by: 'left', does: 'writes 6', reads: false, total: 6 },
  { by: 'right', does: 'writes 6', reads: false, total: 6 },
];

const atomic: Access[] = [
  { by: 'left', does: 'adds 1', reads: false, total: 6 },
  { by: 'right', does: 'adds 1', reads: false, total: 7 },
];

/** Two threads that add 1 to the same element. */
export const lostUpdate: Forms = {
  wide: beside(36, accesses('total[None] = total[None] + 1', separate), accesses('total[None] += 1', atomic)),
  narrow: below(
    24,
    accesses('total[None] = total[None] + 1', separate),
    accesses('total[None] += 1', atomic),
  ),
};

function accesses(title: string, list: readonly Access[]): Drawing {
  const [width, middle, top, pitch, half] = [288, 144, 62, 40, 17];
  const rows = list.map((access, index) => ({ ...access, y: top + (index + 1) * pitch }));
  const places = { left: [0, 78, middle - half - 5], right: [width, width - 78, middle + half + 5] } as const;
  const end = rows.at(-1)?.y ?? 0;
  const states = [{ total: 5, y: top }, ...rows];
  const track = ({ by, reads, y }: (typeof rows)[number]) => {
    const [, near, far] = places[by];
    return reads
      ? ([
          [far, y],
          [near, y],
        ] as const)
      : ([
          [near, y],
          [far, y],
        ] as const);
  };
  const said = (by: Access['by']) =>
    rows.filter((row) => row.by === by).map(({ does, y }) => [places[by][0], y + 4.5, does] as const);
  return {
    width,
    height: end + 14,
    markup: [
      texts({ anchor: 'middle' }, [middle, 12, title]),
      texts({ colour: 'muted', font: 'words' }, [0, 36, 'thread 0']),
      texts({ colour: 'muted', font: 'words', anchor: 'end' }, [width, 36, 'thread 1']),
      texts({ colour: 'muted', anchor: 'middle' }, [middle, 36, 'total[None]']),
      lines('line', `M${middle} ${top}V${end}`),
      boxes('fill', ...states.slice(0, -1).map(({ y }) => [middle - half, y - 12, 2 * half, 24] as const)),
      boxes('accent', [middle - half, end - 12, 2 * half, 24]),
      arrows('muted', ...rows.map(track)),
      texts({ font: 'words' }, ...said('left')),
      texts({ font: 'words', anchor: 'end' }, ...said('right')),
      texts(
        { anchor: 'middle' },
        ...states.slice(0, -1).map(({ total, y }) => [middle, y + 4.5, total] as const),
      ),
      texts({ colour: 'onAccent', anchor: 'middle' }, [middle, end + 4.5, states.at(-1)?.total ?? 0]),
    ].join(''),
  };
}

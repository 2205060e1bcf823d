import {
  arrows,
  below,
  beside,
  cells,
  codeWidth,
  type Drawing,
  type Forms,
  type Point,
  range,
  texts,
} from '../drawing.ts';

/** The drawings have 8 lanes, where a warp has 32. */
const lanes = range(8);

const values = [3, 1, 4, 1, 5, 9, 2, 6];

/** The prefix sum of a warp: after each step, what every lane holds. */
export const scan: Forms = { wide: prefixSum(44), narrow: prefixSum(28) };

function prefixSum(side: number): Drawing {
  const [left, pitch, height] = [9 * codeWidth + 8, 66, 28];
  const rows = [values];
  for (const step of [1, 2, 4]) {
    const before = rows.at(-1) ?? [];
    rows.push(before.map((value, lane) => value + (lane >= step ? (before[lane - step] ?? 0) : 0)));
  }
  const centre = (lane: number) => left + (lane + 0.5) * side;
  const top = (row: number) => 22 + row * pitch;
  const moves = [1, 2, 4].flatMap((step, row) =>
    lanes
      .filter((lane) => lane >= step)
      .map((lane): Point[] => [
        [centre(lane - step), top(row) + height + 4],
        [centre(lane), top(row + 1) - 4],
      ]),
  );
  const held = (ofLast: boolean) =>
    rows.flatMap((row, index) =>
      (index === rows.length - 1) === ofLast
        ? row.map((value, lane) => [centre(lane), top(index) + 18.5, value] as const)
        : [],
    );
  const squares = (from: number, to: number) =>
    range(to - from).flatMap((row) =>
      lanes.map((lane) => [left + lane * side, top(from + row), side, height] as const),
    );
  return {
    width: left + 8 * side,
    height: top(3) + height,
    markup: [
      texts({ colour: 'muted', anchor: 'middle' }, ...lanes.map((lane) => [centre(lane), 14, lane] as const)),
      cells('fill', ...squares(0, 3)),
      cells('accent', ...squares(3, 4)),
      arrows('accent', ...moves),
      texts({ anchor: 'middle' }, ...held(false)),
      texts({ colour: 'onAccent', anchor: 'middle' }, ...held(true)),
      texts({ colour: 'muted', font: 'words' }, [0, 14, 'lane']),
      texts(
        {},
        [0, top(0) + 18.5, 'x[i]'],
        ...[1, 2, 4].map((step, row) => [0, top(row) + 51.5, `step = ${step}`] as const),
      ),
    ].join(''),
  };
}

/** Functions that move values between lanes: from which lane each one takes its value. */
const functions = [
  { name: 'shfl_up_i32(mask, v, 1)', from: (lane: number) => Math.max(lane - 1, 0) },
  { name: 'shfl_down_i32(mask, v, 1)', from: (lane: number) => Math.min(lane + 1, 7) },
  { name: 'shfl_xor_i32(mask, v, 1)', from: (lane: number) => lane ^ 1 },
  { name: 'shfl_sync_i32(mask, v, 2)', from: (_lane: number) => 2 },
];

const [up, down, xor, sync] = functions.map(shuffle) as [Drawing, Drawing, Drawing, Drawing];

/** What four functions of a warp give to its lanes. */
export const shuffles: Forms = {
  wide: below(28, beside(60, up, down), beside(60, xor, sync)),
  narrow: below(28, up, down, xor, sync),
};

function shuffle({ name, from }: (typeof functions)[number]): Drawing {
  const [side, height, upper, lower] = [32, 26, 24, 92];
  const centre = (lane: number) => (lane + 0.5) * side;
  const row = (y: number) => lanes.map((lane) => [lane * side, y, side, height] as const);
  const letters = (y: number, source: (lane: number) => number) =>
    lanes.map((lane) => [centre(lane), y + 17.5, 'abcdefgh'[source(lane)] ?? ''] as const);
  return {
    width: 8 * side,
    height: lower + height,
    markup: [
      texts({}, [0, 13, name]),
      cells('fill', ...row(upper)),
      cells('accent', ...row(lower)),
      arrows(
        'accent',
        ...lanes.map((lane): Point[] => [
          [centre(from(lane)), upper + height + 4],
          [centre(lane), lower - 4],
        ]),
      ),
      texts({ anchor: 'middle' }, ...letters(upper, (lane) => lane)),
      texts({ colour: 'onAccent', anchor: 'middle' }, ...letters(lower, from)),
    ].join(''),
  };
}

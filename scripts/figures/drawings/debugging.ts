import { arrows, cells, type Drawing, type Forms, lines, type Point, texts } from '../drawing.ts';

const memory = [
  { name: '…', field: 'none', gap: false },
  { name: 'height, row 0', field: 'height', gap: false },
  { name: 'height, row 1', field: 'height', gap: true },
  { name: 'height, row 15', field: 'height', gap: false },
  { name: 'slope, row 0', field: 'slope', gap: false },
  { name: 'slope, row 1', field: 'slope', gap: true },
] as const;

const indices = [
  { index: 'height[-1, 0]', row: 0, isInside: false },
  { index: 'height[0, 0]', row: 1, isInside: true },
  { index: 'height[15, 0]', row: 3, isInside: true },
  { index: 'height[16, 0]', row: 4, isInside: false },
] as const;

/** Where indices inside and outside of a field of 16 rows lead in memory. */
export const bounds: Forms = { wide: strip() };

function strip(): Drawing {
  const [x, width, height, pause] = [156, 150, 32, 16];
  const tops: number[] = [];
  let bottom = 0;
  for (const { gap } of memory) {
    tops.push(bottom);
    bottom += height + (gap ? pause : 0);
  }
  const top = (row: number) => tops[row] ?? 0;
  const rowsOf = (field: string) =>
    memory.flatMap((row, index) => (row.field === field ? [[x, top(index), width, height] as const] : []));
  const arrowsThat = (are: boolean) =>
    indices
      .filter(({ isInside }) => isInside === are)
      .map(({ row }): Point[] => [
        [108, top(row) + height / 2],
        [x - 4, top(row) + height / 2],
      ]);
  const named = (are: boolean) =>
    indices
      .filter(({ isInside }) => isInside === are)
      .map(({ index, row }) => [0, top(row) + height / 2 + 4.5, index] as const);
  const gaps = memory.flatMap(({ gap }, index) => (gap ? [top(index) + height] : []));
  return {
    width: x + width,
    height: bottom,
    markup: [
      lines('line', gaps.map((y) => `M${x} ${y}v${pause}m${width} 0v-${pause}`).join(''), {
        dashed: true,
        width: 1,
      }),
      cells('fill', ...rowsOf('none'), ...rowsOf('slope')),
      cells('accent', ...rowsOf('height')),
      texts({ colour: 'onAccent', anchor: 'middle' }, ...labels('height')),
      texts({ anchor: 'middle' }, ...labels('slope'), ...labels('none')),
      arrows('accent', ...arrowsThat(true)),
      arrows('text', ...arrowsThat(false)),
      texts({ colour: 'muted' }, ...named(true)),
      texts({}, ...named(false)),
    ].join(''),
  };

  function labels(field: string) {
    return memory.flatMap((row, index) =>
      row.field === field ? [[x + width / 2, top(index) + height / 2 + 4.5, row.name] as const] : [],
    );
  }
}

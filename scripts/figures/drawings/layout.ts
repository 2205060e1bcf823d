import { below, beside, cells, type Drawing, type Forms, lines, range, texts } from '../drawing.ts';

/** The upper left cell that is drawn, of a field with 1080 rows and 1920 columns, and how many rows and columns. */
const first = { row: 8, column: 16 };
const [rows, columns, side] = [8, 16, 19];

/** Cell (11, 20) and its four neighbours. */
const stencil = [
  [-1, 0],
  [0, -1],
  [0, 0],
  [0, 1],
  [1, 0],
].map(([di = 0, dj = 0]) => [11 + di, 20 + dj] as const);

/** A layout: which cache line of 64 bytes a cell lies in, counted from the first one drawn, and the form of a line. */
type Layout = {
  name: string;
  distance: string;
  lineOf: (row: number, column: number) => number;
  line: { rows: number; columns: number };
};

const rowMajor: Layout = {
  name: 'Row-major',
  distance: '3 cache lines, 7,680 bytes apart',
  lineOf: (row) => row,
  line: { rows: 1, columns: 16 },
};

const blocks: Layout = {
  name: 'Blocks of 8 × 8',
  distance: '2 cache lines, one after the other',
  lineOf: (row, column) => (Math.floor(column / 8) * rows) / 2 + Math.floor(row / 2),
  line: { rows: 2, columns: 8 },
};

/** Which cache lines a cell and its neighbours lie in. */
export const cacheLines: Forms = {
  wide: beside(24, stencilIn(rowMajor), stencilIn(blocks)),
  narrow: below(24, stencilIn(rowMajor), stencilIn(blocks)),
};

function stencilIn({ name, distance, lineOf, line }: Layout): Drawing {
  const place = (row: number, column: number) =>
    [(column - first.column) * side, 24 + (row - first.row) * side] as const;
  const needed = new Set(stencil.map(([row, column]) => lineOf(row, column)));
  const strips = range(rows / line.rows).flatMap((strip) =>
    range(columns / line.columns).map((part) => {
      const [row, column] = [first.row + strip * line.rows, first.column + part * line.columns];
      const [x, y] = place(row, column);
      return { x, y, w: line.columns * side, h: line.rows * side, needed: needed.has(lineOf(row, column)) };
    }),
  );
  const stripsThat = (are: boolean) =>
    strips.filter((one) => one.needed === are).map(({ x, y, w, h }) => [x, y, w, h] as const);
  const outlines = strips.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}z`).join('');
  const grid =
    range(columns - 1)
      .map((column) => `M${(column + 1) * side} 24v${rows * side}`)
      .join('') +
    range(rows - 1)
      .map((row) => `M0 ${24 + (row + 1) * side}h${columns * side}`)
      .join('');
  return {
    width: columns * side,
    height: 24 + rows * side + 22,
    markup: [
      texts({ font: 'words' }, [0, 13, name]),
      cells('fill', ...stripsThat(false)),
      cells('accentSoft', ...stripsThat(true)),
      lines('line', grid, { width: 0.5 }),
      cells('accent', ...stencil.map(([row, column]) => [...place(row, column), side, side] as const)),
      lines('muted', outlines, { width: 2 }),
      texts({ colour: 'muted', font: 'words' }, [0, 24 + rows * side + 19, distance]),
    ].join(''),
  };
}

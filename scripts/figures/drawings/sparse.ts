import { arrows, at, cells, codeWidth, type Drawing, type Forms, lines, range, texts } from '../drawing.ts';

/** How many elements each list of the drawing has, and how many a chunk takes. */
const [lengths, chunkSize] = [[5, 0, 3, 8], 4];

/** Lists of a dynamic node as chains of chunks. */
export const chunks: Forms = { wide: lists(28, 40), narrow: lists(20, 22) };

function lists(side: number, gap: number): Drawing {
  const [label, pitch, top] = [6.5 * codeWidth, 44, 26];
  const chunk = chunkSize * side;
  const startOf = (number: number) => label + gap + number * (chunk + gap);
  const rows = lengths.map((length, list) => ({ length, list, y: top + list * pitch }));
  const slots = rows.flatMap(({ length, y }) =>
    range(Math.ceil(length / chunkSize) * chunkSize).map((slot) => {
      const x = startOf(Math.floor(slot / chunkSize)) + (slot % chunkSize) * side;
      return { place: [x, y, side, 26] as const, used: slot < length };
    }),
  );
  const slotsThat = (are: boolean) => slots.filter(({ used }) => used === are).map(({ place }) => place);
  const links = rows.flatMap(({ length, y }) =>
    range(Math.ceil(length / chunkSize)).map((number) => {
      const start = startOf(number) - 3;
      return [
        [start - gap + (number === 0 ? 8 : 4), y + 13],
        [start, y + 13],
      ] as const;
    }),
  );
  const last = startOf(2) - gap + 14;
  return {
    width: last + 6 * codeWidth,
    height: top + (rows.length - 1) * pitch + 26,
    markup: [
      cells('fill', ...slotsThat(false)),
      cells('accent', ...slotsThat(true)),
      arrows('line', ...links),
      texts({}, ...rows.map(({ list, y }) => [0, y + 17.5, `ids[${list}]`] as const)),
      texts(
        { anchor: 'end' },
        ...rows.map(({ length, y }) => [last + 6 * codeWidth, y + 17.5, length] as const),
      ),
      texts({ colour: 'muted', anchor: 'end' }, [last + 6 * codeWidth, 12, 'length']),
      texts(
        { colour: 'muted', font: 'words', anchor: 'middle' },
        [startOf(0) + chunk / 2, 12, 'chunk'],
        [startOf(1) + chunk / 2, 12, 'chunk'],
      ),
    ].join(''),
  };
}

/** The cells on the way to `x[37, 10]`, and the cells of each node that are drawn: those below the one before. */
const path = [
  { node: 'coarse', cell: [2, 0], first: [0, 0] },
  { node: 'fine', cell: [9, 2], first: [8, 0] },
  { node: 'cell', cell: [37, 10], first: [36, 8] },
] as const;

/** The indices of one element at each level of a tree. */
export const levels: Forms = { wide: descent(34, 52), narrow: descent(20, 5) };

function descent(side: number, gap: number): Drawing {
  const [left, top] = [2.5 * codeWidth, 22];
  const step = left + 4 * side + gap;
  const grids = path.map(({ node, cell: [i, j], first: [row, column] }, index) => {
    const all = range(16).map(
      (n) => [left + (n % 4) * side, top + Math.floor(n / 4) * side, side, side] as const,
    );
    const chosen = (i - row) * 4 + (j - column);
    return at(
      index * step,
      0,
      cells('fill', ...all.filter((_, n) => n !== chosen)),
      cells('accent', ...all.filter((_, n) => n === chosen)),
      texts(
        { colour: 'muted', anchor: 'end' },
        ...range(4).map((n) => [left - 5, top + (n + 0.5) * side + 4.5, row + n] as const),
      ),
      texts(
        { colour: 'muted', anchor: 'middle' },
        ...range(4).map((n) => [left + (n + 0.5) * side, top - 7, column + n] as const),
      ),
      texts({ anchor: 'middle' }, [left + 2 * side, top + 4 * side + 20, `${node}[${i}, ${j}]`]),
    );
  });
  const zooms = path.slice(0, -1).map(({ cell: [i, j], first: [row, column] }, index) => {
    const x = index * step + left + (j - column + 1) * side;
    const y = top + (i - row) * side;
    const next = (index + 1) * step;
    return `M${x} ${y}L${next} ${top}M${x} ${y + side}L${next} ${top + 4 * side}`;
  });
  return {
    width: 2 * step + left + 2 * side + Math.max(2 * side, 6 * codeWidth),
    height: top + 4 * side + 24,
    markup: grids.join('') + lines('accent', zooms.join(''), { width: 1 }),
  };
}

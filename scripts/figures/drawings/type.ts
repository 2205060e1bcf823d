import { cells, codeWidth, type Drawing, type Forms, lines, range, signed, texts } from '../drawing.ts';

const examples = [300, 200, -1];
/** How many bits above the eight that remain are drawn. */
const above = 4;

/** What a cast to eight bits makes of numbers: the lowest bits stay, and the type says what they mean. */
export const narrowing: Forms = { wide: castToByte(24, 64), narrow: castToByte(15, 42) };

function castToByte(bit: number, column: number): Drawing {
  const [row, pitch, top] = [26, 38, 44];
  const label = 3 * codeWidth;
  const start = label + 2.5 * codeWidth;
  const [lowest, end] = [start + above * bit, start + (above + 8) * bit];
  const [unsigned, withSign] = [end + column * 0.75, end + column * 1.65];
  const bitsOf = (value: number) => range(above + 8).map((index) => (value >> (above + 7 - index)) & 1);
  const rows = examples.map((value, index) => ({ value, y: top + index * pitch, bits: bitsOf(value) }));
  const digits = (from: number, to: number) =>
    rows.flatMap(({ bits, y }) =>
      range(to - from).map((index) => {
        const x = start + (from + index + 0.5) * bit;
        return [x, y + 17.5, bits[from + index] ?? 0] as const;
      }),
    );
  const squares = (x: number, count: number) =>
    rows.flatMap(({ y }) => range(count).map((index) => [x + index * bit, y, bit, row] as const));
  const baseline = (y: number) => y + 17.5;
  return {
    width: withSign + column * 0.35,
    height: top + (rows.length - 1) * pitch + row,
    markup: [
      cells('fill', ...squares(start, above)),
      cells('accent', ...squares(lowest, 8)),
      texts({ colour: 'muted', anchor: 'middle' }, ...digits(0, above)),
      texts({ colour: 'onAccent', anchor: 'middle' }, ...digits(above, above + 8)),
      texts({ anchor: 'end' }, ...rows.map(({ value, y }) => [label, baseline(y), signed(value)] as const)),
      texts(
        { colour: 'muted', anchor: 'middle' },
        ...rows.map(({ y }) => [start - 10, baseline(y), '…'] as const),
      ),
      lines('line', `M${lowest} 30V22H${end}V30`),
      texts({ colour: 'muted', font: 'words', anchor: 'middle' }, [(lowest + end) / 2, 14, 'lowest 8 bits']),
      texts({ colour: 'muted', anchor: 'middle' }, [unsigned, 14, 'u8'], [withSign, 14, 'i8']),
      texts(
        { anchor: 'middle' },
        ...rows.flatMap(({ value, y }) => [
          [unsigned, baseline(y), value & 255] as const,
          [withSign, baseline(y), signed((value << 24) >> 24)] as const,
        ]),
      ),
    ].join(''),
  };
}

import { below, beside, cells, type Drawing, type Forms, range, signed, texts } from '../drawing.ts';

/** The Jacobian matrix of `fly()`: heights at four times by speed and by gravity. */
const jacobian = range(4).map((i) => [0.5 * i, -0.5 * (0.5 * i) ** 2]);

const reverse = matrix('fly.grad()', 'reverse: one row', (row) => row === 2);
const forward = matrix('ti.ad.FwdMode', 'forward: one column', (_row, column) => column === 0);

/** Which part of the Jacobian matrix a pass of each mode computes. */
export const modes: Forms = { wide: beside(72, reverse, forward), narrow: below(32, reverse, forward) };

function matrix(call: string, title: string, isComputed: (row: number, column: number) => boolean): Drawing {
  const [left, top, width, height] = [84, 50, 90, 28];
  const entries = jacobian.flatMap((row, i) =>
    row.map((value, j) => {
      const [x, y] = [left + j * width, top + i * height];
      const text = [x + width / 2, y + 18.5, signed(value)] as const;
      return { place: [x, y, width, height] as const, text, is: isComputed(i, j) };
    }),
  );
  const those = (are: boolean) => entries.filter(({ is }) => is === are);
  return {
    width: left + 2 * width,
    height: top + 4 * height + 24,
    markup: [
      texts({ font: 'words' }, [0, 12, title]),
      texts(
        { colour: 'muted', anchor: 'middle' },
        [left + width / 2, top - 9, 'launch[0]'],
        [left + 1.5 * width, top - 9, 'launch[1]'],
      ),
      texts(
        { colour: 'muted' },
        ...range(4).map((i) => [0, top + i * height + 18.5, `height[${i}]`] as const),
      ),
      cells('fill', ...those(false).map(({ place }) => place)),
      cells('accent', ...those(true).map(({ place }) => place)),
      texts({ colour: 'muted', anchor: 'middle' }, ...those(false).map(({ text }) => text)),
      texts({ colour: 'onAccent', anchor: 'middle' }, ...those(true).map(({ text }) => text)),
      texts({ colour: 'muted', anchor: 'middle' }, [left + width, top + 4 * height + 20, call]),
    ].join(''),
  };
}

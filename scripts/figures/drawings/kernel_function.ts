import { arrows, cells, type Drawing, type Forms, lines, range, texts } from '../drawing.ts';

/** The two loops of a kernel in the course of time, which runs downwards. */
export const loops: Forms = { wide: course(600, 20), narrow: course(316, 10) };

function course(width: number, count: number): Drawing {
  const left = 24;
  const side = 18;
  const step = (width - left - side) / (count - 1);
  const columns = range(count).map((n) => left + n * step);
  const [first, barrier, second, steps] = [26, 78, 128, 5];
  const end = second + steps * side;
  const serial = columns.flatMap((x) => range(steps).map((n) => [x, second + n * side, side, side] as const));
  return {
    width,
    height: end + 24,
    markup: [
      texts({}, [left, 12, 'for i, j in x:'], [left, second - 12, 'for i in range(n):']),
      cells('accentSoft', ...columns.map((x) => [x, first, side, side] as const)),
      lines('text', `M${left} ${barrier}H${width}`, { dashed: true }),
      texts({ colour: 'muted', font: 'words' }, [left, barrier - 10, 'every iteration has ended']),
      cells('accentSoft', ...serial),
      texts({}, [left, end + 20, 'for j in range(n):']),
      texts({ colour: 'muted', font: 'words' }, [left + 19 * 7.8, end + 20, 'one step after the other']),
      arrows('muted', [
        [6, first],
        [6, end],
      ]),
    ].join(''),
  };
}

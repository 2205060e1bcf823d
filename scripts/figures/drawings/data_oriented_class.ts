import { arrows, below, beside, boxes, cells, type Drawing, type Forms, range, texts } from '../drawing.ts';

const before = object('self.track = ti.field(ti.f32, shape=3)', false);
const after = object('self.track = ti.field(ti.f32, shape=5)', true);

/** A member that gets another field, and the kernel that was compiled for the first one. */
export const oldField: Forms = { wide: beside(28, before, after), narrow: below(32, before, after) };

function object(line: string, isReplaced: boolean): Drawing {
  const [side, right, upper, lower] = [24, 176, 34, 106];
  const squares = (y: number, count: number) =>
    range(count).map((n) => [right + n * side, y, side, side] as const);
  const firstAt = isReplaced ? lower + 4 : upper + 40;
  return {
    width: 298,
    height: lower + 32,
    markup: [
      texts({ colour: 'muted' }, [0, 12, line]),
      boxes('fill', [0, upper, 104, 32], [0, lower, 104, 32]),
      texts({ anchor: 'middle' }, [52, upper + 20.5, 'self.track'], [52, lower + 20.5, 'kernel']),
      cells('accent', ...squares(firstAt, 3)),
      isReplaced ? cells('accentSoft', ...squares(upper + 4, 5)) : '',
      arrows(
        'line',
        [
          [110, upper + 16],
          [right - 5, isReplaced ? upper + 16 : firstAt + 8],
        ],
        [
          [110, lower + 16],
          [right - 5, isReplaced ? lower + 16 : firstAt + 16],
        ],
      ),
    ].join(''),
  };
}

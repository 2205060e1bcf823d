import {
  arrows,
  below,
  beside,
  boxes,
  cells,
  codeWidth,
  type Drawing,
  type Forms,
  range,
  texts,
} from '../drawing.ts';

const [side, height, width] = [42, 32, 278];
/** What `photo` has at first, and after `invert`. */
const [first, inverted] = [
  [0, 0.25, 0.5, 1],
  [1, 0.75, 0.5, 0],
];
const squares = (x: number, y: number) => range(4).map((n) => [x + n * side, y, side, height] as const);
const numbers = (x: number, y: number, values: readonly number[]) =>
  range(4).map((n) => [x + (n + 0.5) * side, y + 20.5, values[n] ?? ''] as const);

/** The array `photo` and the field `image` of a program after two of its lines. */
export const copyOrPass: Forms = {
  wide: beside(64, copy(), pass()),
  narrow: below(32, copy(), pass()),
};

function copy(): Drawing {
  const [photo, image] = [26, 128];
  return {
    width,
    height: image + height + 24,
    markup: [
      texts({ colour: 'muted' }, [0, 13, 'photo'], [0, image + height + 19, 'image']),
      cells('fill', ...squares(0, photo)),
      cells('accent', ...squares(0, image)),
      texts({ anchor: 'middle' }, ...numbers(0, photo, first)),
      texts({ colour: 'onAccent', anchor: 'middle' }, ...numbers(0, image, first)),
      arrows('accent', [
        [2 * side, photo + height + 5],
        [2 * side, image - 5],
      ]),
      texts({}, [2 * side + 14, (photo + height + image) / 2 + 4.5, 'image.from_numpy(photo)']),
    ].join(''),
  };
}

function pass(): Drawing {
  const [photo, kernel] = [26, 128];
  return {
    width: 2 * side + 14 + 13 * codeWidth,
    height: kernel + height,
    markup: [
      texts({ colour: 'muted' }, [0, 13, 'photo']),
      cells('fill', ...squares(0, photo)),
      texts({ anchor: 'middle' }, ...numbers(0, photo, inverted)),
      arrows('accent', [
        [2 * side, kernel - 5],
        [2 * side, photo + height + 5],
      ]),
      texts({}, [2 * side + 14, (photo + height + kernel) / 2 + 4.5, 'invert(photo)']),
      boxes('fill', [0, kernel, 4 * side, height]),
      texts({ anchor: 'middle' }, [2 * side, kernel + 20.5, 'kernel']),
    ].join(''),
  };
}

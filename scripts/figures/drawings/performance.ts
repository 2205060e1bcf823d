import { arrows, below, beside, cells, type Drawing, type Forms, range, texts } from '../drawing.ts';

const [side, count, width] = [34, 8, 272];
const values = range(count).map((n) => 0.5 + (n % 4));
const centre = (n: number) => (n + 0.5) * side;
const totalX = width / 2;

const elements = [
  cells('fill', ...range(count).map((n) => [n * side, 26, side, 26] as const)),
  texts({ anchor: 'middle' }, ...values.map((value, n) => [centre(n), 43.5, value.toFixed(1)] as const)),
];

const total = [
  cells('accent', [totalX - 34, 174, 68, 28]),
  texts({ colour: 'onAccent', anchor: 'middle' }, [
    totalX,
    192.5,
    values.reduce((sum, value) => sum + value, 0).toFixed(1),
  ]),
  texts({ colour: 'muted' }, [totalX + 44, 192.5, 'total[None]']),
];

/** A sum of eight elements with an atomic addition for each, and with one for each of two threads. */
export const reduction: Forms = {
  wide: beside(56, plain(), privateCopies()),
  narrow: below(32, plain(), privateCopies()),
};

function plain(): Drawing {
  const tracks = range(count).map(
    (n) =>
      [
        [centre(n), 57],
        [totalX + (n - 3.5) * 8, 169],
      ] as const,
  );
  return sumDrawing('8 atomic additions', arrows('accent', ...tracks));
}

/** A title, the elements, what happens to them, and the total. */
function sumDrawing(title: string, ...steps: string[]): Drawing {
  const markup = [texts({ font: 'words' }, [0, 13, title]), ...elements, ...steps, ...total].join('');
  return { width, height: 202, markup };
}

function privateCopies(): Drawing {
  const threads = [
    { x: centre(1.5), values: values.slice(0, 4) },
    { x: centre(5.5), values: values.slice(4) },
  ];
  const additions = threads.flatMap(({ x }, thread) =>
    range(4).map(
      (n) =>
        [
          [centre(thread * 4 + n), 57],
          [x + (n - 1.5) * 8, 99],
        ] as const,
    ),
  );
  const merges = threads.map(
    ({ x }, thread) =>
      [
        [x, 136],
        [totalX + (thread - 0.5) * 20, 169],
      ] as const,
  );
  return sumDrawing(
    '2 atomic additions',
    arrows('muted', ...additions),
    cells('accentSoft', ...threads.map(({ x }) => [x - 26, 104, 52, 28] as const)),
    texts(
      { anchor: 'middle' },
      ...threads.map(
        ({ x, values }) => [x, 122.5, values.reduce((sum, value) => sum + value, 0).toFixed(1)] as const,
      ),
    ),
    arrows('accent', ...merges),
  );
}

import { arrows, boxes, codeWidth, type Drawing, type Forms, type Point, texts } from '../drawing.ts';

/** The calls of a program, and which instance of the kernel each one runs. */
const calls = [
  { call: 'scale(a, 2)', instance: 0 },
  { call: 'scale(a, 2)', instance: 0 },
  { call: 'scale(b, 2)', instance: 1 },
  { call: 'scale(a, 3)', instance: 2 },
];

/** The instances: what the compiler puts in the place of the parameters. */
const instances = [
  { loop: 'for i in a:', body: 'a[i] *= 2' },
  { loop: 'for i in b:', body: 'b[i] *= 2' },
  { loop: 'for i in a:', body: 'a[i] *= 3' },
];

/** Calls of a kernel with template arguments, and what is compiled for them. */
export const templates: Forms = { wide: calledAndCompiled(150), narrow: calledAndCompiled(88) };

function calledAndCompiled(gap: number): Drawing {
  const [top, pitch, height] = [24, 60, 48];
  const x = 11 * codeWidth + gap;
  const width = 14 * codeWidth + 24;
  const middle = (instance: number) => top + instance * pitch + height / 2;
  // The first two calls share an instance, so they stand above and below its middle.
  const yOf = (call: number, instance: number) => middle(instance) + (call === 0 ? -14 : call === 1 ? 14 : 0);
  const placed = calls.map(({ call, instance }, index) => ({ call, instance, y: yOf(index, instance) }));
  const tracks = placed.map(({ instance, y }): Point[] => [
    [11 * codeWidth + 8, y],
    [x - 4, middle(instance) + (y - middle(instance)) / 3],
  ]);
  return {
    width: x + width,
    height: top + 2 * pitch + height,
    markup: [
      texts({ colour: 'muted', font: 'words' }, [0, 12, 'calls'], [x, 12, 'compiled kernels']),
      boxes('fill', ...instances.map((_, index) => [x, top + index * pitch, width, height] as const)),
      arrows('accent', ...tracks),
      texts({}, ...placed.map(({ call, y }) => [0, y + 4.5, call] as const)),
      texts(
        {},
        ...instances.flatMap(({ loop, body }, index) => [
          [x + 12, middle(index) - 4, loop] as const,
          [x + 12 + 4 * codeWidth, middle(index) + 14, body] as const,
        ]),
      ),
    ].join(''),
  };
}

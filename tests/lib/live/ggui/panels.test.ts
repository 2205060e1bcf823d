import { expect, test } from 'vitest';
import { type Batch, inWindow } from '../in-window.ts';

/** Panels of `ti.ui.Window`, by the rules of Dear ImGui: what a widget gives when the reader uses the mouse on it. */

const width = 400;
const height = 200;

/** Where the first widget of the panel is that all these programs have: its upper left corner, in pixels of the window. */
const first = { x: 20 + 8, y: 10 + 19 + 8 };

/** The mouse at a place in pixels from the upper left corner. */
const at = (x: number, y: number, type: Batch['type'] = 'motion'): Batch => ({
  key: type === 'motion' ? 'Motion' : 'LMB',
  type,
  x: x / width,
  y: 1 - y / height,
});

const inPanel = (before: string, ...lines: string[]) => [
  `window = ti.ui.Window("a", (${width}, ${height}))`,
  'gui = window.get_gui()',
  before,
  'while window.running:',
  '    with gui.sub_window("Settings", 0.05, 0.05, 0.5, 0.5) as panel:',
  ...lines.map((line) => `        ${line}`),
  '    window.show()',
];

/** What a program prints in each turn. */
async function printed(program: readonly string[], batches: readonly (readonly Batch[])[]) {
  const { text, outcome } = await inWindow(program, batches);
  expect(outcome).toEqual({ state: 'done' });
  return text;
}

test('a panel shows its name, and texts below each other in their colours', async () => {
  const { frames } = await inWindow(
    inPanel('', 'panel.text("one")', 'panel.text("two", color=(1.0, 0.5, 0.0))'),
    [[]],
  );
  const texts = frames[0]?.texts.map(({ text, x, y, color }) => [
    text,
    Math.round(x * width),
    Math.round((1 - y) * height),
    color,
  ]);
  expect(texts).toEqual([
    ['Settings', 28, 13, 0xffffff],
    ['one', first.x, first.y, 0xffffff],
    ['two', first.x, first.y + 17, 0xff8000],
  ]);
  const pixel = (x: number, y: number) => [
    ...(frames[0]?.pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 3) ?? []),
  ];
  expect([pixel(19, 50), pixel(219, 50), pixel(219, 109), pixel(219, 110)]).toEqual([
    [0, 0, 0],
    [14, 14, 14],
    [14, 14, 14],
    [0, 0, 0],
  ]);
});

test('a checkbox changes when the mouse is released on it, and not elsewhere', async () => {
  const program = inPanel('on = True', 'on = panel.checkbox("on", on)', 'print(on)');
  const inside = [first.x + 5, first.y + 5] as const;
  expect(await printed(program, [[at(...inside, 'press')], [at(...inside, 'release')], [], []])).toEqual([
    'True',
    'True',
    'False',
    'False',
  ]);
  expect(await printed(program, [[at(...inside, 'press')], [at(300, 150, 'release')], []])).toEqual([
    'True',
    'True',
    'True',
  ]);
  expect(await printed(program, [[at(...inside, 'press'), at(...inside, 'release')], []])).toEqual([
    'True',
    'False',
  ]);
});

test('a button says so once for each click', async () => {
  const program = inPanel('', 'print(panel.button("go"))');
  const inside = [first.x + 2, first.y + 2] as const;
  expect(await printed(program, [[at(...inside, 'press')], [at(...inside, 'release')], [], []])).toEqual([
    'False',
    'False',
    'True',
    'False',
  ]);
});

test('a slider follows the mouse while it is held, also beyond its ends', async () => {
  const program = inPanel(
    'x, n = 0.3, 3',
    'x = panel.slider_float("x", x, 0.0, 1.0)',
    'n = panel.slider_int("n", n, 1, 4)',
    'print(x, n)',
  );
  // A slider is 0.65 times as wide as its panel; in the middle of it is the middle of its range.
  const middle = first.x + (200 * 0.65) / 2;
  const batches = [
    [at(middle, first.y + 5, 'press')],
    [at(999, 0)],
    [at(999, 0, 'release')],
    [at(first.x + 1, first.y + 23 + 5, 'press')],
    [],
  ];
  expect(await printed(program, batches)).toEqual([
    `${Math.fround(0.3)} 3`,
    '0.5 3',
    '1.0 3',
    '1.0 3',
    '1.0 1',
  ]);
});

test('a colour changes by a 255th for each pixel that the mouse is moved to the side', async () => {
  const program = inPanel(
    'c = (0.0, 0.5, 1.0)',
    'c = panel.color_edit_3("c", c)',
    'print([round(part * 255, 1) for part in c])',
  );
  const inside = [first.x + 5, first.y + 5] as const;
  expect(
    await printed(program, [[at(...inside, 'press')], [at(inside[0] + 20, 0)], [at(inside[0] - 20, 0)], []]),
  ).toEqual(['[0.0, 127.5, 255.0]', '[0.0, 127.5, 255.0]', '[20.0, 127.5, 255.0]', '[0.0, 127.5, 255.0]']);
});

test('a colour shows its three numbers beside each other', async () => {
  const { frames } = await inWindow(inPanel('', 'panel.color_edit_3("c", (0.0, 0.5, 1.0))'), [[]]);
  const numbers = frames[0]?.texts.slice(1, 4) ?? [];
  expect(numbers.map(({ text }) => text)).toEqual(['R:  0', 'G:128', 'B:255']);
  const [red, green, blue] = numbers.map(({ x }) => x * width) as [number, number, number];
  expect(Math.abs(red - first.x)).toBeLessThan(20);
  expect(green - red).toBeGreaterThan(20);
  expect(blue - green).toBeCloseTo(green - red);
});

test('a panel is moved by its title', async () => {
  const { frames } = await inWindow(inPanel('', 'panel.text("one")'), [
    [at(30, 15, 'press')],
    [at(60, 45)],
    [at(60, 45, 'release')],
    [at(0, 0)],
    [],
  ]);
  const lefts = frames.map(({ texts }) => Math.round((texts[0]?.x ?? 0) * width));
  expect(lefts).toEqual([28, 28, 58, 58, 58]);
});

test('panels are also begun and ended one by one, and what comes in none is refused', async () => {
  const lines = ['window = ti.ui.Window("a", (400, 200))', 'gui = window.GUI'];
  const { frames } = await inWindow(
    [
      ...lines,
      'gui.begin("One", 0.0, 0.0, 0.4, 0.4)',
      'gui.end()',
      'gui.begin(name="Two", x=0.5, y=0.0, width=0.4, height=0.4)',
      'gui.end()',
      'window.show()',
    ],
    [[]],
  );
  expect(frames[0]?.texts.map(({ text }) => text)).toEqual(['One', 'Two']);
  for (const [program, feature] of [
    [['gui.text("a")'], 'a widget of ti.ui outside of a panel'],
    [
      ['gui.begin("One", 0.0, 0.0, 0.4, 0.4)', 'gui.begin("Two", 0.0, 0.0, 0.4, 0.4)'],
      'a panel of ti.ui in another one',
    ],
    [
      ['gui.begin("One", 0.0, 0.0, 0.4, 0.4)', 'gui.end()', 'window.save_image("a.png")'],
      'a picture of ti.ui with a panel in a file',
    ],
    [
      ['gui.begin("One", 0.0, 0.0, 0.4, 0.4)', 'gui.slider_int("n", 1.5, 0, 2)'],
      'slider_int of something else than integers',
    ],
  ] as const) {
    const { outcome } = await inWindow([...lines, ...program], [[]]);
    expect(outcome).toMatchObject({ state: 'refused', feature });
  }
});

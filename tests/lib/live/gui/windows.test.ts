import { expect, test } from 'vitest';
import { runExample } from '@/lib/live/run.ts';
import { inWindow } from '../in-window.ts';

const without = (...lines: string[]) =>
  runExample(['import taichi as ti', ...lines].join('\n'), { version: 'v1.6.0' });

const loop = (...lines: string[]) => [
  'gui = ti.GUI("a", (10, 20))',
  'while gui.running:',
  ...lines.map((line) => `    ${line}`),
  '    gui.show()',
];

test('events come in their order, with key, type, place and delta', async () => {
  const { text, outcome } = await inWindow(
    loop('for e in gui.get_events():', '    print(e.type, e.key, e.pos, e.delta, e.modifier)'),
    [
      [
        { key: 'LMB', x: 0.55, y: 0.26 },
        { key: 'Motion', type: 'motion', x: 1, y: 0 },
        { key: 'LMB', type: 'release', x: 1, y: 0 },
      ],
      [{ key: 'Shift_L' }, { key: 'Wheel', type: 'motion', delta: [0, -120] }, { key: 'a' }],
      [],
    ],
  );
  expect(outcome).toEqual({ state: 'done' });
  expect(text).toEqual([
    'EType.Press LMB (0.4999999701976776, 0.2499999850988388) (0, 0) []',
    'EType.Move Motion (0.8999999761581421, 0.0) (0, 0) []',
    'EType.Release LMB (0.8999999761581421, 0.0) (0, 0) []',
    'EType.Press Shift_L (0.0, 0.0) (0, 0) []',
    "EType.Move Wheel (0.0, 0.0) (0, -120) ['Shift']",
    "EType.Press a (0.0, 0.0) (0, 0) ['Shift']",
  ]);
});

test('a filter names a type, a key, or both', async () => {
  const batches = [
    [
      { key: 'a' },
      { key: 'b' },
      { key: 'a', type: 'release' as const },
      { key: 'c', type: 'release' as const },
    ],
    [],
  ];
  const keys = async (filter: string) => {
    const { text } = await inWindow(
      loop(`for e in gui.get_events(${filter}):`, '    print(e.key, e.type == ti.GUI.PRESS)'),
      batches,
    );
    return text;
  };
  expect(await keys('ti.GUI.PRESS')).toEqual(['a True', 'b True']);
  expect(await keys('"a"')).toEqual(['a True', 'a False']);
  expect(await keys('(ti.GUI.RELEASE, "a"), ["b", "b"]')).toEqual(['a False']);
  expect(await keys('ti.GUI.RELEASE, "b"')).toEqual(['b True', 'a False', 'c False']);
});

test('get_event leaves the events after the one that it finds', async () => {
  const { text } = await inWindow(
    loop('while gui.get_event(ti.GUI.PRESS):', '    print(gui.event.key, gui.has_key_event())'),
    [[{ key: 'a' }, { key: 'b', type: 'release' }, { key: 'c' }], []],
  );
  expect(text).toEqual(['a True', 'c False']);
});

test('a key is pressed between its two events, once the program has asked for them', async () => {
  const { text } = await inWindow(
    loop(
      'print(gui.is_pressed("a", ti.GUI.CTRL))',
      'gui.get_event("none")',
      'print(gui.is_pressed("a", ti.GUI.CTRL))',
    ),
    [[{ key: 'a' }], [{ key: 'a', type: 'release' }], [{ key: 'Control_R' }], []],
  );
  expect(text).toEqual(['False', 'False', 'False', 'True', 'True', 'False', 'False', 'True']);
});

test('the mouse is where the last event was, also before the program asks for it', async () => {
  const { text } = await inWindow(loop('print(gui.get_cursor_pos())'), [
    [{ key: 'Motion', type: 'motion', x: 0.31, y: 0.99 }],
    [],
  ]);
  expect(text).toEqual(['(0.0, 0.0)', '(0.29999998211860657, 0.9499999284744263)']);
});

test('get_key_event shows pictures until there is an event', async () => {
  const { text, frames } = await inWindow(
    ['gui = ti.GUI("a", 10)', 'print(gui.get_key_event().key)', 'print(gui.get_key_event().key, gui.frame)'],
    [[], [], [{ key: 'x' }], [], []],
  );
  expect(text).toEqual(['x', 'WMClose 0']);
  expect(frames).toHaveLength(5);
});

test('a closed window does not run, and says so by an event', async () => {
  const { text, frames } = await inWindow(
    [...loop(), 'print(gui.get_event(ti.GUI.EXIT), gui.event.type, gui.running, gui.frame)'],
    [[], [], []],
  );
  expect(text).toEqual(['True EType.Press False 3']);
  expect(frames).toHaveLength(3);
});

test('a program that goes on drawing after the window is closed is stopped, unless it sets running', async () => {
  const program = ['gui = ti.GUI("a", 10)', 'for _ in range(20):', '    gui.show()'];
  const { outcome, frames } = await inWindow(program, [[]]);
  expect(outcome).toMatchObject({
    state: 'failed',
    line: 4,
    type: 'RuntimeError',
    message: 'Caught an unknown exception!',
  });
  expect(frames).toHaveLength(5);
  const { outcome: other, frames: all } = await inWindow([...program, '    gui.running = True'], [[]]);
  expect(other).toEqual({ state: 'done' });
  expect(all).toHaveLength(20);
});

test('a window that stays closed is closed once', async () => {
  let count = 0;
  const { outcome, printed } = await runExample(
    [
      'import taichi as ti',
      'gui = ti.GUI("a", 10)',
      'for _ in range(5):',
      '    gui.show()',
      'print([e.key for e in gui.get_events()], gui.running)',
    ].join('\n'),
    { version: 'v1.6.0', window: { show: async () => ({ events: [], closed: ++count > 0 }) } },
  );
  expect(outcome).toEqual({ state: 'done' });
  expect(printed.map(({ text }) => text)).toEqual(["['WMClose'] False"]);
});

test('a program ends its window itself', async () => {
  const { frames, outcome } = await inWindow(
    loop('if gui.get_event((ti.GUI.PRESS, ti.GUI.ESCAPE)):', '    gui.running = False'),
    [[], [{ key: 'Escape' }], [], [], []],
  );
  expect(outcome).toEqual({ state: 'done' });
  expect(frames).toHaveLength(3);
});

test('the host gets title, size, texts and the time between pictures', async () => {
  const { frames } = await inWindow(
    [
      'gui = ti.GUI("My window", (10, 20), 0x102030)',
      'gui.fps_limit = 10',
      'gui.text("Hello", (0.1, 0.9), font_size=24, color=0xED553B)',
      'gui.show()',
      'gui.show()',
    ],
    [[], [], []],
  );
  expect(frames[0]).toMatchObject({
    title: 'My window',
    width: 10,
    height: 20,
    interval: Math.fround(0.1),
    texts: [{ text: 'Hello', x: 0.1, y: 0.9, size: 24, color: 0xed553b }],
  });
  expect([...(frames[0]?.pixels.slice(0, 4) ?? [])]).toEqual([16, 32, 48, 255]);
  expect(frames[1]?.texts).toEqual([]);
});

test('imshow shows an image until Escape is pressed', async () => {
  const { frames, outcome, text } = await inWindow(
    ['import numpy as np', 'ti.tools.imshow(np.array([[0, 255]], dtype=np.uint8), "grey")', 'print("done")'],
    [[], [{ key: 'Escape' }], [], []],
  );
  expect(outcome).toEqual({ state: 'done' });
  expect(text).toEqual(['done']);
  expect(frames).toHaveLength(3);
  expect(frames[0]).toMatchObject({ title: 'grey', width: 1, height: 2 });
  expect([...(frames[0]?.pixels ?? [])]).toEqual([255, 255, 255, 255, 0, 0, 0, 255]);
});

test('a window that a program cannot wait for ends with it', async () => {
  const program = ['import numpy as np', 'draw = ti.tools.imshow', 'draw(np.zeros((2, 2)))'];
  const { outcome, frames } = await inWindow(program, [[], [], [], []]);
  expect(outcome).toMatchObject({ state: 'refused', line: 4, feature: 'waiting for imshow here' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(frames).toHaveLength(1);
});

test('an error of the host ends the program', async () => {
  const show = async () => {
    throw new Error('no window');
  };
  const code = 'import taichi as ti\ngui = ti.GUI("a", 4)\ntry:\n    gui.show()\nexcept Exception:\n    pass';
  await expect(runExample(code, { version: 'v1.6.0', window: { show } })).rejects.toThrow('no window');
});

test('without a host no window is opened', async () => {
  expect((await without('gui = ti.GUI("a")')).outcome).toMatchObject({ line: 2, feature: 'taichi.GUI' });
  expect((await without('import numpy as np', 'ti.tools.imshow(np.zeros((2, 2)))')).outcome).toMatchObject({
    line: 3,
    feature: 'taichi.tools.imshow',
  });
});

test.each([
  ['gui.slider("a", 0, 1)', 'ti.GUI.slider'],
  ['gui.label("a")', 'ti.GUI.label'],
  ['gui.button("a")', 'ti.GUI.button'],
  ['gui.contour(1)', 'ti.GUI.contour of this field'],
  ['gui.circle((0, 0), size=3)', 'circle(size=…)'],
  ['gui.circle((0, 0), color=-1)', 'circle of this color'],
  ['gui.circle((0, 0), color=1.0)', 'circle of this color'],
  ['gui.circle((0, 0), radius="a")', 'a radius that is no number'],
  ['gui.line((0, 0), (float("nan"), 0))', 'a line of ti.GUI that is not finite'],
  ['gui.triangle((0, 0), (0, 1), (float("inf"), 0))', 'a triangle of ti.GUI that is not finite'],
  ['gui.circles(3)', 'circles of something else than an array of NumPy'],
  ['gui.text("é", (0, 0))', 'this text of ti.GUI'],
  ['gui.text("a", (0, 0)); gui.show("a.png")', 'a picture of ti.GUI with a text in a file'],
  ['gui.text("a", (0, 0)); gui.get_image()', 'get_image of a ti.GUI with a text'],
  ['gui.text("a", (0, 1)); gui.circle((0.1, 0.9))', 'a shape of ti.GUI over a text'],
  ['gui.show("a.gif")', 'ti.GUI.show with this kind of file'],
  ['gui.get_events(3)', 'this filter of events'],
  ['gui.is_pressed(["a"])', 'is_pressed of something else than a key'],
  ['gui.set_image(3)', 'ti.GUI.set_image of this value'],
  ['gui.close(); gui.clear()', 'a ti.GUI that is closed'],
  ['gui.title = "b"', 'an assignment to ti.GUI.title'],
  ['ti.GUI("a", 4, fullscreen=True, show_gui=False)', 'ti.GUI(fullscreen=True)'],
  ['ti.GUI("a", 4, icon=1, show_gui=False)', 'ti.GUI(icon=…)'],
])('%s is refused', async (code, feature) => {
  const { outcome } = await without('gui = ti.GUI("a", (30, 20), show_gui=False)', code);
  expect(outcome).toMatchObject({ state: 'refused', line: 3, feature });
});

test('what v1.6.0 has added is refused in v1.5.0', async () => {
  const { outcome } = await inWindow(['ti.GUI("a").vector_field(1)'], [], 'v1.5.0');
  expect(outcome).toMatchObject({ state: 'refused', feature: 'GUI.vector_field' });
});

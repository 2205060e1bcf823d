import { describe, expect, test } from 'vitest';
import { runExample } from '@/lib/live/run.ts';
import type { Frame } from '@/lib/live/taichi/window.ts';
import { inWindow } from '../in-window.ts';

/**
 * Programs of `ti.ui`. Windows of the language need Vulkan, so what is expected here follows from its sources: the shaders in
 * python/taichi/shaders, and taichi/ui/common/window_base.cpp.
 */

const head = ['ti.init(arch=ti.cpu)'];

const loop = (...lines: string[]) => [
  'window = ti.ui.Window("a", (6, 4))',
  'canvas = window.get_canvas()',
  'while window.running:',
  ...lines.map((line) => `    ${line}`),
  '    window.show()',
];

/** The rows of a picture from above, a letter for each pixel. */
function letters({ pixels, width }: Frame, names: Record<string, string>): string[] {
  const all = Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [r, g, b] = pixels.slice(at * 4, at * 4 + 3);
    return names[`${r} ${g} ${b}`] ?? '?';
  });
  return Array.from({ length: all.length / width }, (_, row) =>
    all.slice(row * width, (row + 1) * width).join(''),
  );
}

const colors = { '0 0 0': '.', '255 0 0': 'r', '0 255 0': 'g', '0 0 255': 'b', '255 255 255': 'w' };

/** The first picture of a program. */
async function drawn(lines: readonly string[], version = 'v1.6.0'): Promise<Frame> {
  const { frames, outcome } = await inWindow([...head, ...lines], [[]], version);
  expect(outcome).toEqual({ state: 'done' });
  return frames[0] as Frame;
}

describe('the canvas', () => {
  test('has the colour of the background, black at first, for all that was drawn before', async () => {
    expect(letters(await drawn(loop('pass')), colors)).toEqual(Array(4).fill('......'));
    const frame = await drawn(loop('canvas.set_background_color((1, 0, 0.0))'));
    expect(letters(frame, colors)).toEqual(Array(4).fill('rrrrrr'));
    expect([...frame.pixels.slice(0, 4)]).toEqual([255, 0, 0, 255]);
  });

  test('shows an image: its first axis goes to the right, its second one upwards', async () => {
    const image = [
      'x = ti.Vector.field(3, ti.f32, shape=(6, 4))',
      'x[0, 0], x[5, 0], x[0, 3] = [1, 0, 0], [0, 9, 0], [-1, 0, 1]',
    ];
    expect(letters(await drawn([...image, ...loop('canvas.set_image(x)')]), colors)).toEqual([
      'b.....',
      '......',
      '......',
      'r....g',
    ]);
  });

  test('cuts numbers of an image to bytes, and takes one number for each pixel as grey', async () => {
    const grey = ['x = ti.field(ti.f32, shape=(6, 4))', 'x[0, 3], x[1, 3] = 0.5, 0.999'];
    const { pixels } = await drawn([...grey, ...loop('canvas.set_image(x)')]);
    expect([...pixels.slice(0, 8)]).toEqual([127, 127, 127, 255, 254, 254, 254, 255]);
    const array = ['import numpy as np', 'x = np.zeros((6, 4, 3), dtype=np.uint8)', 'x[0, 3] = [1, 2, 3]'];
    expect([...(await drawn([...array, ...loop('canvas.set_image(x)')])).pixels.slice(0, 4)]).toEqual([
      1, 2, 3, 255,
    ]);
  });

  test('stretches a smaller image, which begins again beyond its edges before v1.7', async () => {
    const image = ['x = ti.field(ti.u8, shape=(3, 4))', 'for j in range(4):', '    x[2, j] = 200'];
    const row = async (version: string) => {
      const { pixels } = await drawn([...image, ...loop('canvas.set_image(x)')], version);
      return Array.from({ length: 6 }, (_, at) => pixels[at * 4]);
    };
    expect(await row('v1.6.0')).toEqual([50, 0, 0, 50, 150, 150]);
    expect(await row('master')).toEqual([0, 0, 0, 50, 150, 200]);
  });

  test('draws a disc for each centre, over what was drawn before; the radius is a part of the height', async () => {
    const centres = [
      'p = ti.Vector.field(2, ti.f32, shape=2)',
      'c = ti.Vector.field(3, ti.f32, shape=2)',
      'p[0], p[1] = [1 / 6, 0.25], [5 / 6, 0.75]',
      'c[0], c[1] = [1, 0, 0], [0, 0, 1]',
    ];
    expect(letters(await drawn([...centres, ...loop('canvas.circles(p, 0.2, (0, 1, 0))')]), colors)).toEqual([
      '....gg',
      '....gg',
      'gg....',
      'gg....',
    ]);
    const each = loop(
      'canvas.circles(p, radius=0.2, per_vertex_color=c)',
      'canvas.set_background_color((0, 1, 0))',
    );
    expect(letters(await drawn([...centres, ...each]), colors)).toEqual([
      'ggggbb',
      'ggggbb',
      'rrgggg',
      'rrgggg',
    ]);
  });

  test('gives each disc a radius of its own from v1.7 on', async () => {
    const program = [
      'p = ti.Vector.field(2, ti.f32, shape=1)',
      'r = ti.field(ti.f32, shape=1)',
      'p[0], r[0] = [1 / 6, 0.25], 0.2',
      ...loop('canvas.circles(p, 9.0, (0, 1, 0), per_vertex_radius=r)'),
    ];
    expect(letters(await drawn(program, 'master'), colors).at(-1)).toBe('gg....');
    const { outcome } = await inWindow([...head, ...program], [[]]);
    expect(outcome).toMatchObject({ state: 'refused', feature: 'circles(per_vertex_radius=…)' });
  });

  test('covers each pixel of two triangles with a common edge once, and mixes the colours of corners', async () => {
    const corners = [
      'p = ti.Vector.field(2, ti.f32, shape=4)',
      'c = ti.Vector.field(3, ti.f32, shape=4)',
      'order = ti.field(ti.i32, shape=6)',
      'for i in range(4):',
      '    p[i] = [i % 2, i // 2]',
      '    c[i] = [i % 2, 0, 0]',
      'for i, k in enumerate([0, 1, 2, 2, 1, 3]):',
      '    order[i] = k',
    ];
    const whole = await drawn([...corners, ...loop('canvas.triangles(p, (1.0, 1.0, 1.0), order)')]);
    expect(letters(whole, colors)).toEqual(Array(4).fill('wwwwww'));
    const { pixels } = await drawn([
      ...corners,
      ...loop('canvas.triangles(p, indices=order, per_vertex_color=c)'),
    ]);
    const reds = Array.from({ length: 6 }, (_, at) => Math.round(((at + 0.5) / 6) * 255));
    expect(Array.from({ length: 24 }, (_, at) => pixels[at * 4])).toEqual([
      ...reds,
      ...reds,
      ...reds,
      ...reds,
    ]);
  });

  test('draws lines as rectangles, whose width is a part of the height', async () => {
    const program = [
      'p = ti.Vector.field(3, ti.f32, shape=3)',
      'p[0], p[1], p[2] = [0.0, 0.625, 0], [0.5, 0.625, 0], [1, 1, 1]',
      ...loop('canvas.lines(p, 0.25, color=(0.0, 0.0, 1.0))'),
    ];
    expect(letters(await drawn(program), colors)).toEqual(['......', 'bbb...', '......', '......']);
  });

  test('is empty again after it was shown', async () => {
    const { frames } = await inWindow(
      [
        ...head,
        'p = ti.Vector.field(2, ti.f32, shape=1)',
        'window = ti.ui.Window("a", (6, 4))',
        'canvas = window.get_canvas()',
        'canvas.circles(p, 9.0, (0, 1, 0))',
        'window.show()',
        'window.show()',
      ],
      [[], []],
    );
    expect(frames.map((frame) => letters(frame, colors)[0])).toEqual(['gggggg', '......']);
  });

  test('stops for an image of another type', async () => {
    const lines = ['x = ti.field(ti.i32, shape=(6, 4))', ...loop('canvas.set_image(x)')];
    const { outcome } = await inWindow([...head, ...lines], [[]]);
    expect(outcome).toMatchObject({
      type: 'Exception',
      message: 'dtype of input image must either be u8 or f32',
    });
  });
});

describe('the window', () => {
  test('has the name, size and pace that it was made with', async () => {
    const { frames, text } = await inWindow(
      [
        'window = ti.ui.Window("Seeds", res=(8, 2), vsync=True, fps_limit=20)',
        'window.show()',
        'print(window.get_window_shape(), window.running)',
        'window.running = False',
        'print(window.running)',
      ],
      [[], []],
    );
    expect(frames).toMatchObject([{ title: 'Seeds', width: 8, height: 2, interval: 1 / 20 }]);
    expect(text).toEqual(['(8, 2) True', 'False']);
  });

  test('takes events by their kind: others wait, and keys without a name are none', async () => {
    const { text } = await inWindow(
      loop(
        'while window.get_event(ti.ui.RELEASE):',
        '    print("release", window.event.key)',
        'print([e.key for e in window.get_events()])',
      ),
      [
        [
          { key: 'A' },
          { key: '7' },
          { key: 'Shift_R', type: 'release' },
          { key: 'Motion', type: 'motion' },
          { key: 'Caps_Lock' },
        ],
        [],
      ],
    );
    expect(text).toEqual(['[]', 'release Shift', "['a', 'CapsLock']"]);
  });

  test('knows which keys are down, of Shift the left one, and where the mouse is', async () => {
    const { text } = await inWindow(
      loop(
        'print(window.is_pressed("b", ti.ui.LMB), window.is_pressed(ti.ui.SHIFT), window.get_cursor_pos())',
      ),
      [
        [{ key: 'Shift_R' }, { key: 'LMB', x: 0.25, y: 0.75 }],
        [{ key: 'Shift_L' }, { key: 'LMB', type: 'release', x: 0.5, y: 0.75 }],
        [],
      ],
    );
    expect(text).toEqual(['False False (0.0, 1.0)', 'True False (0.25, 0.75)', 'False True (0.5, 0.75)']);
  });

  test('stops for a kind of event that is none', async () => {
    const { outcome } = await inWindow(loop('window.get_event("Motion")'), [[]]);
    expect(outcome).toMatchObject({ type: 'Exception', message: 'unrecognized event tag' });
  });

  test('saves the picture that it shows next; without a window, each is a new one', async () => {
    const program = (shown: string) => [
      ...head,
      'p = ti.Vector.field(2, ti.f32, shape=1)',
      `window = ti.ui.Window("a", (6, 4), show_window=${shown})`,
      'canvas = window.get_canvas()',
      'canvas.circles(p, 9.0, (0, 1, 0))',
      'window.save_image("a.png")',
      'window.save_image("b.png")',
    ];
    const shown = await inWindow([...program('True'), 'window.show()'], [[]]);
    expect(shown.pictures.map(({ pixels }) => pixels[1])).toEqual([255, 255]);
    expect(shown.frames[0]?.pixels[1]).toBe(255);
    const hidden = await runExample(['import taichi as ti', ...program('False')].join('\n'), {
      version: 'v1.6.0',
    });
    expect(hidden.pictures.map(({ name, pixels }) => [name, pixels[1]])).toEqual([
      ['a.png', 255],
      ['b.png', 0],
    ]);
  });
});

describe('what it does not have is refused by name', () => {
  test.each([
    ['a scene', ['scene = ti.ui.Scene()'], 'taichi.ui.Scene'],
    [
      'depth',
      ['window = ti.ui.Window("a", (6, 4))', 'window.get_depth_buffer_as_numpy()'],
      'ti.ui.Window.get_depth_buffer_as_numpy',
    ],
    [
      'contours',
      ['window = ti.ui.Window("a", (6, 4))', 'window.get_canvas().contour(None)'],
      'ti.ui.Canvas.contour',
    ],
    [
      'events without a window',
      ['window = ti.ui.Window("a", (6, 4), show_window=False)', 'window.get_cursor_pos()'],
      'ti.ui.Window.get_cursor_pos of a window that is not shown',
    ],
    [
      'an index that is not there',
      [
        'p = ti.Vector.field(2, ti.f32, shape=2)',
        'k = ti.field(ti.i32, shape=2)',
        'k[1] = 2',
        'ti.ui.Window("a", (6, 4)).get_canvas().lines(p, 1.0, k)',
      ],
      'lines with an index out of range',
    ],
  ])('%s', async (_name, lines, feature) => {
    const { outcome } = await inWindow([...head, ...lines], [[]]);
    expect(outcome).toMatchObject({ state: 'refused', feature });
  });

  test('a window, where the host has none', async () => {
    const { outcome } = await runExample('import taichi as ti\nti.ui.Window("a", (6, 4))', {
      version: 'v1.6.0',
    });
    expect(outcome).toMatchObject({ state: 'refused', feature: 'taichi.ui.Window', line: 2 });
  });
});

import { describe, expect, test } from 'vitest';
import { type Classes, unknownAttributes } from '@/lib/names/attributes.ts';

const members: Record<string, string[]> = {
  'taichi.GUI': ['show', 'frame'],
  'taichi.ScalarField': ['shape', 'grad'],
  'taichi.MatrixField': ['shape', 'n'],
};
const results: Record<string, string[]> = {
  'ti.GUI': ['taichi.GUI'],
  'ti.field': ['taichi.ScalarField', 'taichi.MatrixField'],
};
const classes: Classes = {
  version: 'v9',
  results: (path) => results[path] ?? [],
  members: (type) => new Set(members[type]),
};

const block = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, '```', ''].join('\n');
const unknownIn = (...parts: string[]) =>
  unknownAttributes(parts.join('\n'), classes).map(({ name, line }) => `${line} ${name}`);

const gui = 'gui = ti.GUI("A", res=(3, 3))';
const field = 'x = ti.field(ti.f32, shape=3)';

describe('an attribute that an object does not have is found', () => {
  test.each([
    ['in the program that makes the object', [block('python', gui, 'gui.shows()')], ['3 gui.shows']],
    ['in a block without a language', [block('', gui, 'gui.shows()')], ['3 gui.shows']],
    [
      'in a later program of the text',
      [block('python', gui), block('python', 'gui.shows()')],
      ['6 gui.shows'],
    ],
    ['in inline code', ['`gui.shows()`', block('python', gui)], ['1 gui.shows']],
    ['where no class of several has it', [block('python', field, 'print(x.shapes, x.n)')], ['3 x.shapes']],
    [
      'where a string or a comment has a bracket',
      [block('python', `${gui}  # :(`, 'gui.shows(")")')],
      ['3 gui.shows'],
    ],
  ])('%s', (_, parts, found) => expect(unknownIn(...parts)).toEqual(found));

  test('with the nearest one and the version', () => {
    expect(unknownAttributes(block('python', field, 'x.shap'), classes)).toEqual([
      {
        name: 'x.shap',
        line: 3,
        what: 'unknown attribute "shap" of ScalarField or MatrixField',
        versions: ['v9'],
        near: 'shape',
      },
    ]);
  });
});

describe('nothing is said of', () => {
  test.each([
    ['attributes that exist', [block('python', gui, 'gui.frame', field, 'x.shape[0]', 'x.n')]],
    [
      'a name that is bound to something else as well',
      [block('python', gui, 'gui = other()', 'gui.shows()')],
    ],
    ['a parameter of that name', [block('python', gui, 'def f(a, gui=None):', '    gui.shows()')]],
    ['a target of a loop', [block('python', field, 'for x, y in pairs:', '    x.shapes')]],
    ['one of several targets', [block('python', field, 'x, y = pair()', 'x.shapes')]],
    [
      'a name that another program binds otherwise',
      [block('python', gui), block('python', 'gui = a()', 'gui.shows()')],
    ],
    ['what is called on the result', [block('python', 'x = ti.field(3).other()', 'x.shapes')]],
    ['an attribute of another object', [block('python', gui, 'self.gui.shows()')]],
    ['strings and comments', [block('python', gui, 'print("gui.shows")  # gui.shows')]],
    ['programs that are meant to be wrong', [block('python expect-error', gui, 'gui.shows()')]],
    ['programs for another version', [block('python version=v1', gui, 'gui.shows()')]],
    ['names of files', ['`gui.py`', block('python', gui)]],
    ['other languages', [block('cpp', gui, 'gui.shows()')]],
  ])('%s', (_, parts) => expect(unknownIn(...parts)).toEqual([]));
});

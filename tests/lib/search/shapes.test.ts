import { beforeAll, describe, expect, test } from 'vitest';
import { shapeFile } from '@/lib/outputs/shapes.ts';
import { SearchEngine } from '@/lib/search/engine.ts';
import { siteFile, versionFile } from '@/lib/search/records.ts';
import {
  entriesOfShape,
  entriesWithParameter,
  isShape,
  readShapeFile,
  type ShapeRow,
} from '@/lib/search/shapes.ts';
import { latestVersion, versions } from '@/lib/site/versions.ts';

const rows: ShapeRow[] = [
  [
    'Field.from_numpy',
    [
      ['', 'Field'],
      ['arr', 'numpy.ndarray'],
    ],
    '',
  ],
  [
    'clamp',
    [
      ['x', 'int, float or ti.Matrix'],
      ['xmin', 'int or float'],
    ],
    '`xmin` where `x` is less, else `x`.',
  ],
  [
    'norm',
    [
      ['', 'Matrix'],
      ['eps', 'float'],
    ],
    '`sqrt(norm_sqr + eps)`, a real number.',
  ],
  ['inverse', [['', 'Matrix']], 'a new matrix with as many rows as the field has columns.'],
  ['is_pressed', [['keys', 'str']], 'bool'],
];
const found = (query: string) => entriesOfShape(query, rows);

describe('a shape', () => {
  test.each(['(field, ndarray) ->', '-> Matrix', 'f32 -> f32', '() → bool', '(x, y)'])('is %s', (query) => {
    expect(isShape(query)).toBe(true);
  });

  test.each(['ti.field', 'field()', 'a - b', 'sparse matrix', 'print(x)'])('is not %s', (query) => {
    expect(isShape(query)).toBe(false);
  });

  test('finds what has these parameters, the object of a method included, and this result', () => {
    expect(found('(field, ndarray) ->')).toEqual(['Field.from_numpy']);
    // What clamp gives is of the type of its first parameter.
    expect(found('-> Matrix')).toEqual(['inverse', 'clamp']);
    expect(found('str -> bool')).toEqual(['is_pressed']);
    expect(found('(matrix) -> f32')[0]).toBe('norm');
  });

  test('compares types as kinds: f32 is float, array is ndarray, and any type answers _', () => {
    expect(found('(ti.ScalarField, array)')).toEqual(['Field.from_numpy']);
    expect(found('f64 -> float')).toContain('clamp');
    expect(found('_ -> boolean')).toEqual(['is_pressed']);
  });

  test('can name parameters, with or without their types', () => {
    expect(found('(x, xmin)')).toEqual(['clamp']);
    expect(found('(eps: f32)')).toEqual(['norm']);
    expect(found('(eps: str)')).toEqual([]);
  });

  test('that asks for nothing finds nothing', () => {
    for (const query of ['()', '->', '( )', '(,)']) expect(found(query)).toEqual([]);
  });
});

test('a parameter is found by the beginning of its name', () => {
  expect(entriesWithParameter('xm', rows)).toEqual(['clamp']);
  expect(entriesWithParameter('min', rows)).toEqual([]);
  expect(entriesWithParameter('', rows)).toEqual([]);
});

describe('the shapes of a version', () => {
  let engine: SearchEngine;
  beforeAll(() => {
    engine = new SearchEngine([versionFile('en', latestVersion), siteFile('en')]);
  });

  test.each(versions)('of $name have anchors of its names, and types', (version) => {
    const file = shapeFile(version);
    const shapes = readShapeFile(JSON.stringify(file));
    const found = new SearchEngine([versionFile('en', version)]);
    const unknown = shapes.filter(([anchor]) => found.entriesAt([[anchor]]).length === 0);
    expect(unknown).toEqual([]);
    const types = shapes.flatMap(([, parameters]) => parameters.map(([, type]) => type));
    expect(types.filter(Boolean).length / types.length).toBeGreaterThan(0.8);
  });

  test('are refused where they are of another format', () => {
    expect(() => readShapeFile('{')).toThrow('not valid JSON');
    expect(() => readShapeFile('{"format":0,"shapes":[]}')).toThrow('another format');
  });

  test.each([
    ['(field, ndarray) ->', 'taichi.Field.from_numpy'],
    ['-> Canvas', 'taichi.ui.Window.get_canvas'],
    ['-> SNode', 'taichi.FieldsBuilder.dense'],
    ['f32 -> f32', 'taichi.sqrt'],
    ['Matrix -> Matrix', 'taichi.Matrix.inverse'],
    ['(movement_speed)', 'taichi.ui.Camera.track_user_inputs'],
  ])('answer %s with %s among the first ten', (query, name) => {
    const anchors = entriesOfShape(query, shapeFile(latestVersion).shapes);
    const hits = engine.entriesAt([anchors]).slice(0, 10);
    expect(hits.map(({ symbol }) => symbol?.name)).toContain(name);
    expect(engine.entriesAt([anchors], { kinds: ['doc'] })).toEqual([]);
  });

  test.each(['movement_speed', 'fps_limit', 'hold_key'])(
    'are not needed to find the parameter %s',
    (name) => {
      const signatures = engine
        .search(name)
        .slice(0, 5)
        .map(({ symbol }) => symbol?.signature ?? '');
      expect(signatures.some((signature) => signature.includes(name))).toBe(true);
    },
  );
});

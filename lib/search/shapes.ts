import { fold } from './tokens.ts';

/**
 * What can be called: the anchor of its entry, its parameters with their types, and what it returns, both in the words of the
 * reference. Of a method the first parameter is the object, without a name.
 */
export type ShapeRow = [anchor: string, parameters: [name: string, type: string][], result: string];

/** The file with the shapes of a version. It is loaded only when a reader asks for a shape. */
export type ShapeFile = { format: typeof shapeFormat; shapes: ShapeRow[] };

/** To be raised when the format changes: files of another format are refused. */
export const shapeFormat = 1;

/**
 * The content of a file of shapes.
 * @throws Error when it is not JSON or of another format
 */
export function readShapeFile(text: string): ShapeRow[] {
  let data: Partial<ShapeFile>;
  try {
    data = JSON.parse(text) as Partial<ShapeFile>;
  } catch {
    throw new Error('The file of shapes is not valid JSON.');
  }
  if (data?.format !== shapeFormat || !Array.isArray(data.shapes))
    throw new Error('The file of shapes has another format.');
  return data.shapes;
}

/** A shape that a reader asks for: `undefined` where any will do. A parameter is a type, a name, or both: `x: f32`. */
type ShapeQuery = { parameters: { name?: string; type: string }[] | undefined; result: string | undefined };

/** Whether a text asks for a shape: it has an arrow, or is a list in brackets. */
export function isShape(text: string): boolean {
  return /->|→/.test(text) || /^\s*\(.*\)\s*$/.test(text);
}

/** '(field, ndarray) -> Matrix' → what it asks for; none where it asks for nothing. */
function shapeQuery(text: string): ShapeQuery | undefined {
  const [before = '', after = ''] = text.split(/->|→/, 2).map((part) => part.trim());
  const hasList = before.startsWith('(');
  const list = hasList ? before.replace(/^\(|\)$/g, '') : before;
  const items = splitTypes(list).map((item) => {
    const [, name, type = ''] = /^(\w+)\s*:\s*(.+)$/.exec(item) ?? [];
    return name ? { name, type } : { type: item };
  });
  const parameters = hasList || items.length > 0 ? items : undefined;
  const result = after || undefined;
  // Brackets alone are typed on the way to a list.
  return result || items.length > 0 || /^\(\s*\)\s*(->|→)/.test(text) ? { parameters, result } : undefined;
}

/** Items between commas that are not in brackets: 'list[int, str], f32' → two. */
function splitTypes(list: string): string[] {
  const items = [''];
  let depth = 0;
  for (const character of list) {
    depth += Number(/[([]/.test(character)) - Number(/[)\]]/.test(character));
    if (character === ',' && depth === 0) items.push('');
    else items[items.length - 1] += character;
  }
  return items.map((item) => item.trim()).filter(Boolean);
}

/** What readers and docstrings write for a kind of value. Words of no kind mean themselves. */
const kinds: Record<string, string> = {
  field: 'field',
  scalarfield: 'field',
  matrixfield: 'field',
  structfield: 'field',
  ndarray: 'array',
  scalarndarray: 'array',
  vectorndarray: 'array',
  matrixndarray: 'array',
  array: 'array',
  arrays: 'array',
  tensor: 'tensor',
  matrix: 'matrix',
  mat2: 'matrix',
  mat3: 'matrix',
  mat4: 'matrix',
  vector: 'vector',
  vec2: 'vector',
  vec3: 'vector',
  vec4: 'vector',
  f16: 'float',
  f32: 'float',
  f64: 'float',
  float: 'float',
  floats: 'float',
  real: 'float',
  i8: 'int',
  i16: 'int',
  i32: 'int',
  i64: 'int',
  u8: 'int',
  u16: 'int',
  u32: 'int',
  u64: 'int',
  int: 'int',
  ints: 'int',
  integer: 'int',
  integers: 'int',
  bool: 'bool',
  boolean: 'bool',
  true: 'bool',
  false: 'bool',
  string: 'str',
  dictionary: 'dict',
  callable: 'function',
  dtype: 'datatype',
};

const knownKinds = new Set(Object.values(kinds));

/** Words that mean values of several kinds. */
const wide: Record<string, string[]> = {
  number: ['int', 'float'],
  numbers: ['int', 'float'],
  scalar: ['int', 'float'],
};

/** Words of a query that every type answers. */
const anything = /^(?:any|_|\*|…|\.{3}|\?)$/;

/** The kinds of values that a text about a type names: 'int, float or ti.Matrix' → int, float, matrix. */
function kindsOf(text: string): Set<string> {
  const words = fold(text)
    .replace(/data type/g, 'dtype')
    .match(/[a-z_][\w.]*/g);
  const last = (words ?? []).map((word) => word.slice(word.lastIndexOf('.') + 1));
  return new Set(last.flatMap((word) => wide[word] ?? kinds[word] ?? word));
}

/** How well two texts about a type agree: as words 2, as kinds 1, not at all 0. */
function agreement(asked: string, given: string): number {
  if (anything.test(asked)) return 1;
  const words = (text: string) => new Set(fold(text).match(/\w+/g));
  const givenWords = words(given.replace(/\b\w+\./g, ''));
  const bare = fold(asked.replace(/^\w+\./, ''));
  if (givenWords.has(bare)) return 2;
  const givenKinds = kindsOf(given);
  return [...kindsOf(asked)].some((kind) => givenKinds.has(kind)) ? 1 : 0;
}

/** Where a clause of a description goes on to something else: 'a tuple with the number of rows of the matrix'. */
const preposition = /\s(?:of|with|that|which|for|from|in|at|on|whose|where|when|as|over|per|to)\s.*$/s;

/** The words of a description of a result that say of which type it is: 'the sum of the products, a number.' → 'the sum, a number' */
function typeWords(result: string): string {
  const plain = result.replace(/`([^`]*)`/g, (_, code: string) => (/^[\w.]+$/.test(code) ? code : ''));
  return plain
    .split(/[,;:]\s|\.$|\.\s/)
    .map((clause) => clause.replace(preposition, ''))
    .join(', ');
}

function resultAgreement(asked: string, [, parameters, result]: ShapeRow): number {
  if (fold(asked) === 'none') return result ? 0 : 2;
  const words = typeWords(result);
  const direct = agreement(asked, words);
  if (direct > 0) return direct + 1;
  // 'the value, of the shape of `x`': such a result is of the type of the first parameter.
  const isTyped = [...kindsOf(words)].some((kind) => knownKinds.has(kind));
  const isLikeFirst =
    !isTyped && /\b(?:of the shape|same shape|same type|common shape|each element)\b|^`/.test(result);
  return isLikeFirst && agreement(asked, parameters[0]?.[1] ?? '') > 0 ? 1 : 0;
}

/**
 * How well parameters agree with those that are asked for: all of these have to be there, in any order, and more may follow.
 * Less where others stand between them.
 */
function parameterAgreement(asked: NonNullable<ShapeQuery['parameters']>, row: ShapeRow): number {
  const given = [...row[1]];
  if (asked.length === 0) return given.some(([name]) => name) ? 0 : 2;
  let sum = 0;
  for (const [at, { name, type }] of asked.entries()) {
    const scores = given.map(([own, ownType], place) => {
      if (name && fold(own) !== fold(name)) return 0;
      const isName = !name && own && fold(own) === fold(type);
      // A vector is a matrix with one column.
      const asMatrix = /^(?:ti\.)?vec(?:tor|[234])$/i.test(type) ? agreement('matrix', ownType) / 2 : 0;
      const score = isName ? 3 : agreement(type, ownType) || asMatrix;
      return score === 0 ? 0 : score + (place === at ? 0.5 : 0);
    });
    const best = Math.max(0, ...scores);
    if (best === 0) return 0;
    sum += best;
    given[scores.indexOf(best)] = ['', ''];
  }
  const others = row[1].length - asked.length;
  return sum / asked.length - 0.3 * Math.max(0, others);
}

/**
 * The anchors of the entries whose shape a reader asks for, best first. Types are compared loosely: `float` is `f32`, `real` and
 * `number`.
 */
export function entriesOfShape(text: string, shapes: readonly ShapeRow[]): string[] {
  const query = shapeQuery(text);
  if (!query) return [];
  const found = shapes.flatMap((row) => {
    const result = query.result === undefined ? 1 : resultAgreement(query.result, row);
    const parameters = query.parameters === undefined ? 1 : parameterAgreement(query.parameters, row);
    const isThere = result > 0 && (query.parameters === undefined || parameters > -2) && parameters !== 0;
    return isThere ? [{ anchor: row[0], score: result + 2 * parameters }] : [];
  });
  return found.sort((a, b) => b.score - a.score).map(({ anchor }) => anchor);
}

/** The anchors of the entries with a parameter whose name begins with a text. */
export function entriesWithParameter(text: string, shapes: readonly ShapeRow[]): string[] {
  const start = fold(text.trim());
  if (!/^\w+$/.test(start)) return [];
  return shapes
    .filter(([, parameters]) => parameters.some(([name]) => name && fold(name).startsWith(start)))
    .map(([anchor]) => anchor);
}

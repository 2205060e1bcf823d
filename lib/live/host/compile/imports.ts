import { Refusal } from '../../errors.ts';
import type { Statement } from '../../syntax/tree.ts';
import { PythonError } from '../errors.ts';
import { Module, type PythonObject, type Value } from '../values.ts';
import { storeName } from './names.ts';
import type { Context, Frame } from './unit.ts';

/** `import a.b as c`; without `as` the name is that of the outermost module. */
export function compileImport(
  node: Extract<Statement, { kind: 'import' }>,
  context: Context,
): (frame: Frame) => void {
  const { unit } = context;
  const all = node.modules.map((one) => {
    const outermost = one.path.split('.', 1)[0] ?? one.path;
    return { ...one, outermost, store: storeName(one.as ?? outermost, context) };
  });
  return (frame) => {
    for (const { path, as, outermost, store } of all) {
      const found = unit.importModule(path);
      store(frame, as === undefined && outermost !== path ? unit.importModule(outermost) : found);
    }
  };
}

/** `from a.b import c as d`, `from a import *` */
export function compileImportFrom(
  node: Extract<Statement, { kind: 'importFrom' }>,
  context: Context,
): (frame: Frame) => void {
  const { unit } = context;
  const { path } = node;
  if (path === '__future__') return futureImport(node);
  const stores = node.names.map(({ name, as }) =>
    name === '*' ? undefined : storeName(as ?? name, context),
  );
  return (frame) => {
    const module = unit.importModule(path);
    node.names.forEach(({ name }, at) => {
      const store = stores[at];
      if (store) store(frame, memberOf(module, path, name, context));
      else
        for (const [member, value] of membersOf(module))
          if (!member.startsWith('_')) unit.globals.cell(member).value = value;
    });
  };
}

function futureImport(node: Extract<Statement, { kind: 'importFrom' }>): () => void {
  const unknown = node.names.find(
    ({ name }) => !['division', 'print_function', 'absolute_import'].includes(name),
  );
  return () => {
    if (unknown) throw new Refusal(`from __future__ import ${unknown.name}`);
  };
}

/** A module of the program itself: its members are found by name as they are. */
export class FileModule extends Module {
  readonly isOfProgram = true;
}

function membersOf(module: PythonObject): Iterable<[string, Value]> {
  if (module instanceof Module) return module.members;
  throw new Refusal('from … import *');
}

function memberOf(module: PythonObject, path: string, name: string, { unit }: Context): Value {
  const found = module.attribute(name);
  if (found !== undefined) return found;
  // A module inside the module.
  try {
    return unit.importModule(`${path}.${name}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  if (module instanceof FileModule)
    throw new PythonError(
      'ImportError',
      `cannot import name '${name}' from '${path}' (${path.replaceAll('.', '/')}.py)`,
    );
  throw new Refusal(`${path}.${name}`);
}

import { nameError, PythonError } from '../errors.ts';
import type { Value } from '../values.ts';
import type { Place } from './scope.ts';
import { type Cell, type Context, type Frame, globalOrBuiltin, type Run } from './unit.ts';

/** Reading, setting and deleting of variables. */

export function readName(name: string, { unit, scope }: Context): Run {
  const place = scope.place(name);
  return place.where === 'class'
    ? readClassName(name, unit.globals.cell(name), { unit, scope })
    : read(name, place, { unit, scope });
}

function read(name: string, place: Place, { unit, scope }: Context): Run {
  if (place.where === 'slot') {
    const { index } = place;
    return (frame) => {
      const value = frame.slots[index];
      if (value === undefined) throw unbound(name);
      return value;
    };
  }
  if (place.where === 'cell') {
    const { index, isFree } = place;
    const isInClass = scope.kind === 'class';
    return (frame) => {
      const own = isInClass ? frame.namespace?.get(name) : undefined;
      const value = own ?? (frame.cells[index] as Cell).value;
      if (value === undefined) throw isFree ? unboundFree(name) : unbound(name);
      return value;
    };
  }
  const cell = unit.globals.cell(name);
  return () => {
    const { value } = cell;
    return value === undefined ? globalOrBuiltin(unit, name) : value;
  };
}

function readClassName(name: string, cell: Cell, { unit }: Context): Run {
  return (frame) => {
    const own = frame.namespace?.get(name);
    if (own !== undefined) return own;
    return cell.value === undefined ? globalOrBuiltin(unit, name) : cell.value;
  };
}

function unbound(name: string): PythonError {
  return new PythonError(
    'UnboundLocalError',
    `cannot access local variable '${name}' where it is not associated with a value`,
  );
}

function unboundFree(name: string): PythonError {
  return nameError(
    `cannot access free variable '${name}' where it is not associated with a value in enclosing scope`,
  );
}

export function storeName(name: string, { unit, scope }: Context): (frame: Frame, value: Value) => void {
  const place = scope.place(name);
  if (place.where === 'slot') {
    const { index } = place;
    return (frame, value) => {
      frame.slots[index] = value;
    };
  }
  if (place.where === 'cell') {
    const { index } = place;
    return (frame, value) => {
      (frame.cells[index] as Cell).value = value;
    };
  }
  if (place.where === 'class')
    return (frame, value) => {
      frame.namespace?.set(name, value);
    };
  const cell = unit.globals.cell(name);
  return (_frame, value) => {
    cell.value = value;
  };
}

/** `del name`; `isQuiet` where the name may have no value. */
export function deleteName(name: string, context: Context, isQuiet = false): (frame: Frame) => void {
  const place = context.scope.place(name);
  const readOrRaise = readName(name, context);
  return (frame) => {
    if (place.where === 'class') {
      if (!frame.namespace?.delete(name) && !isQuiet) throw nameError(`name '${name}' is not defined`);
      return;
    }
    if (place.where === 'slot') {
      if (!isQuiet) readOrRaise(frame);
      frame.slots[place.index] = undefined;
      return;
    }
    const cell = place.where === 'cell' ? frame.cells[place.index] : context.unit.globals.cell(name);
    if (!cell) return;
    if (cell.value === undefined && !isQuiet) {
      if (place.where === 'cell') readOrRaise(frame);
      throw nameError(`name '${name}' is not defined`);
    }
    cell.value = undefined;
  };
}

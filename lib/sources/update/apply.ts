import { isSameExpression } from '../python/history/signature-changes.ts';
import type { ClassDef, Definition, Parameter, Signature } from '../python/model.ts';
import { signatureText } from '../python/signature.ts';
import { constructorOf, placeOf, type StubChange } from './differences.ts';
import { withDeprecation, withParameters } from './docstring-words.ts';
import { definitionsIn, lastPart, moduleOf, type PublicNames } from './public-names.ts';
import { type SkeletonOptions, shortValue, skeleton } from './skeleton.ts';
import type { StubEditor } from './stub-editor.ts';
import { withConstructor } from './stub-files.ts';

/** What an edit needs beside the change. */
export type ApplyContext = SkeletonOptions & {
  /** The editor of a module's stub. */
  editorOf(module: string): StubEditor;
  stubs: PublicNames;
  sources: PublicNames;
  /** Whether what is gone is deleted, with its words. */
  remove: boolean;
};

/** Makes one change in the stubs. Words stay, unless `remove` says otherwise. */
export function applyChange(change: StubChange, context: ApplyContext): void {
  const { module, name } = placeOf(change);
  const { member } = change;
  switch (change.change) {
    case 'new':
      addDefinition(change.definition, change, context);
      return;
    case 'exported':
      context.editorOf(change.page).addExport(change.name, importOf(change.ref, change.page, change.name));
      return;
    case 'unexported':
      if (context.remove) context.editorOf(change.page).removeExport(change.name);
      return;
    case 'removed':
      if (context.remove) removeDefinition(change.ref, member, context);
      return;
    case 'moved':
      moveDefinition(change.from, change.ref, context);
      return;
    case 'deprecated':
      context.editorOf(module).changeDocstring(withDeprecation, name, member);
      return;
    case 'changed':
      changeDefinition(change, context);
      return;
    case 'new module':
      return;
  }
}

/** The names that stand before one in its module or class, the nearest first. */
function namesBefore(all: Iterable<string>, name: string): string[] {
  const names = [...all];
  return names.slice(0, Math.max(names.indexOf(name), 0)).reverse();
}

function addDefinition(definition: Definition, change: StubChange, context: ApplyContext): void {
  const { module, name } = placeOf(change);
  const { editorOf, sources } = context;
  const source = sources.sources.get(module);
  if (!source) return;
  const editor = editorOf(module);
  const all = definitionsIn(source);
  if (change.member !== undefined) {
    const owner = all.get(name);
    const members = owner?.kind === 'class' ? owner.members.map((one) => one.name) : [];
    editor.add(
      skeleton(definition, context, '    '),
      [...namesBefore(members, change.member), '__init__'],
      name,
    );
    return;
  }
  const before = namesBefore(all.keys(), name);
  if (!editor.has(name))
    editor.add(skeleton(withConstructor(definition, sources.symbols[change.ref]), context), before);
  exportEverywhere(change.ref, context);
}

/** Exports a definition from every module that exports it in the sources, and whose stub does not. */
function exportEverywhere(ref: string, { editorOf, sources, stubs }: ApplyContext): void {
  for (const { module, names } of sources.modules) {
    const known = stubs.modules.find((one) => one.module === module);
    for (const one of names)
      if (one.ref === ref && known) {
        const before = known.names.find(({ name }) => name === one.name);
        // It was another definition under this name.
        if (before && before.ref !== ref) editorOf(module).removeExport(one.name);
        if (before?.ref !== ref) editorOf(module).addExport(one.name, importOf(ref, module, one.name));
      }
  }
}

/** The line that imports a definition; none in the module that has it. */
function importOf(ref: string, page: string, name: string): string | undefined {
  if (moduleOf(ref) === page) return undefined;
  const imported = lastPart(ref);
  return `from ${moduleOf(ref)} import ${imported}${imported === name ? '' : ` as ${name}`}`;
}

function removeDefinition(ref: string, member: string | undefined, { editorOf, stubs }: ApplyContext): void {
  editorOf(moduleOf(ref)).remove(lastPart(ref), member);
  if (member !== undefined) return;
  for (const { module, names } of stubs.modules)
    for (const one of names) if (one.ref === ref) editorOf(module).removeExport(one.name);
}

/** Moves a definition with its words to the stub of another module. */
function moveDefinition(from: string, to: string, context: ApplyContext): void {
  const { editorOf, stubs, sources } = context;
  const [before, after] = [editorOf(moduleOf(from)), editorOf(moduleOf(to))];
  const text = before.textOf(lastPart(from));
  const source = sources.sources.get(moduleOf(to));
  if (!text || !source) return;
  if (after.has(lastPart(to))) after.replace(text, lastPart(to));
  else after.add(text, namesBefore(definitionsIn(source).keys(), lastPart(to)));
  before.remove(lastPart(from));
  for (const { module, names } of stubs.modules)
    for (const one of names) {
      if (one.ref !== from) continue;
      editorOf(module).removeExport(one.name);
      editorOf(module).addExport(one.name, importOf(to, module, one.name));
    }
}

type Changed = Extract<StubChange, { change: 'changed' }>;

function changeDefinition(change: Changed, context: ApplyContext): void {
  const { module, name } = placeOf(change);
  const { member, before, after, differences } = change;
  const editor = context.editorOf(module);
  const isOfAnotherKind = differences.some(({ what }) => what === 'kind' || what === 'overloads');
  if (isOfAnotherKind) {
    // The words of members would be lost.
    if (before.kind === 'class') return;
    const docstring = before.docstring ?? '';
    const described = { ...after, docstring } as Definition;
    const indent = member === undefined ? '' : '    ';
    editor.replace(skeleton(described, { withDocstrings: true }, indent), name, member);
  } else if (before.kind === 'function' && after.kind === 'function')
    changeSignature(editor, change, before.signature, after.signature);
  else if (after.kind === 'property') editor.setReturns(after.returns, name, member);
  else if (after.kind === 'attribute') {
    const { annotation, value } = after;
    const text = `${after.name}${annotation ? `: ${annotation}` : ''}${value === undefined ? '' : ` = ${shortValue(value)}`}`;
    editor.setAssignment(text, name, member);
  } else if (before.kind === 'class' && after.kind === 'class')
    changeClass(editor, change, { before, after }, context);
}

function changeClass(
  editor: StubEditor,
  change: Changed,
  { before, after }: { before: ClassDef; after: ClassDef },
  { sources }: ApplyContext,
): void {
  const { name } = placeOf(change);
  if (change.differences.some(({ what }) => what === 'bases')) editor.setBases(after.bases, name);
  if (change.differences.every(({ what }) => what === 'bases')) return;
  const now = constructorOf(withConstructor(after, sources.symbols[change.ref]) as ClassDef);
  const then = constructorOf(before);
  if (!now) return;
  if (then) changeSignature(editor, { ...change, member: then.name }, then.signature, now.signature, true);
  else editor.add(`    def ${now.name}${signatureText(now.signature)}: ...`, [], name);
}

/** @param isConstructor whether the docstring of the class describes the parameters */
function changeSignature(
  editor: StubEditor,
  change: Changed,
  before: Signature,
  after: Signature,
  isConstructor = false,
): void {
  const { name } = placeOf(change);
  editor.setSignature(signatureText(mergedSignature(before, after)), name, change.member);
  const words = parameterWords(change, after);
  editor.changeDocstring(
    (text, indent) => withParameters(text, words, indent),
    name,
    isConstructor ? undefined : change.member,
  );
}

function parameterWords({ differences }: Changed, { parameters }: Signature) {
  const names = parameters.map(starred);
  const added = differences.flatMap((one) => (one.what === 'parameterAdded' ? [one.name] : []));
  const renamed = differences.flatMap((one) =>
    one.what === 'parameterRenamed' ? [[one.before, one.name] as const] : [],
  );
  return {
    added: added.map((name) => ({ name, after: names[names.indexOf(name) - 1] })),
    renamed: new Map(renamed),
  };
}

function starred({ name, kind }: Parameter): string {
  return (kind === 'var_positional' ? '*' : kind === 'var_keyword' ? '**' : '') + name;
}

/** The new signature, in the form of the stub where types and values are the same. */
function mergedSignature(before: Signature, after: Signature): Signature {
  const same = (then: string | undefined, now: string | undefined) =>
    then !== undefined && isSameExpression(then, now) ? then : now;
  const parameters = after.parameters.map((parameter): Parameter => {
    const former = before.parameters.find(({ name }) => name === parameter.name);
    const annotation = same(former?.annotation, parameter.annotation);
    const value = same(former?.default, parameter.default);
    const { name, kind } = parameter;
    return {
      name,
      kind,
      ...(annotation ? { annotation } : {}),
      ...(value === undefined ? {} : { default: value }),
    };
  });
  const returns = same(before.returns, after.returns);
  return { parameters, ...(returns ? { returns } : {}) };
}

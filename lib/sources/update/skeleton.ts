import { docstringLines } from '../python/docstring/lines.ts';
import { wordsMissing } from '../python/docstring/unfinished.ts';
import type { ClassDef, Definition, FunctionDef, Signature } from '../python/model.ts';
import { operatorForm } from '../python/operators.ts';
import { signatureText } from '../python/signature.ts';
import { aliasedMember } from '../python/symbols.ts';

/** What a skeleton is written with. */
export type SkeletonOptions = {
  /** Whether docstrings of the sources are taken over; else each says that nobody has described it. */
  withDocstrings: boolean;
};

/** A value that is longer is written as `...`. */
const valueMax = 100;

/** Decorators that say something about how a name is used. */
const keptDecorator =
  /^((\w+\.)*(overload|dataclass|cached_property|final|abstractmethod)\b|staticmethod$|classmethod$|property$)/;

/** The stub of a definition, lines without a final line feed: its signature, and a docstring. */
export function skeleton(definition: Definition, options: SkeletonOptions, indent = ''): string {
  switch (definition.kind) {
    case 'function':
      return functionSkeleton(definition, options, indent);
    case 'property': {
      const returns = definition.returns ? ` -> ${definition.returns}` : '';
      const head = `${indent}@property\n${indent}def ${definition.name}(self)${returns}:`;
      return `${head}\n${docstringText(definition, options, `${indent}    `)}`;
    }
    case 'attribute': {
      const { name, annotation, value } = definition;
      const type = annotation ? `: ${annotation}` : '';
      const assigned = value === undefined ? (type ? '' : ' = ...') : ` = ${shortValue(value)}`;
      return `${indent}${name}${type}${assigned}\n${docstringText(definition, options, indent)}`;
    }
    case 'class':
      return classSkeleton(definition, options, indent);
  }
}

/** A value as a stub has it. */
export function shortValue(value: string): string {
  // A comment would hide what follows it, because a value is written in one line.
  return value.length > valueMax || /\n|\s#\s/.test(value) ? '...' : value;
}

function functionSkeleton(definition: FunctionDef, options: SkeletonOptions, indent: string): string {
  const { name, isAsync, signature, overloads, decorators } = definition;
  const kept = decorators.filter((one) => keptDecorator.test(one)).map((one) => `${indent}@${one}\n`);
  const head = (one: Signature) => `${indent}${isAsync ? 'async ' : ''}def ${name}${signatureText(one)}:`;
  const variants = overloads.map((one) => `${indent}@overload\n${head(one)} ...\n`);
  return `${variants.join('')}${kept.join('')}${head(signature)}\n${docstringText(definition, options, `${indent}    `)}`;
}

function classSkeleton(definition: ClassDef, options: SkeletonOptions, indent: string): string {
  const { name, bases, decorators } = definition;
  const inner = `${indent}    `;
  const kept = decorators.filter((one) => keptDecorator.test(one)).map((one) => `${indent}@${one}\n`);
  const head = `${kept.join('')}${indent}class ${name}${bases.length > 0 ? `(${bases.join(', ')})` : ''}:`;
  const initializer = definition.members.find(isInitializer);
  const members = publicMembersOf(definition).map((member) => skeleton(member, options, inner));
  return [
    `${head}\n${docstringText(definition, options, inner)}`,
    ...(initializer ? [initializerText(initializer, inner)] : []),
    ...members,
  ].join('\n\n');
}

/** `def __init__(self, x): ...`: the docstring of the class describes it. */
function initializerText({ name, signature }: FunctionDef, indent: string): string {
  return `${indent}def ${name}${signatureText(signature)}: ...`;
}

/** How instances of a class are made. */
export function isInitializer(member: Definition): member is FunctionDef {
  return member.kind === 'function' && (member.name === '__init__' || member.name === '__new__');
}

/** The members that have an entry: public ones, operators with a docstring, and what methods set and describe. */
export function publicMembersOf(definition: ClassDef): Definition[] {
  const { members, instanceAttributes } = definition;
  return [
    ...members
      .filter(({ name, docstring }) => isPublic(name) || (operatorForm(name) && docstring?.trim()))
      .map((member) => aliasedMember(member, definition)),
    ...instanceAttributes.filter(({ name, docstring }) => isPublic(name) && docstring?.trim()),
  ];
}

function isPublic(name: string): boolean {
  return !name.startsWith('_');
}

function docstringText(
  { docstring }: Definition,
  { withDocstrings }: SkeletonOptions,
  indent: string,
): string {
  const text = withDocstrings && docstring?.trim() ? docstring : wordsMissing;
  return quotedDocstring(docstringLines(text), indent);
}

/** Lines as a docstring. */
export function quotedDocstring(lines: readonly string[], indent: string): string {
  const escaped = lines.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"'));
  const text = escaped.join(`\n${indent}`).replace(/"$/, '\\"').replace(/^ +$/gm, '');
  return `${indent}"""${text}${escaped.length > 1 ? `\n${indent}` : ''}"""`;
}

/** The line feeds before a definition or another part of a module. */
export function gapBefore(text: string): string {
  return /^(@|async |def |class )/.test(text) ? '\n\n\n' : '\n\n';
}

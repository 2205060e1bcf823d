import { type Node, walk } from '../python/parser.ts';
import { childNodes, type SourceFunction } from './modules.ts';

/** Where something may be called. */
export type Scope = 'Taichi' | 'Python' | 'both';

/** Decorators of the language, and where what they decorate may be called. */
const scopeOfDecorator: Readonly<Record<string, Scope>> = {
  func: 'Taichi',
  real_func: 'Taichi',
  taichi_scope: 'Taichi',
  pyfunc: 'both',
  python_scope: 'Python',
  kernel: 'Python',
  kern: 'Python',
};

/** Where a function may be called, as its decorators or its first assertions say. */
export function scopeOf({ decorators, node }: SourceFunction): Scope | undefined {
  for (const text of decorators) {
    const name = lastName(text);
    if (Object.hasOwn(scopeOfDecorator, name)) return scopeOfDecorator[name];
  }
  const body = node.childForFieldName('body');
  let scope: Scope | undefined;
  if (body)
    walk(body, (part) => {
      if (/^(function_definition|class_definition|lambda)$/.test(part.type)) return false;
      scope = scopeOfAssertion(part) ?? scope;
      return true;
    });
  return scope;
}

/** `assert in_taichi_scope()` and the like. */
export function scopeOfAssertion(node: Node): Scope | undefined {
  const condition = node.type === 'assert_statement' ? (childNodes(node)[0]?.text ?? '') : '';
  if (/^(\w+\.)*(in_taichi_scope|inside_kernel)\(\)/.test(condition)) return 'Taichi';
  return /^((\w+\.)*in_python_scope|not (\w+\.)*(inside_kernel|in_taichi_scope))\(\)/.test(condition)
    ? 'Python'
    : undefined;
}

/** Whether the language compiles the body of a function, which Python does not run then. */
export function isCompiled({ decorators }: SourceFunction): boolean {
  return decorators.some((text) => /^(func|real_func|kernel|kern)$/.test(lastName(text)));
}

/** `ti.func(…)` → `func`. */
export function lastName(decorator: string): string {
  return decorator.replace(/\(.*$/s, '').split('.').at(-1) ?? '';
}

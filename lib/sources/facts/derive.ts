import { type Node, walk } from '../python/parser.ts';
import {
  type Caught,
  caughtBy,
  errorsOf,
  errorsOfCompiled,
  errorsOfDecorator,
  errorsOfPython,
  isCaught,
  pythonErrors,
} from './errors.ts';
import { childNodes, type SourceClass, type SourceDefinition, type SourceFunction } from './modules.ts';
import type { SourceProgram } from './program.ts';
import { isCompiled, type Scope, scopeOf } from './scopes.ts';

/** What the sources say about a definition. What they do not tell is left out. */
export type SourceFacts = {
  /** `part`: a parameter or a way to call it, not all of it. */
  deprecated?: 'whole' | 'part';
  /** Whether a call gives a value. */
  returns?: boolean;
  /** Errors that it raises itself, or a helper that it calls which the reference does not describe. Sorted. */
  raises?: string[];
  /** Other errors that may come from what it calls. Sorted. */
  mayRaise?: string[];
  /** It may call code outside of the sources, such as NumPy or the core of the language, so any error of Python may come. */
  callsOutside?: true;
  scope?: Scope;
};

/** Derives facts from the sources of a package. `isPublic` says which definitions the reference describes. */
export class Derivation {
  private readonly direct = new Map<SourceFunction, Finding>();

  constructor(
    private readonly program: SourceProgram,
    private readonly isPublic: (one: SourceFunction | SourceClass) => boolean,
  ) {}

  /** The facts about a definition; none about a plain value. */
  factsOf(found: SourceDefinition): SourceFacts {
    const deprecated = this.deprecation(found);
    const called = this.callable(found);
    if (!called) return { ...(deprecated ? { deprecated } : {}) };
    const isClass = /^__(init|new)__$/.test(called.name);
    const isProperty = called.decorators.some((text) => /(^|\.)(cached_)?property$/.test(text));
    const returns = isClass || isProperty ? undefined : this.returns(called);
    const raises = [...this.raised(called)].sort();
    const { names, callsOutside } = this.possible(found, called);
    const mayRaise = [...names].filter((name) => !raises.includes(name)).sort();
    const scope = isClass ? undefined : scopeOf(called);
    return {
      ...(deprecated ? { deprecated } : {}),
      ...(returns === undefined ? {} : { returns }),
      ...(raises.length > 0 ? { raises } : {}),
      ...(mayRaise.length > 0 ? { mayRaise } : {}),
      ...(callsOutside ? { callsOutside } : {}),
      ...(scope ? { scope } : {}),
    };
  }

  /** What a call of the definition runs: the function, `__init__` of a class, what an alias stands for. */
  private callable(found: SourceDefinition, depth = 0): SourceFunction | undefined {
    if (found.kind === 'function') return found;
    if (found.kind === 'class') {
      const made = this.program.member(found, '__init__') ?? this.program.member(found, '__new__');
      return made?.kind === 'function' ? made : undefined;
    }
    const isName = found.value && /^[\w.]+$/.test(found.value.text);
    const target = isName && found.value ? this.program.resolve(found.module, found.value.text) : undefined;
    return target && target !== found && depth < 5 ? this.callable(target, depth + 1) : undefined;
  }

  /** Whether a call gives a value: `undefined` where the body is only an error, for subclasses to replace. */
  private returns(called: SourceFunction, seen = new Set<SourceFunction>()): boolean | undefined {
    if (seen.has(called)) return undefined;
    seen.add(called);
    if (isAbstract(called)) return undefined;
    let isGiven = false;
    let isUnknown = false;
    this.inBody(called.node, (node) => {
      if (node.type === 'yield') isGiven = true;
      if (node.type !== 'return_statement') return;
      const [value] = childNodes(node);
      if (!value || value.type === 'none') return;
      const given = value.type === 'call' ? this.givesValue(called, value, seen) : true;
      if (given) isGiven = true;
      else if (given === undefined) isUnknown = true;
    });
    return isGiven ? true : isUnknown ? undefined : false;
  }

  private givesValue(from: SourceFunction, call: Node, seen: Set<SourceFunction>): boolean | undefined {
    const { targets, isKnown } = this.calledBy(from, call);
    const results = targets.map((target) =>
      target.kind === 'function' ? this.returns(target, new Set(seen)) : true,
    );
    // Where only the running program knows which method of this name it is, they have to agree.
    if (isKnown || results.every((given) => given === true)) return results.length > 0 ? results[0] : true;
    return undefined;
  }

  /** The errors of a body and those that its helpers raise. An `assert` of a helper is a matter of the helper. */
  private raised(called: SourceFunction): Set<string> {
    if (isAbstract(called)) return new Set();
    const names = new Set(this.found(called).raises);
    const helpers = reachable(called, (one) => this.found(one).helpers);
    for (const helper of [...helpers, ...this.found(called).checks])
      if (helper !== called && !isAbstract(helper))
        for (const name of this.found(helper).raises) if (name !== 'AssertionError') names.add(name);
    return names;
  }

  /** The errors of everything that a definition may call, and of Python where it indexes, divides and imports. */
  private possible(found: SourceDefinition, called: SourceFunction) {
    const starts = [called, ...(found.kind === 'class' ? this.specialMethods(found) : [])];
    const names = new Set<string>();
    let callsOutside = false;
    for (const start of starts) {
      for (const one of reachable(start, (next) => [
        ...this.found(next).helpers,
        ...this.found(next).others,
      ])) {
        const { raises, nested, builtIn, isOutside } = this.found(one);
        callsOutside ||= isOutside;
        for (const name of [...raises, ...nested, ...builtIn]) names.add(name);
      }
    }
    // Then any error of Python may come, so only those that Python itself does not raise say something.
    if (callsOutside) for (const name of pythonErrors) names.delete(name);
    return { names, callsOutside };
  }

  /** Methods that Python calls for operators, `with` and calls of an object: what they raise may be said of the class. */
  private specialMethods(owner: SourceClass): SourceFunction[] {
    return [...owner.members.keys()].flatMap((name) => {
      const member = /^__\w+__$/.test(name) ? owner.members.get(name) : undefined;
      return member?.kind === 'function' ? [member] : [];
    });
  }

  private found(called: SourceFunction): Finding {
    const known = this.direct.get(called);
    if (known) return known;
    const found: Finding = {
      raises: new Set(),
      nested: new Set(),
      builtIn: new Set(),
      isOutside: false,
      helpers: new Set(),
      checks: new Set(),
      others: new Set(),
    };
    this.direct.set(called, found);
    const errorsIn = isCompiled(called) ? errorsOfCompiled : errorsOf;
    for (const text of called.decorators) for (const name of errorsOfDecorator(text)) found.nested.add(name);
    const visit = (node: Node, caught: readonly Caught[], isNested: boolean): void => {
      const isInner = isNested || /^(function_definition|lambda|class_definition)$/.test(node.type);
      const into = isInner ? found.nested : found.raises;
      for (const name of errorsIn(node)) if (!isCaught(name, caught)) into.add(name);
      for (const name of errorsOfPython(node)) found.builtIn.add(name);
      if (node.type === 'call') {
        const { targets, isKnown } = this.calledBy(called, node);
        if (!isKnown) found.isOutside = true;
        const isOnly = targets.length === 1;
        for (const target of targets) {
          const function_ = target.kind === 'function' ? target : this.callable(target);
          if (!function_) continue;
          const isHidden = isOnly && !isInner && caught.length === 0 && !this.isPublic(target);
          if (isHidden && function_.module === called.module) found.helpers.add(function_);
          else found.others.add(function_);
          if (isHidden && isAlwaysRun(node, called)) found.checks.add(function_);
        }
      }
      if (node.type === 'try_statement') {
        const handlers = childNodes(node)
          .filter(({ type }) => type === 'except_clause')
          .map(caughtBy);
        for (const child of childNodes(node))
          visit(child, child.type === 'block' ? [...caught, ...handlers] : caught, isInner);
        return;
      }
      for (const child of childNodes(node)) visit(child, caught, isInner);
    };
    const body = called.node.childForFieldName('body');
    if (body) visit(body, [], false);
    return found;
  }

  /** What a call runs: one definition where its name can be followed, else all methods of the name, or code outside. */
  private calledBy(
    from: SourceFunction,
    call: Node,
  ): { targets: (SourceFunction | SourceClass)[]; isKnown: boolean } {
    const callee = call.childForFieldName('function');
    const text = callee?.text.replace(/\s+/g, '') ?? '';
    const self = from.owner && childNodes(from.node.childForFieldName('parameters'))[0]?.text;
    const ofSelf = self && text.startsWith(`${self}.`) ? text.slice(self.length + 1) : '';
    const ofSuper = /^super\(.*?\)\.(\w+)$/.exec(text)?.[1];
    const definition = ofSuper
      ? from.owner && this.program.inherited(from.owner, ofSuper)
      : from.owner && /^\w+$/.test(ofSelf)
        ? this.program.member(from.owner, ofSelf)
        : /^[\w.]+$/.test(text)
          ? this.program.resolve(from.module, text, this.program.importsIn(from.node, from.module))
          : undefined;
    const target = definition?.kind === 'value' ? this.callable(definition) : definition;
    if (target) return { targets: [target], isKnown: true };
    const name = callee?.type === 'attribute' ? callee.childForFieldName('attribute')?.text : undefined;
    return { targets: name ? [...this.program.methodsNamed(name)] : [], isKnown: harmless.has(text) };
  }

  /** Visits the nodes of a function, but not those of functions and classes inside. */
  private inBody(definition: Node, visit: (node: Node) => void): void {
    const body = definition.childForFieldName('body');
    if (!body) return;
    walk(body, (node) => {
      if (/^(function_definition|class_definition|lambda)$/.test(node.type)) return false;
      visit(node);
      return true;
    });
  }

  private deprecation(found: SourceDefinition): SourceFacts['deprecated'] {
    if (found.kind === 'value') return found.text && isSaidDeprecated(found.text) ? 'whole' : undefined;
    if (found.decorators.some((text) => /deprecated/i.test(text))) return 'whole';
    const body = found.node.childForFieldName('body');
    const [first] = childNodes(body);
    const docstring = childNodes(first ?? null)[0];
    if (docstring?.type === 'string' && isSaidDeprecated(docstring.text)) return 'whole';
    const called = this.callable(found);
    if (!called) return undefined;
    let deprecated: SourceFacts['deprecated'];
    for (const one of reachable(called, (next) => this.found(next).helpers))
      this.inBody(one.node, (node) => {
        if (node.type !== 'call' || !/(^|\.)warn(ing)?$/.test(node.childForFieldName('function')?.text ?? ''))
          return;
        if (!/DeprecationWarning|deprecated/.test(node.text)) return;
        const isAlways = one === called && node.parent?.parent?.id === one.node.childForFieldName('body')?.id;
        if (isAlways) deprecated = 'whole';
        else deprecated ??= 'part';
      });
    return deprecated;
  }
}

type Finding = {
  /** Of `raise` and `assert` in the body. */
  raises: Set<string>;
  /** Of functions inside the body, which may run later, and of decorators. */
  nested: Set<string>;
  /** Of Python: a missing key or package, a division by zero. */
  builtIn: Set<string>;
  /** It calls something that is not in the sources. */
  isOutside: boolean;
  /** Definitions of its module that it calls and that only the sources know. */
  helpers: Set<SourceFunction>;
  /** Definitions that it always calls for what they do, not for a value, also of other modules: what they raise, it raises. */
  checks: Set<SourceFunction>;
  /** All others that it may call. */
  others: Set<SourceFunction>;
};

/** Functions of Python that raise nothing when they are called as usual. */
const harmless = new Set(
  'bool callable getattr hasattr id isinstance issubclass len list print range repr set str super tuple type zip'.split(
    ' ',
  ),
);

/** Whether a method is only there for subclasses to replace. */
function isAbstract({ node }: SourceFunction): boolean {
  const statements = childNodes(node.childForFieldName('body'));
  const body = statements.filter((one) => childNodes(one)[0]?.type !== 'string');
  return body.length === 1 && body[0] !== undefined && errorsOf(body[0]).includes('NotImplementedError');
}

/** A function and all that can be reached from it. */
function reachable(
  start: SourceFunction,
  next: (one: SourceFunction) => Iterable<SourceFunction>,
): Set<SourceFunction> {
  const seen = new Set([start]);
  for (const one of seen) for (const other of next(one)) seen.add(other);
  return seen;
}

/** Whether a call is a statement of the body itself, such as `check_shape(x)`: then it is a check or a step of it. */
function isAlwaysRun(call: Node, { node }: SourceFunction): boolean {
  const body = node.childForFieldName('body');
  return call.parent?.type === 'expression_statement' && call.parent.parent?.id === body?.id;
}

/** Whether a docstring calls the whole definition deprecated: "Deprecated: …", "(Deprecated) …", "deprecated interface", "… is deprecated". */
function isSaidDeprecated(text: string): boolean {
  return /\(deprecated\)|^\W*deprecated\b|\.\. deprecated::|\bdeprecated interface\b|\bThis \w+( \w+)* is .*deprecated\b|\bis (now )?deprecated\b/im.test(
    text,
  );
}

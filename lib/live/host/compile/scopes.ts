import type { Clause, Expression, FunctionDefinition, Parameter, Statement } from '../../syntax/tree.ts';
import { Scope } from './scope.ts';
import { childrenOf } from './walk.ts';

type ComprehensionNode = Extract<Expression, { kind: 'comprehension' | 'dictComprehension' }>;

/** The scope of a program, and by node those of its functions, classes and comprehensions. */
export function analyseScopes(program: readonly Statement[]): { scope: Scope; scopes: Map<object, Scope> } {
  const analysis = new Analysis();
  const scope = new Scope('program', '<module>');
  analysis.statements(program, scope);
  scope.resolve();
  return { scope, scopes: analysis.scopes };
}

class Analysis {
  readonly scopes = new Map<object, Scope>();

  statements(list: readonly Statement[], scope: Scope): void {
    for (const one of list) this.statement(one, scope);
  }

  private statement(node: Statement, scope: Scope): void {
    switch (node.kind) {
      case 'expression':
        this.expression(node.value, scope);
        break;
      case 'assign':
        this.expression(node.value, scope);
        for (const one of node.targets) this.target(one, scope);
        break;
      case 'update':
        this.target(node.target, scope);
        this.expression(node.target, scope);
        this.expression(node.value, scope);
        break;
      case 'annotated':
        this.target(node.target, scope);
        this.expression(node.annotation, scope);
        if (node.value) this.expression(node.value, scope);
        break;
      case 'function':
        this.functionDefinition(node, scope);
        break;
      case 'class': {
        for (const one of node.decorators) this.expression(one, scope);
        for (const one of node.bases) this.expression(one, scope);
        for (const one of node.keywords) this.expression(one.value, scope);
        scope.bind(node.name);
        const inner = new Scope('class', node.name, scope);
        this.scopes.set(node, inner);
        this.statements(node.body, inner);
        break;
      }
      case 'return':
        if (node.value) this.expression(node.value, scope);
        break;
      case 'if':
        this.expression(node.test, scope);
        this.statements(node.consequent, scope);
        this.statements(node.otherwise, scope);
        break;
      case 'for':
        this.expression(node.items, scope);
        this.target(node.target, scope);
        this.statements(node.body, scope);
        this.statements(node.otherwise, scope);
        break;
      case 'while':
        this.expression(node.test, scope);
        this.statements(node.body, scope);
        this.statements(node.otherwise, scope);
        break;
      case 'with':
        for (const { context, target } of node.items) {
          this.expression(context, scope);
          if (target) this.target(target, scope);
        }
        this.statements(node.body, scope);
        break;
      case 'try':
        this.statements(node.body, scope);
        for (const { types, name, body } of node.handlers) {
          if (types) this.expression(types, scope);
          if (name) scope.bind(name);
          this.statements(body, scope);
        }
        this.statements(node.otherwise, scope);
        this.statements(node.last, scope);
        break;
      case 'raise':
        if (node.error) this.expression(node.error, scope);
        if (node.cause) this.expression(node.cause, scope);
        break;
      case 'assert':
        this.expression(node.test, scope);
        if (node.message) this.expression(node.message, scope);
        break;
      case 'import':
        for (const one of node.modules) scope.bind(one.as ?? one.path.split('.', 1)[0] ?? one.path);
        break;
      case 'importFrom':
        for (const one of node.names) if (one.name !== '*') scope.bind(one.as ?? one.name);
        break;
      case 'global':
      case 'nonlocal':
        for (const name of node.names) scope.declare(name, node.kind);
        break;
      case 'delete':
        for (const one of node.targets) {
          this.target(one, scope);
          this.expression(one, scope);
        }
        break;
    }
  }

  private functionDefinition(node: FunctionDefinition, scope: Scope): void {
    for (const one of node.decorators) this.expression(one, scope);
    this.parameters(node.parameters, scope);
    if (node.returns) this.expression(node.returns, scope);
    scope.bind(node.name);
    const inner = this.functionScope(node, node.name, node.parameters, scope);
    this.statements(node.body, inner);
  }

  private functionScope(node: object, name: string, parameters: readonly Parameter[], scope: Scope): Scope {
    const inner = new Scope('function', name, scope);
    this.scopes.set(node, inner);
    for (const one of parameters) {
      inner.bind(one.name);
      inner.parameterNames.push(one.name);
    }
    return inner;
  }

  /** Defaults and annotations belong to the scope around a function. */
  private parameters(list: readonly Parameter[], scope: Scope): void {
    for (const { value, annotation } of list) {
      if (value) this.expression(value, scope);
      if (annotation) this.expression(annotation, scope);
    }
  }

  private target(node: Expression, scope: Scope): void {
    if (node.kind === 'name') scope.bind(node.name);
    else if (node.kind === 'tuple' || node.kind === 'list')
      for (const one of node.items) this.target(one, scope);
    else if (node.kind === 'starred') this.target(node.value, scope);
    else this.expression(node, scope);
  }

  expression(node: Expression, scope: Scope): void {
    if (node.kind === 'name') {
      scope.use(node.name);
      if (node.name === 'super') scope.use('__class__');
    } else if (node.kind === 'named') {
      this.expression(node.value, scope);
      const { target } = scope;
      target.bind(node.name);
      if (target.kind === 'program')
        for (let one = scope; one !== target && one.parent; one = one.parent)
          one.declare(node.name, 'global');
      else scope.use(node.name);
    } else if (node.kind === 'lambda') {
      this.parameters(node.parameters, scope);
      const inner = this.functionScope(node, '<lambda>', node.parameters, scope);
      this.expression(node.body, inner);
    } else if (node.kind === 'comprehension' || node.kind === 'dictComprehension')
      this.comprehension(node, scope);
    else for (const one of childrenOf(node)) this.expression(one, scope);
  }

  private comprehension(node: ComprehensionNode, scope: Scope): void {
    const [first, ...rest] = node.clauses;
    if (!first) return;
    const of = node.kind === 'comprehension' ? node.of : 'dict';
    this.expression(first.items, scope);
    const name = of === 'generator' ? '<genexpr>' : `<${of}comp>`;
    const inner = new Scope('comprehension', name, scope);
    this.scopes.set(node, inner);
    const clause = ({ target, conditions }: Clause) => {
      this.target(target, inner);
      for (const one of conditions) this.expression(one, inner);
    };
    clause(first);
    for (const one of rest) {
      this.expression(one.items, inner);
      clause(one);
    }
    if (node.kind === 'comprehension') this.expression(node.element, inner);
    else {
      this.expression(node.key, inner);
      this.expression(node.value, inner);
    }
  }
}

import { PythonSyntaxError } from '../../syntax/errors.ts';
import { hasNoHint, kindOf } from '../../syntax/kinds.ts';
import type { Expression, Parameter, Statement } from '../../syntax/tree.ts';
import { bodiesOf, childrenOf, expressionsOf } from './walk.ts';

/** What the parser reads but Python does not: found before the program begins. */

type Place = { isInFunction: boolean; isInLoop: boolean };

/** @throws PythonSyntaxError with the message of Python */
export function checkProgram(statements: readonly Statement[]): void {
  checkBlock(statements, { isInFunction: false, isInLoop: false });
}

function checkBlock(statements: readonly Statement[], place: Place): void {
  for (const one of statements) checkStatement(one, place);
}

function checkStatement(node: Statement, place: Place): void {
  for (const one of expressionsOf(node)) checkExpression(one);
  switch (node.kind) {
    case 'return':
      if (!place.isInFunction) throw new PythonSyntaxError(node.line, "'return' outside function");
      break;
    case 'break':
      if (!place.isInLoop) throw new PythonSyntaxError(node.line, "'break' outside loop");
      break;
    case 'continue':
      if (!place.isInLoop) throw new PythonSyntaxError(node.line, "'continue' not properly in loop");
      break;
    case 'nonlocal':
      if (!place.isInFunction)
        throw new PythonSyntaxError(node.line, 'nonlocal declaration not allowed at module level');
      break;
    case 'assign':
      for (const one of node.targets) checkTarget(one, 'assign to', node.targets.length === 1);
      break;
    case 'for':
      checkTarget(node.target, 'assign to');
      checkBlock(node.body, { ...place, isInLoop: true });
      checkBlock(node.otherwise, place);
      return;
    case 'while':
      checkBlock(node.body, { ...place, isInLoop: true });
      checkBlock(node.otherwise, place);
      return;
    case 'with':
      for (const { target } of node.items) if (target) checkTarget(target, 'assign to');
      break;
    case 'delete':
      for (const one of node.targets) checkTarget(one, 'delete');
      break;
    case 'update':
      if (!['name', 'attribute', 'subscript'].includes(node.target.kind))
        throw new PythonSyntaxError(
          node.line,
          `'${kindOf(node.target)}' is an illegal expression for augmented assignment`,
        );
      break;
    case 'function':
      checkParameters(node.parameters, node.line);
      checkDeclarations(node.body, node.parameters);
      checkBlock(node.body, { isInFunction: true, isInLoop: false });
      return;
    case 'class':
      checkBlock(node.body, { isInFunction: false, isInLoop: false });
      return;
    case 'try':
      for (const [at, handler] of node.handlers.entries())
        if (!handler.types && at < node.handlers.length - 1)
          throw new PythonSyntaxError(handler.line, "default 'except:' must be last");
      break;
  }
  for (const body of bodiesOf(node)) checkBlock(body, place);
}

/** Parameters are no global variables. */
function checkDeclarations(body: readonly Statement[], parameters: readonly Parameter[]): void {
  for (const node of body) {
    if (node.kind === 'global' || node.kind === 'nonlocal') {
      const found = node.names.find((name) => parameters.some((one) => one.name === name));
      if (found !== undefined)
        throw new PythonSyntaxError(node.line, `name '${found}' is parameter and ${node.kind}`);
    }
    if (node.kind !== 'function' && node.kind !== 'class')
      for (const inner of bodiesOf(node)) checkDeclarations(inner, parameters);
  }
}

function checkParameters(parameters: readonly Parameter[], line: number): void {
  const names = new Set<string>();
  let hasDefault = false;
  for (const { name, kind, value } of parameters) {
    if (names.has(name))
      throw new PythonSyntaxError(line, `duplicate argument '${name}' in function definition`);
    names.add(name);
    if (kind !== 'plain' && kind !== 'positionalOnly') continue;
    if (value) hasDefault = true;
    else if (hasDefault) throw new PythonSyntaxError(line, 'non-default argument follows default argument');
  }
}

function checkTarget(node: Expression, action: 'assign to' | 'delete', isStatement = false): void {
  switch (node.kind) {
    case 'name':
    case 'attribute':
    case 'subscript':
      return;
    case 'tuple':
    case 'list': {
      const stars = node.items.filter(({ kind }) => kind === 'starred');
      if (stars.length > 1)
        throw new PythonSyntaxError(node.line, 'multiple starred expressions in assignment');
      for (const one of node.items) checkTarget(one.kind === 'starred' ? one.value : one, action);
      return;
    }
    case 'starred':
      throw new PythonSyntaxError(
        node.line,
        action === 'delete'
          ? 'cannot delete starred'
          : 'starred assignment target must be in a list or tuple',
      );
    default: {
      const hint = isStatement && !hasNoHint(node) ? " here. Maybe you meant '==' instead of '='?" : '';
      throw new PythonSyntaxError(node.line, `cannot ${action} ${kindOf(node)}${hint}`);
    }
  }
}

function checkExpression(node: Expression): void {
  if (node.kind === 'lambda') {
    checkParameters(node.parameters, node.line);
    checkExpression(node.body);
  }
  if (node.kind === 'call') {
    const given = new Set<string>();
    for (const { name } of node.keywords) {
      if (name === undefined) continue;
      if (given.has(name)) throw new PythonSyntaxError(node.line, `keyword argument repeated: ${name}`);
      given.add(name);
    }
  }
  if (node.kind === 'comprehension' || node.kind === 'dictComprehension')
    for (const { target } of node.clauses) checkTarget(target, 'assign to');
  for (const one of childrenOf(node)) checkExpression(one);
}

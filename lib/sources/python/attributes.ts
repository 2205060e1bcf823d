import type { AttributeDef, Definition } from './model.ts';
import { children, type Node, nodeLine, sourceOnOneLine, walk } from './parser.ts';
import { docstringAfter, stringStatement } from './strings.ts';

/** Attributes that methods assign to `self`, each once, without those that the class defines. */
export function instanceAttributes(body: Node, members: ReadonlyMap<string, Definition>): AttributeDef[] {
  const found = new Map<string, AttributeDef>();
  for (const child of children(body)) {
    const method = child.type === 'decorated_definition' ? child.childForFieldName('definition') : child;
    if (method?.type !== 'function_definition') continue;
    const self = children(method.childForFieldName('parameters'))[0]?.text;
    const inner = method.childForFieldName('body');
    if (!self || !inner) continue;
    const statements: Node[] = [];
    walk(inner, (node) => {
      if (node.type === 'function_definition' || node.type === 'class_definition') return false;
      if (node.type === 'expression_statement') statements.push(node);
      return true;
    });
    for (const statement of statements) {
      const [assignment] = children(statement);
      if (assignment?.type !== 'assignment') continue;
      for (const target of assignmentTargets(assignment)) {
        const object = target.childForFieldName('object');
        const name = target.childForFieldName('attribute')?.text;
        if (target.type !== 'attribute' || object?.text !== self || !name) continue;
        if (found.has(name) || members.has(name)) continue;
        const annotation = assignment.childForFieldName('type');
        const docstring = docstringAfter(statement);
        found.set(name, {
          kind: 'attribute',
          name,
          line: nodeLine(target),
          ...(annotation ? { annotation: sourceOnOneLine(annotation.text) } : {}),
          ...(docstring === undefined ? {} : { docstring }),
        });
      }
    }
  }
  return [...found.values()];
}

/** The attributes of `a = b = 1`, `x: int = 1`, `a, b = 1, 2`. A string on the next line documents them. */
export function assignedAttributes(assignment: Node, next: Node | undefined): AttributeDef[] {
  const annotation = assignment.childForFieldName('type');
  let value = assignment.childForFieldName('right');
  while (value?.type === 'assignment') value = value.childForFieldName('right');
  const docstring = next && stringStatement(next);
  const targets = assignmentTargets(assignment).filter(({ type }) => type === 'identifier');
  return targets.map((target) => ({
    kind: 'attribute',
    name: target.text,
    line: nodeLine(target),
    ...(annotation ? { annotation: sourceOnOneLine(annotation.text) } : {}),
    ...(value && targets.length === countTargets(assignment) ? { value: sourceOnOneLine(value.text) } : {}),
    ...(docstring === undefined ? {} : { docstring }),
  }));
}

/** In `a = b = 1` both names get the value; in `a, b = f()` neither does. */
function countTargets(assignment: Node): number {
  const left = assignment.childForFieldName('left');
  const right = assignment.childForFieldName('right');
  const count = left && /^(pattern_list|tuple_pattern|list_pattern)$/.test(left.type) ? 0 : 1;
  return count + (right?.type === 'assignment' ? countTargets(right) : 0);
}

function assignmentTargets(assignment: Node): Node[] {
  const left = assignment.childForFieldName('left');
  const right = assignment.childForFieldName('right');
  const targets = !left
    ? []
    : /^(pattern_list|tuple_pattern|list_pattern)$/.test(left.type)
      ? children(left)
      : [left];
  return right?.type === 'assignment' ? [...targets, ...assignmentTargets(right)] : targets;
}

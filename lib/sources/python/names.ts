import type { AllChange, ImportDef } from './model.ts';
import { children, type Node, nodeLine, walk } from './parser.ts';
import { stringValue } from './strings.ts';

/** What an import statement binds, a definition for each name. */
export function importsOf(node: Node): ImportDef[] {
  const line = nodeLine(node);
  const names = node.childrenForFieldName('name').filter((name) => name !== null);
  const parts = names.map((name) => ({
    name: (name.type === 'aliased_import' ? name.childForFieldName('name')?.text : name.text) ?? '',
    alias: name.type === 'aliased_import' ? name.childForFieldName('alias')?.text : undefined,
  }));
  if (node.type === 'import_statement')
    return parts.map(({ name, alias }) => ({
      form: 'module',
      module: name,
      ...(alias ? { alias } : {}),
      line,
    }));
  const from = node.childForFieldName('module_name');
  const dots = /^\.*/.exec(from?.text ?? '')?.[0].length ?? 0;
  const module = (from?.text ?? '').slice(dots);
  if (children(node).some(({ type }) => type === 'wildcard_import'))
    return [{ form: 'star', module, level: dots, line }];
  return parts.map(({ name, alias }) => ({
    form: 'name',
    module,
    level: dots,
    name,
    alias: alias ?? name,
    line,
  }));
}

/** What an assignment to `__all__`, or an addition, does to it; none where its value is computed. */
export function allChanges(value: Node, change: 'set' | 'add'): AllChange[] | undefined {
  if (value.type === 'parenthesized_expression') {
    const [inner] = children(value);
    return inner && allChanges(inner, change);
  }
  if (/^(list|tuple|set|expression_list)$/.test(value.type)) {
    const names: string[] = [];
    const others: AllChange[] = [];
    for (const item of children(value)) {
      const name = stringValue(item);
      const star = item.type === 'list_splat' ? children(item)[0] : undefined;
      const module = star && moduleOfAll(star);
      if (name !== undefined) names.push(name);
      else if (module) others.push({ change: 'addAllOf', module });
      else return undefined;
    }
    return [{ change, names }, ...others];
  }
  if (value.type === 'binary_operator' && value.childForFieldName('operator')?.text === '+') {
    const [left, right] = [value.childForFieldName('left'), value.childForFieldName('right')];
    const first = left && (left.text === '__all__' ? [] : allChanges(left, change));
    const second = right && allChanges(right, 'add');
    return first && second ? [...first, ...second] : undefined;
  }
  const module = moduleOfAll(value);
  if (module)
    return change === 'set'
      ? [
          { change: 'set', names: [] },
          { change: 'addAllOf', module },
        ]
      : [{ change: 'addAllOf', module }];
  return dirComprehension(value);
}

function moduleOfAll({ type, text }: Node): string | undefined {
  return type === 'attribute' && text.endsWith('.__all__') ? text.slice(0, -'.__all__'.length) : undefined;
}

/** `[s for s in dir() if not s.startswith("_") and s not in [...]]` */
function dirComprehension(value: Node): AllChange[] | undefined {
  if (value.type !== 'list_comprehension' || !/\bin\s+(dir|globals)\(\)/.test(value.text)) return undefined;
  const names: string[] = [];
  walk(value, (node) => {
    if (node.type === 'comparison_operator')
      for (const list of node.children)
        if (list && /^(list|tuple|set)$/.test(list.type))
          for (const item of children(list)) names.push(stringValue(item) ?? '');
    return true;
  });
  return [{ change: 'dir', except: names }];
}

/**
 * The attributes that methods of Python classes assign to `self`, by class, those of its bases included. Classes and attributes that
 * begin with `_` are left out.
 */
export function attributesIn(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const classes = new Map<string, { bases: string[]; assigned: string[] }>();
  for (const [path, source] of sources) {
    if (!/^python\/taichi\/(?!examples\/).*\.py$/.test(path)) continue;
    for (const [, name = '', bases = '', body = ''] of source.matchAll(
      /^class (\w+)(?:\(([^)]*)\))?:((?:\n(?:[ \t][^\n]*)?)*)/gm,
    ))
      classes.set(name, { bases: bases.match(/\w+/g) ?? [], assigned: assignedIn(body) });
  }
  const all = (name: string): string[] => {
    const { bases = [], assigned = [] } = classes.get(name) ?? {};
    return [...assigned, ...bases.filter((base) => base !== name).flatMap(all)];
  };
  return new Map(
    [...classes.keys()]
      .filter((name) => !name.startsWith('_'))
      .map((name): [string, Set<string>] => [name, new Set(all(name))])
      .filter(([, attributes]) => attributes.size > 0),
  );
}

function assignedIn(body: string): string[] {
  const targets = body.matchAll(/^[ \t]+(self\.[\w., ]+?)[ \t]*(?::[^=\n]+)?=(?!=)/gm);
  return [...targets].flatMap(([, left = '']) =>
    [...left.matchAll(/\bself\.([A-Za-z]\w*)/g)].map(([, name = '']) => name),
  );
}

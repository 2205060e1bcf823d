import { z } from 'zod';
import type { ApiFacts, ApiName } from '../record.ts';

const described = z.object({ name: z.string().optional(), type: z.string().optional(), text: z.string() });
const documented = z
  .object({ parameters: z.array(described).optional(), returns: z.array(described).optional() })
  .optional();
const definition = {
  name: z.string(),
  kind: z.string(),
  doc: documented,
  annotation: z.string().optional(),
  signature: z
    .object({
      parameters: z.array(
        z.object({ name: z.string(), annotation: z.string().optional(), kind: z.string().optional() }),
      ),
      returns: z.string().optional(),
    })
    .optional(),
};

/** The fields of `symbols.json` that say of which types parameters and results are. */
const symbolsFile = z.object({
  package: z.string(),
  aliases: z.record(z.string(), z.string()),
  places: z.record(z.string(), z.object({ name: z.string() })),
  modules: z.array(
    z.object({
      name: z.string(),
      modules: z.array(z.object({ name: z.string(), module: z.string() })),
      symbols: z.array(z.object({ name: z.string(), ref: z.string() })),
    }),
  ),
  symbols: z.record(
    z.string(),
    z.object({
      ...definition,
      members: z.array(z.object(definition)).optional(),
      inherited: z.array(z.object({ from: z.string(), members: z.array(z.string()) })).optional(),
    }),
  ),
});

type Definition = z.output<z.ZodObject<typeof definition>>;

/** What `ti.root` is: its class is not public, and has the members of this one. */
const instances: Record<string, string> = { 'taichi.root': 'taichi.FieldsBuilder' };

/** The word before a class in a description of a result that is not an instance of that class: "a list of `ti.Arg`". */
const collection = /\b(?:list|tuple|dict|dictionary|array|type|pair)\b/;

/**
 * What programs can write for the entries of a reference, and of which types these are.
 * @param names the entries, of which `symbols.json` shows some under several paths
 * @throws zod's error when the file has another form
 */
export function readFacts(json: string, names: readonly ApiName[]): ApiFacts {
  const { package: root, aliases, places, modules, symbols } = symbolsFile.parse(JSON.parse(json));
  const kinds = new Map(names.map(({ name, kind }) => [name, kind]));
  const facts: ApiFacts = {
    package: root,
    aliases,
    paths: {},
    modules: {},
    results: {},
    bases: {},
    shapes: [],
  };
  const nameOfRef = new Map(Object.entries(places).map(([ref, { name }]) => [ref, name]));
  const classOf = (text: string): string | undefined => {
    const path = text.replace(/^\w+(?=\.)/, (word) => aliases[word] ?? word);
    const name = kinds.has(path) ? path : facts.paths[path];
    return name && kinds.get(name) === 'class' ? name : undefined;
  };
  for (const { name: module, modules: shownModules, symbols: shown } of modules) {
    for (const { name, module: meant } of shownModules)
      if (meant !== `${module}.${name}`) facts.modules[`${module}.${name}`] = meant;
    for (const { name, ref } of shown) {
      const path = `${module}.${name}`;
      const entry = nameOfRef.get(ref);
      if (entry && entry !== path) facts.paths[path] = entry;
    }
  }
  for (const [ref, symbol] of Object.entries(symbols)) {
    const name = nameOfRef.get(ref);
    if (!name) continue;
    const bases = (symbol.inherited ?? []).flatMap(({ from }) => nameOfRef.get(from) ?? []);
    if (bases.length > 0) facts.bases[name] = bases;
    const isClass = symbol.kind === 'class';
    addEntry(facts, name, symbol, isClass ? [name] : resultsOf(symbol, classOf));
    for (const member of symbol.members ?? [])
      addEntry(facts, `${name}.${member.name}`, member, resultsOf(member, classOf));
  }
  for (const [name, of] of Object.entries(instances)) if (kinds.has(name)) facts.results[name] = [of];
  return facts;
}

function addEntry(facts: ApiFacts, name: string, entry: Definition, results: string[]): void {
  if (results.length > 0) facts.results[name] = results;
  if (!entry.signature) return;
  const parameters = entry.signature.parameters
    .filter((one, at) => at > 0 || !/^(self|cls)$/.test(one.name))
    .map((one): [string, string] => {
      const text = entry.doc?.parameters?.find((item) => item.name === one.name);
      return [one.name, one.annotation ?? text?.type ?? ''];
    });
  const [returned] = entry.doc?.returns ?? [];
  const isClass = entry.kind === 'class';
  const result = isClass ? name : (entry.signature.returns ?? returned?.type ?? returned?.text ?? '');
  facts.shapes.push([name, parameters, result]);
}

/** The classes of which the result of a call is an instance, as far as the docstring or the annotation says. */
function resultsOf({ doc, signature }: Definition, classOf: (text: string) => string | undefined): string[] {
  const annotated = signature?.returns && classOf(signature.returns);
  if (annotated) return [annotated];
  const [{ type, text } = { text: '' }] = doc?.returns ?? [];
  const typed = type && classOf(type);
  if (typed) return [typed];
  const [, before = '', first = '', others = ''] =
    /^([^`.;]{0,40})`([\w.]+)`((?:,?(?: or)?(?: an?)? `[\w.]+`)*)/.exec(text) ?? [];
  if (collection.test(before)) return [];
  return [first, ...[...others.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)].flatMap(
    (name) => classOf(name) ?? [],
  );
}

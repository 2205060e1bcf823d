import { z } from 'zod';
import type { ApiName } from './record.ts';

const doc = z.object({ summary: z.string() });
const parameter = z.object({ name: z.string(), kind: z.string().optional(), default: z.string().optional() });
const signatureShape = z.object({ parameters: z.array(parameter) });
const member = z.object({
  name: z.string(),
  kind: z.string(),
  doc: doc.optional(),
  signature: signatureShape.optional(),
});
const symbolEntry = z.object({
  kind: z.string(),
  doc: doc.optional(),
  members: z.array(member).optional(),
  signature: signatureShape.optional(),
});

/** The fields of `symbols.json` that pages, search and inventories need. */
const symbolsFile = z.object({
  pages: z.array(z.string()),
  modules: z.array(
    z.object({ name: z.string(), symbols: z.array(z.object({ name: z.string(), ref: z.string() })) }),
  ),
  symbols: z.record(z.string(), symbolEntry),
});

/**
 * Every entry of the reference once, by the page with the shortest path, members of classes after them.
 * @throws zod's error when the file has another form
 */
export function readNames(json: string): ApiName[] {
  const { pages, modules, symbols } = symbolsFile.parse(JSON.parse(json));
  const depth = (name: string) => name.split('.').length;
  const seen = new Set<string>();
  return modules
    .filter(({ name }) => pages.includes(name))
    .sort((a, b) => depth(a.name) - depth(b.name) || (a.name < b.name ? -1 : 1))
    .flatMap(({ name: module, symbols: shown }) =>
      shown.flatMap(({ name, ref }) => {
        const symbol = symbols[ref];
        if (!symbol || seen.has(ref)) return [];
        seen.add(ref);
        const path = `${module}.${name}`;
        return [
          {
            name: path,
            kind: symbol.kind,
            module,
            anchor: path,
            summary: symbol.doc?.summary ?? '',
            signature: bracketed(symbol.signature),
          },
          ...(symbol.members ?? []).map((one) => ({
            name: `${path}.${one.name}`,
            kind: one.kind,
            module,
            // Members of an enumeration are in its table.
            anchor: symbol.kind === 'enum' ? path : `${path}.${one.name}`,
            summary: one.doc?.summary ?? '',
            signature: bracketed(one.signature),
          })),
        ];
      }),
    );
}

/** The parameters as one line: '(dtype, *args, shape=None)'. */
function bracketed(signature: z.output<typeof signatureShape> | undefined): string | undefined {
  if (!signature) return undefined;
  const stars: Record<string, string> = { var_positional: '*', var_keyword: '**' };
  const words = signature.parameters
    .filter(({ name }) => name !== 'self' && name !== 'cls')
    .map(
      ({ name, kind = '', default: value }) =>
        `${stars[kind] ?? ''}${name}${value === undefined ? '' : `=${value}`}`,
    );
  return `(${words.join(', ')})`;
}

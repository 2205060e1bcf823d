import { z } from 'zod';
import { wordsMissing } from '../sources/python/docstring/unfinished.ts';
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
  places: z.record(z.string(), z.object({ page: z.string(), anchor: z.string(), name: z.string() })),
  symbols: z.record(z.string(), symbolEntry),
});

/**
 * Every entry of the reference once, members of classes after them.
 * @throws zod's error when the file has another form
 */
export function readNames(json: string): ApiName[] {
  const { places, symbols } = symbolsFile.parse(JSON.parse(json));
  return Object.entries(places).flatMap(([ref, { page, anchor, name }]) => {
    const symbol = symbols[ref];
    if (!symbol) return [];
    const module = name.slice(0, name.lastIndexOf('.'));
    return [
      {
        name,
        kind: symbol.kind,
        module,
        page,
        anchor,
        summary: summaryOf(symbol),
        signature: bracketed(symbol.signature),
      },
      ...(symbol.members ?? []).map((one) => ({
        name: `${name}.${one.name}`,
        kind: one.kind,
        module,
        page,
        anchor: `${anchor}.${one.name}`,
        summary: summaryOf(one),
        signature: bracketed(one.signature),
      })),
    ];
  });
}

/** The first sentence of a docstring; none where nobody has written one. */
function summaryOf({ doc }: Pick<z.output<typeof member>, 'doc'>): string {
  return doc === undefined || doc.summary === wordsMissing ? '' : doc.summary;
}

/** From this length on the parameters are without their defaults. */
const longSignature = 48;

/** The parameters as one line: '(dtype, *args, shape=None)'. */
function bracketed(signature: z.output<typeof signatureShape> | undefined): string | undefined {
  if (!signature) return undefined;
  const stars: Record<string, string> = { var_positional: '*', var_keyword: '**' };
  const shown = signature.parameters.filter(({ name }) => name !== 'self' && name !== 'cls');
  const nameOf = ({ name, kind = '' }: (typeof shown)[number]) => `${stars[kind] ?? ''}${name}`;
  const text = `(${shown.map((one) => nameOf(one) + (one.default === undefined ? '' : `=${one.default}`)).join(', ')})`;
  return text.length < longSignature ? text : `(${shown.map(nameOf).join(', ')})`;
}

import type { Parameter, Signature } from './model.ts';

/** A signature as Python writes it: `(a, b: int = 1, *, c=2) -> str`. */
export function signatureText({ parameters, returns }: Signature): string {
  return `(${parameterTexts(parameters).join(', ')})${returns ? ` -> ${returns}` : ''}`;
}

/** A call on one line, or with a parameter per line where it is longer than `width` columns. */
export function signatureLines(name: string, signature: Signature, width = 76): string {
  const flat = name + signatureText(signature);
  if (flat.length <= width || signature.parameters.length === 0) return flat;
  const rows = parameterTexts(signature.parameters).map((text) => `    ${text},`);
  return [`${name}(`, ...rows, `)${signature.returns ? ` -> ${signature.returns}` : ''}`].join('\n');
}

/**
 * The names of the parameters in brackets, on a line of `width` columns: with their defaults where these fit, and as many names
 * as fit.
 */
export function shortSignature({ parameters }: Signature, width = 40): string {
  const bare = (withDefault: boolean) =>
    parameters.map(({ name, kind, default: value }) => ({
      name,
      kind,
      ...(withDefault && value !== undefined ? { default: value } : {}),
    }));
  const flat = signatureText({ parameters: bare(true) });
  if (flat.length <= width) return flat;
  const names = signatureText({ parameters: bare(false) });
  return names.length <= width ? names : `${names.slice(0, names.lastIndexOf(',', width - 3))}, …)`;
}

/** A signature for readers, who need no quotes around types that the sources define further down. */
export function withoutQuotes({ parameters, returns, ...others }: Signature): Signature {
  return {
    ...others,
    parameters: parameters.map(({ annotation, ...parameter }) =>
      annotation === undefined ? parameter : { ...parameter, annotation: unquotedType(annotation) },
    ),
    ...(returns === undefined ? {} : { returns: unquotedType(returns) }),
  };
}

/** `List["Text"]` → `List[Text]`; the texts of `Literal` and `Annotated` are no types. */
export function unquotedType(annotation: string): string {
  if (/\b(?:Literal|Annotated)\b/.test(annotation)) return annotation;
  return annotation.replace(/(["'])([A-Za-z_][^"']*)\1/g, '$2');
}

/**
 * A type as a docstring has it, without a default that the signature has, too: 'string (default="w")' → 'string'. One that says more
 * than the signature stays.
 */
export function withoutDefault(type: string, value: string | undefined): string {
  const [, rest = '', optional = '', written = ''] =
    /^(.*?)[,;]?\s*\((optional,\s*)?default\s*[=:]?\s*(.+)\)$/i.exec(type) ??
    /^(.*?)[,;]\s*(optional,\s*)?default\s*[=:]?\s*(.+)$/i.exec(type) ??
    [];
  const isSame = value !== undefined && written.replaceAll("'", '"') === value.replaceAll("'", '"');
  return isSame ? `${rest}${optional ? ', optional' : ''}` : type;
}

/** The parameters with the separators `/` and `*` where they belong. */
function parameterTexts(parameters: readonly Parameter[]): string[] {
  const texts: string[] = [];
  let hasStar = false;
  for (const [index, parameter] of parameters.entries()) {
    if (parameter.kind === 'var_positional') hasStar = true;
    if (parameter.kind === 'keyword_only' && !hasStar) {
      texts.push('*');
      hasStar = true;
    }
    texts.push(parameterText(parameter));
    const isLast = parameters[index + 1]?.kind !== 'positional_only';
    if (parameter.kind === 'positional_only' && isLast) texts.push('/');
  }
  return texts;
}

function parameterText({ name, kind, annotation, default: value }: Parameter): string {
  const stars = { var_positional: '*', var_keyword: '**' }[kind as 'var_positional'] ?? '';
  const typed = stars + name + (annotation ? `: ${annotation}` : '');
  if (value === undefined) return typed;
  return annotation ? `${typed} = ${value}` : `${typed}=${value}`;
}

import { type Document, isNode, LineCounter, type Node, parseDocument } from 'yaml';
import { z } from 'zod';
import { didYouMean, nearest, type Problem, problem } from '../problem.ts';
import { documentValues } from './yaml-values.ts';

/** The values of a YAML text; with problems, only `readable`, its valid fields. */
export type Read<Fields> = {
  fields?: Fields;
  readable: Partial<Fields>;
  problems: Problem[];
  /** The line of a value, or of what is nearest above it. */
  lineOf(path: PropertyKey[]): number;
};

/**
 * Reads YAML. Of syntax errors only the first is reported, because the others mostly follow from it; mistakes in fields are
 * reported together, each with file and line.
 * @param firstLine number of lines above the text in its file: 1 in front matter
 */
export function checkYaml<Fields>(
  yaml: string,
  file: string,
  schema: z.ZodType<Fields>,
  firstLine = 0,
): Read<Fields> {
  const lines = new LineCounter();
  const document = parseDocument(yaml.replace(/^\uFEFF/, ''), { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine;
  const lineOf = (path: PropertyKey[]) => lineAt(pathOffset(document, path));
  const [error] = document.errors;
  if (error) {
    const isJson = file.endsWith('.json');
    const isTooDeep = error.message.includes('call stack');
    const reason = isTooDeep ? 'Lists or fields are nested too deeply' : error.message;
    const fix = `${reason}.\n${isJson ? jsonHint : yamlHint}`;
    const what = `invalid ${isJson ? 'JSON' : 'YAML'}`;
    const where = `${file}:${lineAt(Math.min(error.pos[0], yaml.trimEnd().length))}`;
    return { readable: {}, problems: [problem({ where, what, fix })], lineOf };
  }
  const { data: values, mistakes } = documentValues(document);
  if (mistakes.length > 0) {
    const problems = mistakes.map(({ offset, what, fix }) =>
      problem({ where: `${file}:${lineAt(offset)}`, what, fix }),
    );
    return { readable: {}, problems, lineOf };
  }
  const data = values ?? (schema instanceof z.ZodObject ? {} : undefined);
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success)
    return { fields: result.data, readable: result.data as Partial<Fields>, problems: [], lineOf };
  const whole = firstLine > 0 ? 'front matter' : 'file';
  return {
    readable: readableOf(data, schema),
    problems: result.error.issues.flatMap((issue) =>
      issueProblems(issue, { schema, whole, at: (path) => `${file}:${lineOf(path)}` }),
    ),
    lineOf,
  };
}

const yamlHint =
  'Indent with spaces, close every bracket and quote, and quote text that contains ": " or " #".';
const jsonHint = 'Close every bracket and quote; no comma follows the last value.';

function readableOf<Fields>(data: unknown, schema: z.ZodType<Fields>): Partial<Fields> {
  if (!(schema instanceof z.ZodObject) || typeof data !== 'object' || data === null) return {};
  const right = Object.entries(data).filter(([key, value]) => schema.shape[key]?.safeParse(value).success);
  return Object.fromEntries(right) as Partial<Fields>;
}

/** The offset of the field at a path, or of what is nearest above it. */
function pathOffset(document: Document, path: PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true) ?? document.contents;
    const items = (parent as { items?: unknown[] } | undefined)?.items ?? [];
    const key = path[depth - 1];
    const pair = items.find((item) => String((item as { key?: unknown }).key) === String(key));
    const node = ((pair as { key?: unknown } | undefined)?.key ?? items[Number(key)]) as Node | undefined;
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

type IssueContext = { schema: z.ZodType; whole: string; at(path: PropertyKey[]): string };

function issueProblems(issue: z.core.$ZodIssue, { schema, whole, at }: IssueContext): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const holder = schemaAt(schema, issue.path);
    const known = holder instanceof z.ZodObject ? Object.keys(holder.shape) : [];
    return issue.keys.map((key) => {
      const near = nearest(key, known);
      const fix = near ? `Did you mean "${near}"?` : `Known fields: ${known.join(', ')}.`;
      return problem({ where: at([...issue.path, key]), what: `unknown field "${key}"`, fix });
    });
  }
  const name = fieldName(issue.path);
  const isMissing = issue.input === undefined && issue.code !== 'custom' && issue.path.length > 0;
  const isEmpty = issue.code === 'too_small' || issue.input === null;
  const state = isMissing ? 'is missing' : isEmpty ? 'is empty' : 'is invalid';
  const what = `${issue.path.length > 0 ? name : whole} ${state}`;
  const fix = isMissing ? `Add a line "${String(issue.path.at(-1))}: …".` : issueFix(issue);
  return [problem({ where: at(issue.path), what, fix })];
}

/** ['docs', 3, 'label', 'en'] → field "label.en"; ['tags', 1] → item 2 of "tags". */
function fieldName(path: PropertyKey[]): string {
  const row = path.findLastIndex((part) => typeof part === 'number');
  if (row >= 0 && row === path.length - 1) {
    const holder = path.slice(0, row).filter((part) => typeof part === 'string');
    return `item ${Number(path[row]) + 1}${holder.length > 0 ? ` of "${holder.join('.')}"` : ''}`;
  }
  return `field "${path.slice(row + 1).join('.')}"`;
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, such as [a, b]',
  object: 'fields, each on a separate line, such as "name: …"',
  record: 'fields, each on a separate line, such as "name: …"',
};

function issueFix(issue: z.core.$ZodIssue): string {
  const { input } = issue;
  if (issue.code === 'invalid_type') {
    const form = typeNames[issue.expected] ?? issue.expected;
    if (input === null || input === undefined) return `It must be ${form}.`;
    const isQuotable = issue.expected === 'string' && typeof input !== 'object';
    return isQuotable
      ? `It must be text, but is a ${typeof input}: put it in quotes, "${input}".`
      : `It must be ${form}, but is ${describeInput(input)}.`;
  }
  if (issue.code === 'too_small')
    return Array.isArray(input)
      ? 'Add at least one item, or remove the entry that it belongs to.'
      : 'Add text, or remove the line.';
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    return `Use one of: ${values.join(', ')}.${didYouMean(String(input), values)}`;
  }
  return `${issue.message}.`;
}

function describeInput(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  return typeof input === 'object' ? 'a group of fields' : JSON.stringify(input);
}

/** The part of a schema that a path leads to. */
function schemaAt(schema: z.ZodType, path: PropertyKey[]): z.ZodType | undefined {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const [first, ...rest] = path;
  if (first === undefined) return inner;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element as z.ZodType, rest);
  if (inner instanceof z.ZodRecord) return schemaAt(inner.valueType as z.ZodType, rest);
  const next = inner instanceof z.ZodObject ? inner.shape[String(first)] : undefined;
  return next && schemaAt(next as z.ZodType, rest);
}

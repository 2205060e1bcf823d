import type { DescribedItem } from '../docstring.ts';
import { docstringMarkdown } from './blocks.ts';
import { type DocstringContext, inlineMarkdown, typeText } from './inline.ts';
import { dedented, listEntries, sectionLines, trimBlank } from './lines.ts';
import { outcomes, type Subject } from './sections.ts';

/** `name (type): text` of Google, `name : type` with the text below of NumPy. */
export function describedItems(lines: string[], context: DocstringContext): DescribedItem[] {
  const read = (text: string[]) => docstringMarkdown(text, context);
  return listEntries(lines).map(({ head, rest }) => {
    const google =
      /^(\*{0,2}`{0,2}[\w.]+`{0,2}(?:\s*,\s*\*{0,2}[\w.]+)*)\s*(?:\(([^()]*(?:\([^()]*\)[^()]*)*)\)|\[([^\]]*(?:\][^\]:]*)*)\])?\s*:(?!:)(?:\s+|$)(.*)$/.exec(
        withoutEscapes(head),
      );
    const numpy = /^(\*{0,2}[\w.]+(?:\s*,\s*\*{0,2}[\w.]+)*)(?:\s+:\s*(.*))?$/.exec(withoutEscapes(head));
    const isNumpy =
      numpy &&
      (rest.length > 0 || numpy[2] === undefined) &&
      (!google || /\s:\s/.test(head.slice(0, (numpy[1]?.length ?? 0) + 3)));
    if (isNumpy) {
      const type = typeText(numpy[2] ?? '');
      return { name: plainName(numpy[1]), ...(type ? { type } : {}), text: read(dedented(rest)) };
    }
    if (!google) return { text: read([head, ...dedented(rest)]) };
    const type = typeText(google[2] ?? google[3] ?? '');
    const described = [google[4] ?? '', ...dedented(rest)];
    return { name: plainName(google[1]), ...(type ? { type } : {}), text: read(described) };
  });
}

/** `\*args` of reStructuredText, in which a star begins emphasis. */
function withoutEscapes(head: string): string {
  return head.replace(/\\(?=[*_])/g, '');
}

function plainName(name = ''): string {
  return name.replace(/[`*\\]/g, '').trim();
}

/** What is returned: `type: text`, or the text alone; NumPy has the name and the type on a separate line, once or more. */
export function returnedItems(
  lines: string[],
  isGoogle: boolean,
  context: DocstringContext,
): DescribedItem[] {
  const read = (text: string[]) => docstringMarkdown(text, context);
  const clean = trimBlank(lines);
  const [head = '', ...rest] = clean;
  if (!head) return [];
  const entries = listEntries(clean);
  const isHead = (text: string) => /^[\w.*\\[\], :|{}'"`~()-]+$/.test(text) && !/[.:]$/.test(text);
  const isNumpy =
    !isGoogle &&
    entries.some((one) => one.rest.some((line) => line.trim())) &&
    entries.every((one) => isHead(one.head));
  if (isNumpy)
    return entries.map((entry) => {
      const [, name, type = entry.head] = /^(.*?)\s+:\s+(.*)$/.exec(entry.head) ?? [];
      return {
        ...(name ? { name: plainName(name) } : {}),
        type: typeText(type),
        text: read(dedented(entry.rest)),
      };
    });
  const google = /^`{0,2}([A-Za-z_][\w.]*(?:\[[^\]]*\])?(?:\s*\|\s*[\w.]+)*)`{0,2}\s*:\s+(.+)$/.exec(head);
  if (google) return [{ type: google[1] ?? '', text: read(sectionLines([google[2] ?? '', ...rest])) }];
  return [{ text: read(sectionLines(clean)) }];
}

/** The entries of a list of references: names, and what is said about them. Lines without a name are in `others`. */
export function referenceList(
  lines: string[],
  context: DocstringContext,
): { names: string[]; texts: Record<string, string>; others: string[] } {
  const names: string[] = [];
  const texts: Record<string, string> = {};
  const others: string[] = [];
  for (const { head, rest } of listEntries(lines)) {
    const [, listed = '', said = ''] =
      /^(.*?)(?:\s+:\s+|:\s+|\s*:$|$)((?<=[:\s]).*)?$/.exec(withoutRoles(head)) ?? [];
    const found = listed.split(',').map((name) => name.replace(/[`*]/g, '').trim().replace(/^~/, ''));
    const isNames = found.filter(Boolean).every((name) => /^[A-Za-z_][\w.]*(\(\))?$/.test(name));
    const text = docstringMarkdown([said, ...dedented(rest)], context);
    if (!isNames || !found[0]) {
      others.push(head, ...rest);
      continue;
    }
    names.push(...found.filter(Boolean));
    if (text) texts[found.filter(Boolean).at(-1) ?? ''] = text;
  }
  return { names, texts, others };
}

function withoutRoles(text: string): string {
  return text.replace(/:(?:[a-z]+:)?(?:func|class|meth|mod|attr|obj|exc|data|const):(?=`)/g, '');
}

/** Fields of Sphinx by their subject; `type` and `rtype` belong to the others. */
const fieldSubjects: Readonly<Record<string, Subject | 'type' | 'rtype'>> = {
  param: 'parameters',
  parameter: 'parameters',
  arg: 'parameters',
  argument: 'parameters',
  key: 'parameters',
  keyword: 'parameters',
  kwarg: 'parameters',
  type: 'type',
  rtype: 'rtype',
  vartype: 'type',
  ...outcomes,
  exception: 'raises',
  var: 'attributes',
  ivar: 'attributes',
  cvar: 'attributes',
};

type Field = { name: string; label: string; lines: string[] };

/** `:param x: …`, `:returns: …`, `:raises E: …` among the lines of a text, as items, and the text without them. */
export function sphinxFields(
  lines: readonly string[],
  context: DocstringContext,
): { items: { subject: Subject; item: DescribedItem }[]; rest: string[] } {
  const rest: string[] = [];
  const fields: Field[] = [];
  let current = rest;
  for (const line of lines) {
    const [, name = '', label = '', text = ''] = /^:(\w+)(?:\s+([^:]+))?:(?:\s+(.*))?$/.exec(line) ?? [];
    if (fieldSubjects[name]) {
      fields.push({ name, label: plainName(label), lines: [text] });
      current = fields.at(-1)?.lines ?? rest;
    } else {
      if (current !== rest && line && !/^\s/.test(line)) current = rest;
      current.push(line);
    }
  }
  return { items: fieldItems(fields, context), rest };
}

function fieldItems(fields: readonly Field[], context: DocstringContext) {
  const subjectOf = (field: Field) => fieldSubjects[field.name];
  const textOf = ({ lines: [first = '', ...more] }: Field) =>
    docstringMarkdown([first, ...dedented(more)], context);
  const types = new Map(
    fields
      .filter((field) => subjectOf(field) === 'type')
      .map(({ label, lines }) => [label, typeText(lines.join(' '))]),
  );
  const items = fields.flatMap((field): { subject: Subject; item: DescribedItem }[] => {
    const subject = subjectOf(field);
    if (!subject || subject === 'type' || subject === 'rtype') return [];
    const [, written, name = field.label] = /^(.*\S)\s+(\S+)$/.exec(field.label) ?? [];
    const type = types.get(name) ?? written;
    types.delete(name);
    return [{ subject, item: { ...(name ? { name } : {}), ...(type ? { type } : {}), text: textOf(field) } }];
  });
  // A type without a text says something, too.
  for (const [name, type] of types) items.push({ subject: 'parameters', item: { name, type, text: '' } });
  const returned = fields.find((field) => subjectOf(field) === 'rtype');
  if (returned) {
    const type = typeText(returned.lines.join(' '));
    const result = items.find(({ subject }) => subject === 'returns' || subject === 'yields')?.item;
    if (result) result.type = type;
    else items.push({ subject: 'returns', item: { type, text: '' } });
  }
  return items;
}

/** The first paragraph of a text, on one line, and the rest of it. */
export function introduction(lines: string[], context: DocstringContext): { summary: string; body: string } {
  const clean = trimBlank(withoutTitle(trimBlank(lines)));
  const end = clean.findIndex((line) => !line.trim() || /^(```|>>>|\.\. )/.test(line));
  const first = (end < 0 ? clean : clean.slice(0, end)).join(' ').trim();
  const rest = end < 0 ? [] : clean.slice(end);
  const isLead = /::$/.test(first) && /^\s+\S/.test(rest.find((line) => line.trim()) ?? '');
  const summary = inlineMarkdown(isLead ? first.slice(0, -1) : first, context).trim();
  return { summary, body: docstringMarkdown(isLead ? ['::', ...rest] : rest, context) };
}

/** A text that begins with a title between or above rules begins with the words of it. */
function withoutTitle(lines: string[]): string[] {
  const isRule = (line = '') => /^([=\-~^#*])\1{2,}\s*$/.test(line);
  const [first = '', second = '', third] = lines;
  if (isRule(first) && isRule(third)) return [second, '', ...lines.slice(3)];
  return !isRule(first) && isRule(second) ? [first, '', ...lines.slice(2)] : lines;
}

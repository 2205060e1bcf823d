import { parseDocument } from 'yaml';
import type { Note } from '../note.ts';
import { asObject, type Value } from './literal.ts';

/** A text and its front matter. */
export type SourceText = {
  fields: Record<string, Value>;
  body: string;
  /** The line of the file at which the body begins. */
  bodyLine: number;
  /** The line of a field. */
  lineOf(name: string): number;
  notes: Note[];
};

/** Divides a text into front matter and body. Front matter that is no YAML is read line by line, and reported. */
export function readSourceText(source: string, file: string): SourceText {
  const [all = '', yaml = ''] = /^---[ \t]*\n((?:[\s\S]*?\n)??)---[ \t]*(?:\n|$)/.exec(source) ?? [];
  const document = parseDocument(yaml, { uniqueKeys: false });
  const notes: Note[] = [];
  const [mistake] = document.errors;
  if (mistake) {
    const line = 1 + (mistake.linePos?.[0].line ?? 1);
    const what = `invalid YAML: ${mistake.message.split('\n')[0]}`;
    notes.push({
      kind: 'decide',
      where: `${file}:${line}`,
      what,
      fix: 'Check the fields of the imported page.',
    });
  }
  const lines = yaml.split('\n');
  return {
    fields: mistake ? byLines(lines) : asObject(document.toJS() as Value),
    body: source.slice(all.length),
    bodyLine: all.split('\n').length,
    lineOf: (name) =>
      2 +
      Math.max(
        0,
        lines.findIndex((line) => line.startsWith(`${name}:`)),
      ),
    notes,
  };
}

function byLines(lines: readonly string[]): Record<string, Value> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name && value ? [[name, value.replace(/^(["'])(.*)\1$/, '$2')]] : [];
    }),
  );
}

/** The parts of a docstring. Texts are Markdown. */
export type Docstring = {
  /** The first sentence or line, for lists and search. */
  summary: string;
  /** The text between the summary and the first section. */
  body?: string;
  parameters?: DescribedItem[];
  attributes?: DescribedItem[];
  returns?: DescribedItem[];
  yields?: DescribedItem[];
  raises?: DescribedItem[];
  notes?: string[];
  warnings?: string[];
  examples?: string[];
  seeAlso?: string[];
  deprecated?: string;
  /** Where it may be called: `Taichi`, `Python` or both. */
  scope?: string[];
  /** Sections with other titles, in order. */
  sections?: { title: string; text: string }[];
};

/** An entry of a list: a parameter, an exception, a value that is returned. */
export type DescribedItem = { name?: string; type?: string; text: string };

type Part = Exclude<keyof Docstring, 'summary' | 'body' | 'sections'>;

/** Titles of sections in Google and NumPy style, with their kinds. */
const titles: Record<string, Part> = {
  args: 'parameters',
  arguments: 'parameters',
  params: 'parameters',
  parameters: 'parameters',
  'other parameters': 'parameters',
  'keyword args': 'parameters',
  'keyword arguments': 'parameters',
  attributes: 'attributes',
  members: 'attributes',
  return: 'returns',
  returns: 'returns',
  yield: 'yields',
  yields: 'yields',
  raise: 'raises',
  raises: 'raises',
  except: 'raises',
  exceptions: 'raises',
  note: 'notes',
  notes: 'notes',
  warning: 'warnings',
  warnings: 'warnings',
  example: 'examples',
  examples: 'examples',
  'example usage': 'examples',
  'see also': 'seeAlso',
  deprecated: 'deprecated',
  scope: 'scope',
};

type DocstringSection = { title: string; lines: string[] };

/** Reads a docstring in Google, NumPy, Sphinx or plain style, or a mixture of them. Never throws; nothing is lost. */
export function readDocstring(text: string): Docstring {
  const lines = dedent(text);
  const { intro, sections } = split(lines);
  const { fields, rest } = sphinxFields(intro);
  const { summary, body } = introduction(rest);
  const doc: Docstring = { summary, ...(body ? { body } : {}) };
  for (const { title, lines: content } of [...sections, ...fields]) addSection(doc, title, content);
  return doc;
}

/** The lines without the indentation that all but the first share, and without blank lines around (PEP 257). */
function dedent(text: string): string[] {
  const [first = '', ...others] = text.replace(/\t/g, '        ').split('\n');
  const indents = others.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return trimBlank([first.trim(), ...others.map((line) => line.slice(indent).trimEnd())]);
}

function split(lines: string[]): { intro: string[]; sections: DocstringSection[] } {
  const intro: string[] = [];
  const sections: DocstringSection[] = [];
  let current = intro;
  let fence = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const fenceMark = /^\s*(```+|~~~+)/.exec(line)?.[1] ?? '';
    if (fence ? fenceMark.startsWith(fence) : fenceMark) fence = fence ? '' : fenceMark;
    const directive = fence ? undefined : /^\.\. (\w+)::\s*(.*)$/.exec(line);
    const numpy =
      !fence && /^-{3,}\s*$|^={3,}\s*$/.test(lines[i + 1] ?? '') && isTitle(line) && line.trim() !== '';
    const google = !fence && /^([A-Z][A-Za-z]*(?: [A-Za-z]+)?)::?(?:\s+(.*))?$/.exec(line);
    const word = google ? titles[google[1]?.toLowerCase() ?? ''] : undefined;
    if (numpy) {
      sections.push({ title: line.trim(), lines: [] });
      current = sections.at(-1)?.lines ?? intro;
      i++;
    } else if (
      google &&
      word &&
      (google[2] === undefined || /^(notes|warnings|deprecated|scope|seeAlso|returns)$/.test(word))
    ) {
      sections.push({ title: google[1] ?? '', lines: google[2] ? [google[2]] : [] });
      current = sections.at(-1)?.lines ?? intro;
    } else if (directive?.[1] && (titles[directive[1].toLowerCase()] || directive[1] === 'seealso')) {
      const title = directive[1] === 'seealso' ? 'See also' : directive[1];
      const content = directive[2] ? [directive[2]] : [];
      while (i + 1 < lines.length && (/^\s/.test(lines[i + 1] ?? '') || !lines[i + 1]))
        content.push(lines[++i] ?? '');
      sections.push({ title, lines: content });
      current = sections.at(-1)?.lines ?? intro;
    } else current.push(line);
  }
  return { intro, sections };
}

/** Only known titles: a rule below any other line is a heading of the text, not a section. */
function isTitle(line: string): boolean {
  return line.trim().toLowerCase() in titles;
}

/** `:param x: …`, `:returns: …`, `:raises E: …`, as sections. */
function sphinxFields(lines: string[]): { fields: DocstringSection[]; rest: string[] } {
  const rest: string[] = [];
  const types = new Map<string, string>();
  const found: { part: string; name: string; text: string[] }[] = [];
  let current: string[] = rest;
  for (const line of lines) {
    const match = /^:(\w+)(?:\s+([^:]+))?:\s*(.*)$/.exec(line);
    const part = match && fieldParts[match[1] ?? ''];
    if (match && part) {
      const [name = '', text = ''] = [match[2], match[3]];
      if (part === 'type') {
        types.set(match[1] === 'rtype' ? '' : name.trim(), text);
        current = [];
      } else {
        found.push({ part, name: name.trim(), text: [text] });
        current = found.at(-1)?.text ?? rest;
      }
    } else if (current !== rest && line && !/^\s/.test(line)) {
      rest.push(line);
      current = rest;
    } else current.push(line);
  }
  const byPart = groupBy(found);
  const fields = [...byPart].map(([title, entries]) => ({
    title,
    lines: entries.flatMap(({ name, text }) => {
      const [typed, bareName] = /^(.*\S)\s+(\S+)$/.exec(name)?.slice(1) ?? [undefined, name];
      const type = types.get(bareName ?? '') ?? typed;
      const [first = '', ...more] = trimBlank(text);
      const head = [bareName, type ? `(${type})` : ''].filter(Boolean).join(' ');
      return [`${head ? `${head}: ` : ''}${first}`, ...more.map((line) => `    ${line.trim()}`)];
    }),
  }));
  return { fields, rest };
}

const fieldParts: Record<string, string> = {
  param: 'Args',
  parameter: 'Args',
  arg: 'Args',
  key: 'Args',
  keyword: 'Args',
  type: 'type',
  rtype: 'type',
  return: 'Returns',
  returns: 'Returns',
  raise: 'Raises',
  raises: 'Raises',
  except: 'Raises',
  var: 'Attributes',
  ivar: 'Attributes',
};

function groupBy<T extends { part: string }>(entries: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) groups.set(entry.part, [...(groups.get(entry.part) ?? []), entry]);
  return groups;
}

/** The first paragraph is the summary; the rest is the body. */
function introduction(lines: string[]): { summary: string; body: string } {
  const clean = trimBlank(lines);
  const end = clean.findIndex((line) => !line.trim() || /^(```|>>>|\.\. )/.test(line));
  const summary = (end < 0 ? clean : clean.slice(0, end)).join(' ').trim();
  return { summary, body: end < 0 ? '' : docstringMarkdown(clean.slice(end)) };
}

function addSection(doc: Docstring, title: string, lines: string[]): void {
  const part = titles[title.toLowerCase()];
  const text = docstringMarkdown(dedentAll(lines));
  switch (part) {
    case 'parameters':
    case 'attributes':
    case 'raises':
      doc[part] = [...(doc[part] ?? []), ...describedEntries(lines)];
      return;
    case 'returns':
    case 'yields':
      doc[part] = [...(doc[part] ?? []), ...returnedValues(lines)];
      return;
    case 'notes':
    case 'warnings':
    case 'examples':
      if (text) doc[part] = [...(doc[part] ?? []), text];
      return;
    case 'seeAlso':
      doc.seeAlso = [...(doc.seeAlso ?? []), ...referencedNames(text)];
      return;
    case 'deprecated':
      doc.deprecated = text;
      return;
    case 'scope':
      doc.scope = text
        .split(/\s*(?:,|\band\b)\s*/)
        .map((name) => name.replace(/\.$/, '').trim())
        .filter(Boolean);
      return;
    default:
      doc.sections = [...(doc.sections ?? []), { title, text }];
  }
}

/** `name (type): text` of Google, `name : type` with the text below of NumPy. */
function describedEntries(lines: string[]): DescribedItem[] {
  const clean = trimBlank(dedentAll(lines));
  const entries: { head: string; rest: string[] }[] = [];
  for (const line of clean) {
    const last = entries.at(-1);
    if (line.trim() && !/^\s/.test(line)) entries.push({ head: line, rest: [] });
    else last?.rest.push(line);
  }
  return entries.map(({ head, rest }) => {
    const google =
      /^(\*{0,2}`{0,2}[\w.]+`{0,2}(?:\s*,\s*\*{0,2}[\w.]+)*)\s*(?:\(([^()]*(?:\([^()]*\)[^()]*)*)\)|\[([^\]]*(?:\][^\]:]*)*)\])?\s*:(?!:)(?:\s+|$)(.*)$/.exec(
        head,
      );
    const numpy = /^(\*{0,2}[\w.]+(?:\s*,\s*\*{0,2}[\w.]+)*)(?:\s+:\s*(.*))?$/.exec(head);
    const isNumpy =
      numpy &&
      (rest.length > 0 || numpy[2] === undefined) &&
      (!google || /\s:\s/.test(head.slice(0, (numpy[1]?.length ?? 0) + 3)));
    const text = docstringMarkdown(dedentAll(rest));
    if (isNumpy) {
      const type = numpy[2]?.trim();
      return { name: plainName(numpy[1]), ...(type ? { type } : {}), text };
    }
    if (!google) return { text: docstringMarkdown([head, ...dedentAll(rest)]) };
    const type = (google[2] ?? google[3])?.trim();
    const described = [google[4] ?? '', ...dedentAll(rest)];
    return { name: plainName(google[1]), ...(type ? { type } : {}), text: docstringMarkdown(described) };
  });
}

function plainName(name = ''): string {
  return name.replace(/[`*]/g, '').trim();
}

/** What is returned: `type: text`, or the text alone; NumPy has the type on a separate line. */
function returnedValues(lines: string[]): DescribedItem[] {
  const clean = trimBlank(dedentAll(lines));
  const [head = '', ...rest] = clean;
  if (!head) return [];
  const google = /^`{0,2}([A-Za-z_][\w.]*(?:\[[^\]]*\])?(?:\s*\|\s*[\w.]+)*)`{0,2}\s*:\s+(.+)$/.exec(head);
  const isNumpy =
    rest.some((line) => /^\s+\S/.test(line)) && !/[.:]$/.test(head) && /^[\w.[\], :|]+$/.test(head);
  if (isNumpy) {
    const [name, type] = head.includes(' : ') ? head.split(' : ', 2) : [undefined, head];
    return [
      { ...(name ? { name } : {}), type: (type ?? '').trim(), text: docstringMarkdown(dedentAll(rest)) },
    ];
  }
  if (google) return [{ type: google[1] ?? '', text: docstringMarkdown([google[2] ?? '', ...rest]) }];
  return [{ text: docstringMarkdown(clean) }];
}

/** The names in a list of references, without the descriptions after a colon or on separate lines. */
function referencedNames(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const head = line
      .split(/\s:\s|:\s|:$/, 1)
      .join('')
      .replace(/:(?:func|class|meth|mod|attr|obj):/g, '');
    const names = head.split(',').map((name) => name.replace(/[`*]/g, '').trim().replace(/^~/, ''));
    return names.every((name) => /^[A-Za-z_][\w.]*$/.test(name)) ? names : [];
  });
}

/**
 * Markdown of reStructuredText as docstrings have it: roles and double backticks become code, `>>>` blocks and what
 * follows `::` become fences.
 */
function docstringMarkdown(lines: string[]): string {
  const out: string[] = [];
  let fence = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const fenceMark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (fenceMark) {
      fence = fence ? '' : fenceMark;
      out.push(line);
      continue;
    }
    if (fence) {
      out.push(line);
      continue;
    }
    if (/^\s*>>> /.test(line) || /^\s*>>>$/.test(line)) {
      const block: string[] = [];
      while (i < lines.length && lines[i]?.trim()) block.push(lines[i++] ?? '');
      i--;
      out.push('```python', ...dedentAll(block), '```');
      continue;
    }
    const literal = /^(.*?)::\s*$/.exec(line);
    const code = /^\.\. code(?:-block)?::\s*(\w*)\s*$/.exec(line.trim());
    if (code || (literal && !/^\s*\.\. /.test(line))) {
      const block: string[] = [];
      let j = i + 1;
      const indent = (text: string) => text.length - text.trimStart().length;
      while (j < lines.length && (!lines[j]?.trim() || indent(lines[j] ?? '') > indent(line)))
        block.push(lines[j++] ?? '');
      if (block.some((inner) => inner.trim())) {
        const text = code ? '' : (literal?.[1] ?? '').trim();
        if (text) out.push(`${inline(text)}:`, '');
        out.push(`\`\`\`${code?.[1] || 'python'}`, ...trimBlank(dedentAll(block)), '```');
        i = j - 1;
        continue;
      }
    }
    out.push(inline(line));
  }
  if (fence) out.push('```');
  return trimBlank(out).join('\n');
}

function inline(line: string): string {
  return line
    .replace(/:(?:func|class|meth|mod|attr|obj|data|exc|math|ref):`~?([^`<]*?)(?:\s*<[^>]*>)?`/g, '`$1`')
    .replace(/``([^`]+)``/g, '`$1`');
}

function dedentAll(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  // The first line of a section may stand behind its title, without any indentation.
  const [first, ...rest] = lines;
  if (
    indent === 0 &&
    first &&
    !/^\s/.test(first) &&
    rest.some((line) => /^\s/.test(line)) &&
    rest.every((line) => !line || /^\s/.test(line))
  )
    return lines;
  return lines.map((line) => line.slice(indent));
}

function trimBlank(lines: string[]): string[] {
  const first = lines.findIndex((line) => line.trim());
  const last = lines.findLastIndex((line) => line.trim());
  return first < 0 ? [] : lines.slice(first, last + 1);
}

import { fenceOf, indentedBelow } from './lines.ts';

/** What a section of a docstring is about. */
export type Subject =
  | 'parameters'
  | 'attributes'
  | 'returns'
  | 'yields'
  | 'raises'
  | 'notes'
  | 'warnings'
  | 'examples'
  | 'seeAlso'
  | 'deprecated'
  | 'scope';

/** What a call gives or raises, as sections and fields of Sphinx both name it. */
export const outcomes = {
  return: 'returns',
  returns: 'returns',
  yield: 'yields',
  yields: 'yields',
  raise: 'raises',
  raises: 'raises',
  except: 'raises',
} as const satisfies Readonly<Record<string, Subject>>;

/** Titles of sections in Google and NumPy style, with their subjects. */
export const subjects: Readonly<Record<string, Subject>> = {
  args: 'parameters',
  arguments: 'parameters',
  params: 'parameters',
  parameters: 'parameters',
  'other parameters': 'parameters',
  'keyword args': 'parameters',
  'keyword arguments': 'parameters',
  attributes: 'attributes',
  members: 'attributes',
  ...outcomes,
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

/** Titles of sections that are shown under their title. A rule below any other line makes it a heading of the text. */
const otherTitles = /^(references|methods|warns|receives|todo|class attributes)$/;

/** `isGoogle` says whether it is in Google style, with a title that ends in a colon. */
export type DocstringSection = { title: string; lines: string[]; isGoogle: boolean };

/**
 * The text of a docstring before and between its sections, and the sections. One in Google style ends where its indentation
 * ends, one in NumPy style at the next title.
 */
export function splitSections(lines: readonly string[]): { intro: string[]; sections: DocstringSection[] } {
  const intro: string[] = [];
  const sections: DocstringSection[] = [];
  let current = intro;
  let isGoogle = false;
  let fence = '';
  const open = (title: string, content: string[], google: boolean) => {
    sections.push({ title, lines: content, isGoogle: google });
    current = content;
    isGoogle = google;
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const ticks = fenceOf(line) ?? '';
    if (fence ? ticks.startsWith(fence) : ticks) fence = fence ? '' : ticks;
    const inFence = fence !== '' || ticks !== '';
    const title = inFence ? undefined : titleAt(lines, at);
    const below = line.startsWith('.. ') && !inFence ? indentedBelow(lines, at + 1, 0) : [];
    const directive = inFence ? undefined : sectionOfDirective(line, below, lines);
    if (title) {
      open(title.title, title.text ? [title.text] : [], title.isGoogle);
      at += title.isGoogle ? 0 : 1;
    } else if (directive && !isList(sections.at(-1), current)) {
      sections.push(directive);
      at += below.length;
    } else {
      if (isGoogle && /^\S/.test(line) && endsAbove(current)) {
        current = intro;
        isGoogle = false;
        intro.push('');
      }
      current.push(line);
    }
  }
  return { intro, sections };
}

/** `Args:` or `Note: text` of Google, or `Parameters` above dashes of NumPy. */
function titleAt(
  lines: readonly string[],
  at: number,
): { title: string; text?: string | undefined; isGoogle: boolean } | undefined {
  const line = lines[at] ?? '';
  const name = line.trim().toLowerCase();
  if (/^-{3,}\s*$|^={3,}\s*$/.test(lines[at + 1] ?? '') && (name in subjects || otherTitles.test(name)))
    return { title: line.trim(), isGoogle: false };
  const [, title = '', text] = /^([A-Z][A-Za-z]*(?: [A-Za-z]+)?)::?(?:\s+(.*))?$/.exec(line) ?? [];
  const subject = subjects[title.toLowerCase()];
  const mayHaveText = /^(notes|warnings|deprecated|scope|seeAlso|returns)$/.test(subject ?? '');
  const isIndented = /^\s+\S/.test(lines[at + 1] ?? '');
  if (
    subject ? text === undefined || mayHaveText : otherTitles.test(title.toLowerCase()) && !text && isIndented
  )
    return { title, text, isGoogle: true };
  return undefined;
}

/** `.. deprecated:: 1.2` of the whole, and `.. seealso::` with nothing but names. Others stay where they are in the text. */
function sectionOfDirective(
  line: string,
  below: readonly string[],
  lines: readonly string[],
): DocstringSection | undefined {
  const [, name, argument = ''] = /^\.\. (deprecated|seealso):{0,2}(?:\s+(.*))?$/i.exec(line) ?? [];
  if (name?.toLowerCase() === 'deprecated') {
    if (!isOfTheWhole(line, lines)) return undefined;
    const [, version, rest = argument] = /^v?(\d\S*?)[.,:]?(?:\s+(.*))?$/.exec(argument) ?? [];
    const text = [version && rest === argument ? '' : rest, ...below.map((one) => one.trim())];
    const words = text.join('\n').trim();
    const since = version ? `Since version ${version}${words ? ': ' : '.'}` : '';
    return { title: 'deprecated', lines: `${since}${words}`.split('\n'), isGoogle: true };
  }
  const names = [argument, ...below].join(' ').trim();
  const isNames = /^((:[\w:]+:)?`?~?[A-Za-z_][\w.]*(\(\))?`?(,\s*|$))+$/.test(names);
  if (!name || !isNames) return undefined;
  return { title: 'See also', lines: [argument, ...below.map((one) => one.trim())], isGoogle: true };
}

/** Whether a deprecation is of all that the docstring describes: one among other changes is of a part of it. */
function isOfTheWhole(line: string, lines: readonly string[]): boolean {
  const changes = lines.filter((one) => /^\.\. (deprecated|version(added|changed))\b/.test(one));
  const deprecations = changes.filter((one) => one.startsWith('.. deprecated'));
  return deprecations.length === 1 && (changes[0] === line || !changes[0]?.startsWith('.. versionchanged'));
}

/** Whether the section that is being read is a list, so that a directive at its left edge belongs to it. */
function isList(section: DocstringSection | undefined, current: readonly string[]): boolean {
  if (!section || section.lines !== current) return false;
  return /^(parameters|attributes|returns|yields|raises)$/.test(subjects[section.title.toLowerCase()] ?? '');
}

/** Whether an indented section is followed by a blank line. */
function endsAbove(lines: readonly string[]): boolean {
  const first = lines.find((line) => line.trim());
  return first !== undefined && /^\s/.test(first) && !lines.at(-1)?.trim();
}

import type { CodeExample } from './blocks.ts';

/** The Python blocks in the docstrings of a stub, in order. Each docstring is a section. */
export function stubExamplesIn(source: string): CodeExample[] {
  const lines = source.split('\n');
  const found: CodeExample[] = [];
  for (let at = 0, section = 0; at < lines.length; at++) {
    if (lines[at]?.includes('"""')) section++;
    const [, indent, flags] = /^( *)```python\b(.*)$/.exec(lines[at] ?? '') ?? [];
    if (indent === undefined || flags === undefined) continue;
    const end = lines.findIndex((line, index) => index > at && line.startsWith(`${indent}\`\`\``));
    if (end < 0) break;
    const code = lines.slice(at + 1, end).map((line) => line.slice(indent.length));
    found.push({
      language: 'python',
      // A docstring writes a backslash twice.
      code: code.join('\n').replaceAll('\\\\', '\\'),
      line: at + 2,
      section,
      isErrorExpected: flags.includes('expect-error'),
      isOutput: false,
    });
    at = end;
  }
  return found;
}

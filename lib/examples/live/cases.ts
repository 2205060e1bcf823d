/** A small program of a fixture. */
export type Case = { name: string; code: string };

/** The programs of a file: each begins after a line `# case: name`. */
export function casesIn(text: string): Case[] {
  return text
    .split(/^# case: /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { name: part.slice(0, end).trim(), code: part.slice(end + 1) };
    });
}

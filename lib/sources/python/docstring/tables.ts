/**
 * The rows of a reStructuredText table that begins at the first line, simple or with a grid, and how many lines it takes.
 * The cells of a row that spans lines are joined. None where the text is no such table, or has merged cells.
 */
export function tableAt(lines: readonly string[]): { rows: string[][]; length: number } | undefined {
  const [first = ''] = lines;
  if (/^\s*\+(-+\+)+\s*$/.test(first)) return gridTable(lines);
  if (/^\s*=+( +=+)+\s*$/.test(first)) return simpleTable(lines);
  return undefined;
}

/** Columns below `=====  =====`; a row whose first cell is empty continues the one above. */
function simpleTable(lines: readonly string[]): { rows: string[][]; length: number } | undefined {
  const [first = ''] = lines;
  const borders = lines.flatMap((line, at) => (/^\s*=+( +=+)*\s*$/.test(line) ? [at] : []));
  const columns = [...first.matchAll(/=+/g)].map(({ index }) => index);
  // With a head there are three borders, else two.
  const blank = lines.findIndex((line, at) => !line.trim() && borders.includes(at - 1) && at > 1);
  const end = blank < 0 ? lines.length : blank;
  const inside = borders.filter((at) => at < end);
  const last = inside[2] ?? inside[1];
  if (last === undefined) return undefined;
  const rows: string[][] = [];
  for (const line of lines.slice(1, last)) {
    if (!line.trim() || /^[\s=-]+$/.test(line)) continue;
    const cells = columns.map((start, at) => line.slice(start, columns[at + 1]).trim());
    const isSplit = columns.some((start) => start > 0 && /\S/.test(line[start - 1] ?? ' '));
    if (isSplit) return undefined;
    append(rows, cells, cells[0] !== '');
  }
  return { rows: inside[2] === undefined ? [columns.map(() => ''), ...rows] : rows, length: last + 1 };
}

/** Cells between bars, rows between `+---+---+`. */
function gridTable(lines: readonly string[]): { rows: string[][]; length: number } | undefined {
  const end = lines.findIndex((line) => !/^\s*[+|]/.test(line));
  const table = lines.slice(0, end < 0 ? lines.length : end);
  const border = table[0]?.trimEnd().replace(/=/g, '-') ?? '';
  const rows: string[][] = [];
  let isNew = true;
  for (const line of table) {
    if (/^\s*\+/.test(line)) {
      if (line.trimEnd().replace(/=/g, '-') !== border) return undefined;
      isNew = true;
      continue;
    }
    const cells = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    append(rows, cells, isNew);
    isNew = false;
  }
  return new Set(rows.map(({ length }) => length)).size === 1 ? { rows, length: table.length } : undefined;
}

function append(rows: string[][], cells: string[], isNew: boolean): void {
  const above = rows.at(-1);
  if (isNew || !above) rows.push(cells);
  else for (const [at, cell] of cells.entries()) above[at] = [above[at], cell].filter(Boolean).join(' ');
}

/** A row of `versions.yml`, and its text. */
export type VersionRow = { name: string; segment: string; folder: string; status: string; text: string };

/** `versions.yml` as text: what stands before the rows, and the rows, newest first. Edits leave everything else as it is. */
export type VersionRows = { head: string; rows: VersionRow[] };

/** Reads the rows of a list that the content step accepts. */
export function readRows(text: string): VersionRows {
  const [head = '', ...blocks] = text.split(/^(?=- )/m);
  const rows = blocks.map((block) => {
    const field = (name: string) =>
      new RegExp(`^(?:- |  )${name}:[ \\t]*(.*?)[ \\t]*$`, 'm')
        .exec(block)?.[1]
        ?.replace(/^(['"])(.*)\1$/, '$2') ?? '';
    return {
      name: field('name'),
      segment: field('segment'),
      folder: field('folder'),
      status: field('status'),
      text: block,
    };
  });
  return { head, rows };
}

export function rowsText({ head, rows }: VersionRows): string {
  return head + rows.map(({ text }) => text).join('');
}

/** A row with another segment and status. */
export function withStatus(row: VersionRow, segment: string, status: string): VersionRow {
  const text = row.text
    .replace(/^( {2}|- )segment:.*$/m, `$1segment: ${segment === '' ? "''" : segment}`)
    .replace(/^( {2}|- )status:.*$/m, `$1status: ${status}`);
  return { ...row, segment, status, text };
}

/** The row of a new latest version. */
export function latestRow(name: string): VersionRow {
  const text = `- name: ${name}\n  label: ${name}\n  segment: ''\n  folder: ${name}\n  status: latest\n`;
  return { name, segment: '', folder: name, status: 'latest', text };
}

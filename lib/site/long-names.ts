/** Words of this length on are long; a shorter one fits in every column of a phone. */
const long = /\S{17,}/g;

/**
 * A text in parts between which a line may end: after the dots and underscores of long names. A line that is too narrow for
 * `networkx.algorithms.shortest_paths` would otherwise end within a word.
 */
export function lineParts(text: string): string[] {
  return text.replace(long, (name) => name.replace(/[._](?=[^\W_])/g, '$&\n')).split('\n');
}

/** The HTML of a text of the reference in which long names may break, in code outside of blocks; names in addresses stay as they are. */
export function withLineParts(html: string): string {
  return html.replace(
    /<pre\b[\s\S]*?<\/pre>|(<code(?: [^>]*)?>)([^<]*)(?=<\/code>)/g,
    (whole, open: string | undefined, text = '') => (open ? open + lineParts(text).join('<wbr>') : whole),
  );
}

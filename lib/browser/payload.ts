/**
 * The data of a page as Next writes it into the export: rows of `id:value` that end with a line break, and rows of text
 * that say their length first. What breaks off in the middle, or lacks a row that another one names, is not whole.
 */
export function isWhole(bytes: Uint8Array): boolean {
  const ids = new Set<string>();
  const references = new Set<string>();
  const decoder = new TextDecoder();
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(58, at);
    if (colon < 0 || colon - at > 16) return false;
    const id = decoder.decode(bytes.subarray(at, colon));
    if (!/^[0-9a-f]*$/.test(id)) return false;
    ids.add(id);
    const end = rowEnd(bytes, colon + 1);
    if (end === undefined) return false;
    if (bytes[colon + 1] !== 84) {
      const row = decoder.decode(bytes.subarray(colon + 1, end));
      for (const [, reference = ''] of row.matchAll(/(?<!\\)"\$[L@]?([0-9a-f]+)(?=[":])/g))
        references.add(reference);
    }
    at = end;
  }
  return ids.has('0') && [...references].every((reference) => ids.has(reference));
}

/** Where the row that begins here ends; none where it does not. `T1a,` is a text of 0x1a bytes. */
function rowEnd(bytes: Uint8Array, start: number): number | undefined {
  if (bytes[start] !== 84) {
    const end = bytes.indexOf(10, start);
    return end < 0 ? undefined : end + 1;
  }
  const comma = bytes.indexOf(44, start);
  const length = Number.parseInt(new TextDecoder().decode(bytes.subarray(start + 1, comma)), 16);
  const end = comma + 1 + length;
  return comma < 0 || Number.isNaN(length) || end > bytes.length ? undefined : end;
}

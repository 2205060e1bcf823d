import { deflateSync } from 'node:zlib';

/** An entry of an inventory: a name, its role, and its address below the root of the inventory. */
type InventoryEntry = { name: string; role: string; uri: string };

/**
 * `objects.inv`, version 2 of Sphinx's format: documentation of other projects uses it for links (intersphinx). A head of
 * four lines, then the entries, a line each, compressed.
 */
export function sphinxInventory(
  project: string,
  version: string,
  entries: readonly InventoryEntry[],
): Buffer {
  const head = [
    '# Sphinx inventory version 2',
    `# Project: ${project}`,
    `# Version: ${version}`,
    '# The remainder of this file is compressed using zlib.',
    '',
  ].join('\n');
  const lines = entries.map(({ name, role, uri }) => `${name} ${role} 1 ${uri} -\n`).join('');
  return Buffer.concat([Buffer.from(head), deflateSync(lines)]);
}

/** The role of Sphinx's Python domain for a kind of entry. */
export function sphinxRole(kind: string): string {
  const roles: Record<string, string> = {
    class: 'py:class',
    enum: 'py:class',
    exception: 'py:exception',
    function: 'py:function',
    method: 'py:method',
    classmethod: 'py:method',
    staticmethod: 'py:method',
    property: 'py:property',
    module: 'py:module',
  };
  return roles[kind] ?? 'py:attribute';
}

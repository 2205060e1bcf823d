import { openTree, type Tree, treeOf } from '@/lib/import/docusaurus/tree.ts';
import { type Import, type ImportedFile, importSite } from '@/lib/import/import-site.ts';

/** A Docusaurus site that has every construct which an import converts. */
export const fixture = openTree('tests/fixtures/docusaurus');

/** The fixture with other texts of some files; none takes a file away. */
export function changed(texts: Record<string, string | undefined>): Tree {
  const files = [...new Set([...fixture.files, ...Object.keys(texts)])].filter(
    (file) => !(file in texts) || texts[file] !== undefined,
  );
  return treeOf(files, (file) => Buffer.from(texts[file] ?? fixture.readBytes(file) ?? ''));
}

/** An import of a tree for a site that has no pictures yet. */
export function imported(tree: Tree): Import {
  const made = known.get(tree) ?? importSite(tree, {}, () => false);
  known.set(tree, made);
  return made;
}

/** The files of an import whose pictures are small enough to stay as they are. */
export function filesOf({ files, pictures }: Import): {
  files: Map<string, ImportedFile>;
  pictures: Map<string, ImportedFile>;
} {
  const same = [...pictures].map(
    ([address, { file, bytes }]) => [address, { content: bytes, source: file }] as const,
  );
  return { files, pictures: new Map(same) };
}

const known = new WeakMap<Tree, Import>();

/** An import of one page of the docs with this text. */
export function importedText(body: string, settings = ''): { text: string; made: Import } {
  const files: Record<string, string> = {
    'docusaurus.config.js': settings || "module.exports = { url: 'https://example.org', baseUrl: '/' };",
    'docs/page.md': body,
  };
  const made = imported(treeOf(Object.keys(files), (file) => Buffer.from(files[file] ?? '')));
  const text = String(made.files.get('en/docs/current/overview.mdx')?.content ?? '');
  return { text: text.replace(/^---\n[\s\S]*?\n---\n\n/, ''), made };
}

import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Runs a command of this folder as JavaScript: `node scripts/run.mjs build --help`. Its modules are bundled first, without the
 * packages. That takes a third of a second; tsx takes longer, because it also transforms every package that is loaded.
 */
const [name] = process.argv.splice(2, 1);
const dir = `.cache/scripts/${name}`;

rmSync(dir, { recursive: true, force: true });
const bundle = await rolldown({
  input: `scripts/${name}.ts`,
  platform: 'node',
  // Packages, and the modules made from the content (`imports` in package.json); `#locales` is code here.
  external: /^(?:[a-z]|@[a-z]|#(?!locales))/,
});
await bundle.write({ dir, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
await bundle.close();
await import(pathToFileURL(`${dir}/${name}.mjs`).href);

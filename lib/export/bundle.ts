import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { integrityHash, shortHash } from '../html/integrity.ts';
import { constantLengths, minifiedStyles, withConstants } from './styles.ts';

/** A file of the bundle: its name, with a hash of its content in it, and the content. */
type CodeFile = { name: string; content: string };

/** The code of the browser, bundled. */
export type BrowserCode = {
  /** The module that every page loads: all that a first view needs is in this one file. */
  entry: CodeFile;
  /** Modules that the page loads on demand: search, progress bar, small parts. */
  parts: CodeFile[];
  /** Other files that the modules load: workers, style sheets. */
  companions: CodeFile[];
  /** The inline script of every page. */
  inline: string;
};

type BundleSettings = {
  basePath: string;
  /** Origins of configured scripts of other companies. */
  serviceOrigins: readonly string[];
  /** Whether a hosted search is configured; without one its code, with React, is not in the bundle. */
  hasHostedSearch: boolean;
};

const browserFolder = 'lib/browser';

/** The workers, each with the module that starts it, and whether it loads parts on demand. */
const workers = [
  { worker: 'search-worker', folder: 'search', client: 'search-client.ts', hasParts: false },
  { worker: 'run-worker', folder: 'run', client: 'run-client.ts', hasParts: true },
] as const;

const hostedDialog = 'lib/search/hosted-dialog.client.tsx';

/**
 * Bundles lib/browser for the export.
 * @throws Error where the entry would need a second file, or the worker is no longer named as expected
 */
export async function bundleBrowser(settings: BundleSettings): Promise<BrowserCode> {
  const define = {
    'process.env.NODE_ENV': '"production"',
    'process.env.BASE_PATH': JSON.stringify(settings.basePath),
    'process.env.SERVICE_ORIGINS': JSON.stringify(JSON.stringify(settings.serviceOrigins)),
    'process.env.HOSTED_SEARCH': JSON.stringify(settings.hasHostedSearch ? 'on' : ''),
  };
  const build = async (input: Record<string, string>, plugins: Plugin[], output: OutputOptions = {}) => {
    const bundle = await rolldown({
      input,
      plugins,
      platform: 'browser',
      transform: { define, target: 'es2022' },
      // Warnings stop the build, except those about directives of Next.
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level === 'warn' ? 'error' : level, log);
      },
    });
    const { output: files } = await bundle.generate({
      format: 'esm',
      minify: true,
      // Only a bundler reads them; minifying leaves them in.
      comments: { annotation: false },
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      ...output,
    });
    await bundle.close();
    return files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  };

  const styles: CodeFile[] = [];
  const workerFiles = await Promise.all(
    workers.map(async ({ worker, folder, hasParts }) => {
      const { isBelowEntry, plugin } = entryModules();
      const chunks = await build({ [worker]: `${browserFolder}/${folder}/${worker}.ts` }, [plugin], {
        chunkFileNames: `${worker}-[name]-[hash].js`,
        codeSplitting: hasParts && { groups: [{ name: 'core', test: isBelowEntry }] },
      });
      return { name: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '', files: chunks.map(asFile) };
    }),
  );
  const inline = onlyFile(await build({ inline: `${browserFolder}/inline.ts` }, [], { format: 'iife' }));
  const hosted = settings.hasHostedSearch
    ? onlyFile(await build({ 'hosted-search': hostedDialog }, [withStyleSheets(styles)]))
    : undefined;
  const { entry, parts } = entryAndParts(
    await build({ main: `${browserFolder}/main.ts` }, [
      ...workers.map(({ worker, client }, at) => withWorker(worker, client, workerFiles[at]?.name ?? '')),
      withPartStyles(),
      ...(hosted ? [withHostedSearch(hosted.name)] : []),
    ]),
  );
  return {
    entry,
    parts: hosted ? [...parts, hosted] : parts,
    companions: [...workerFiles.flatMap(({ files }) => files), ...styles],
    inline: inline.content.trim(),
  };
}

/** An output file of the bundler. */
type Chunk = { fileName: string; code: string; isEntry: boolean; imports: string[] };

/**
 * The module of every page, and what it loads on demand.
 * @throws Error where it would need a second file: a first view would wait for one after the other
 */
export function entryAndParts(chunks: readonly Chunk[]): Pick<BrowserCode, 'entry' | 'parts'> {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('lib/browser/main.ts  is not an entry of its bundle');
  if (entry.imports.length > 0)
    throw new Error(
      `lib/browser/main.ts  needs ${entry.imports.join(', ')} before it can run\n  A first view loads one file: import what is shared from main.ts, or load it on demand.`,
    );
  return { entry: asFile(entry), parts: chunks.filter((chunk) => chunk !== entry).map(asFile) };
}

/**
 * Finds the modules that a worker imports at once, beside the worker itself. They are a file of their own, so that what the worker loads
 * on demand can import them: WebKit would run a worker's file again where it is imported.
 */
function entryModules(): { isBelowEntry: (id: string) => boolean; plugin: Plugin } {
  const found = new Set<string>();
  return {
    isBelowEntry: (id) => found.has(id),
    plugin: {
      name: 'entry-modules',
      buildEnd() {
        const importedBy = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        for (const id of this.getModuleIds())
          if (this.getModuleInfo(id)?.isEntry) for (const imported of importedBy(id)) found.add(imported);
        // Grows while it is walked.
        for (const id of found) for (const imported of importedBy(id)) found.add(imported);
      },
    },
  };
}

function onlyFile(chunks: readonly Chunk[]): CodeFile {
  const [chunk, ...others] = chunks;
  if (!chunk || others.length > 0)
    throw new Error(`${chunk?.fileName}  needs ${others.map(({ fileName }) => fileName).join(', ')}`);
  return asFile(chunk);
}

function asFile({ fileName, code }: Chunk): CodeFile {
  return { name: fileName, content: code };
}

/**
 * Puts the style sheets that a part imports into its code, which applies them: a page does not load them before it needs them.
 * They come after the sheet of the page, so that what overrides them needs more specific selectors.
 * @throws Error where the module of every page would have one: its style sheets belong into app/styles.ts
 */
function withPartStyles(): Plugin {
  const constants = constantLengths(readFileSync('app/global.css', 'utf8'));
  return {
    name: 'part-styles',
    load: {
      filter: { id: /\.css$/ },
      handler: (id) => ({
        moduleType: 'js',
        moduleSideEffects: true,
        code: `const sheet = new CSSStyleSheet();
          sheet.replaceSync(${JSON.stringify(minifiedStyles(withConstants(readFileSync(id, 'utf8'), constants)))});
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
      }),
    },
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.isEntry)
          for (const id of file.moduleIds.filter((one) => one.endsWith('.css')))
            this.error(`${id}  is imported by the module of every page\n  Import it in app/styles.ts.`);
    },
  };
}

/**
 * Points a client to the bundle of its worker, which has a hash in its name.
 * @param file the name of the bundle
 */
function withWorker(worker: string, client: string, file: string): Plugin {
  // In development, Next's bundler supports this form.
  const reference = `new URL('./${worker}.ts', import.meta.url)`;
  return {
    name: worker,
    transform: {
      filter: { id: new RegExp(`/${client.replace('.', '\\.')}$`) },
      handler(code, id) {
        if (!code.includes(reference)) throw new Error(`${id}  does not name its worker as ${reference}`);
        return code.replace(reference, `new URL('./${file}', import.meta.url)`);
      },
    },
  };
}

/**
 * The dialog of the hosted search, with React, is a separate bundle: a module that waits for its style sheet would keep
 * the bundler from putting what it shares with the entry into the entry.
 */
function withHostedSearch(name: string): Plugin {
  return {
    name: 'hosted-search',
    resolveId: {
      filter: { id: /hosted-dialog\.client\.tsx$/ },
      handler: () => ({ id: `./${name}`, external: 'relative' }),
    },
  };
}

/**
 * A style sheet that a part imports becomes a file, which the part loads, with its hash, before it runs. If that fails, the part
 * fails as if it had not loaded itself (lib/browser/loading/load.ts).
 * @param files takes the style sheets
 */
function withStyleSheets(files: CodeFile[]): Plugin {
  return {
    name: 'style-sheets',
    load: {
      filter: { id: /\.css$/ },
      handler(id) {
        const content = readFileSync(id, 'utf8');
        const name = `${basename(id, '.css')}-${shortHash(content)}.css`;
        files.push({ name, content });
        return {
          moduleType: 'js',
          code: `const link = document.createElement('link');
            Object.assign(link, { rel: 'stylesheet', integrity: '${integrityHash(content)}' });
            link.href = new URL('./${name}', import.meta.url).href;
            await new Promise((done, fail) => {
              link.onload = done;
              link.onerror = () => fail(new Error('A style sheet did not load: ' + link.href));
              document.head.append(link);
            });
            export {};`,
        };
      },
    },
  };
}

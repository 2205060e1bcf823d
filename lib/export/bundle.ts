import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { hashOf, shortHashOf } from './integrity.ts';

/** A file of the bundle: its name, with a hash of its content in it, and the content. */
export type CodeFile = { name: string; content: string };

/** The code of the browser, bundled. */
export type BrowserCode = {
  /** The module that every page loads: all that a first view needs is in this one file. */
  entry: CodeFile;
  /** What the entry loads on demand: search, its worker, the progress bar, the live picture. */
  parts: CodeFile[];
  /** The script that stands in each page as text. */
  inline: string;
};

type Settings = {
  basePath: string;
  /** Origins of configured scripts of other companies. */
  serviceOrigins: readonly string[];
  /** Whether a hosted search is configured; without one its code, with React, is not in the bundle. */
  hasHostedSearch: boolean;
};

const folder = 'lib/browser';

/** How search-client.ts names its worker: in development the bundler of Next knows this form. */
const workerName = "new URL('../search/worker.ts', import.meta.url)";

/**
 * Bundles lib/browser for the export.
 * @throws Error where the entry would need a second file, or the worker is no longer named as expected
 */
export async function bundleBrowser(settings: Settings): Promise<BrowserCode> {
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
      // Warnings stop the build. That a directive of Next means nothing here is none.
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level === 'warn' ? 'error' : level, log);
      },
    });
    const { output: files } = await bundle.generate({
      format: 'esm',
      minify: true,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      ...output,
    });
    await bundle.close();
    return files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  };

  const [worker] = await build({ 'search-worker': 'lib/search/worker.ts' }, []);
  const [inline] = await build({ inline: `${folder}/inline.ts` }, [], { format: 'iife' });
  const styles: CodeFile[] = [];
  const files = await build({ main: `${folder}/main.ts` }, [
    withWorker(worker?.fileName ?? ''),
    withStyleSheets(styles),
  ]);
  const entry = files.find(({ isEntry }) => isEntry);
  if (!worker || !inline || !entry) throw new Error('The bundler made no file of lib/browser.');
  if (entry.imports.length > 0)
    throw new Error(
      `lib/browser/main.ts  needs ${entry.imports.join(', ')} before it can run\n  A first view loads one file: import what is shared from main.ts, or load it on demand.`,
    );
  const asFile = ({ fileName, code }: { fileName: string; code: string }) => ({
    name: fileName,
    content: code,
  });
  const parts = [worker, ...files.filter((file) => file !== entry)].map(asFile);
  return { entry: asFile(entry), parts: [...parts, ...styles], inline: inline.code.trim() };
}

/** The worker is a bundle of its own, with a hash in its name. */
function withWorker(name: string): Plugin {
  return {
    name: 'search-worker',
    transform: {
      filter: { id: /search-client\.ts$/ },
      handler(code) {
        if (!code.includes(workerName))
          throw new Error(`lib/browser/search-client.ts  does not name its worker as ${workerName}`);
        return code.replace(workerName, `new URL('./${name}', import.meta.url)`);
      },
    },
  };
}

/**
 * A style sheet that a part imports is a file of its own, which the part loads, with its hash, before it runs.
 * @param files takes the style sheets
 */
function withStyleSheets(files: CodeFile[]): Plugin {
  return {
    name: 'style-sheets',
    load: {
      filter: { id: /\.css$/ },
      handler(id) {
        const content = readFileSync(id, 'utf8');
        const name = `${basename(id, '.css')}-${shortHashOf(content)}.css`;
        files.push({ name, content });
        return {
          moduleType: 'js',
          code: `const link = document.createElement('link');
            Object.assign(link, { rel: 'stylesheet', integrity: '${hashOf(content)}' });
            link.href = new URL('./${name}', import.meta.url).href;
            await new Promise((done) => {
              link.onload = link.onerror = done;
              document.head.append(link);
            });
            export {};`,
        };
      },
    },
  };
}

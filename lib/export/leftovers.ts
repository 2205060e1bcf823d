import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './html.ts';

/**
 * Files of Next's export that no browser asks for: data of pages, whole and in pieces (ours comes out of the page itself:
 * lib/browser/payloads.ts), maps of sources, the source of a worker beside its compiled form, and parts of the bundle that
 * no page, style sheet or script names.
 */
export function leftovers(folder: string): string[] {
  const files = filesIn(folder);
  const named = new Set(
    files
      .filter((file) => /\.(html|txt|js|css)$/.test(file))
      .flatMap((file) => namesIn(readFileSync(join(folder, file), 'latin1'))),
  );
  return files.filter((file) => {
    if (/(^|\/)(index|404|_not-found|__next\.[^/]+)\.txt$|\.(map|tsx?)$/.test(file)) return true;
    const part = /^_next\/static\/(?:chunks|media)\/(.+)$/.exec(file)?.[1];
    return part !== undefined && !named.has(part);
  });
}

/** Parts of the bundle that a text names: pages by `/_next/static/…`, scripts by `static/…`, style sheets by `../…`. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:chunks|media)\/([\w~.-]+)/g)].map(([, name = '']) => name);
}

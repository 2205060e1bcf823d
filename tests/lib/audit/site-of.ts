import { factsOf } from '@/lib/audit/page-facts.ts';
import type { Site } from '@/lib/audit/site.ts';

/** An export that holds these files, at https://site.org. */
export function siteOf(contents: Record<string, string | Buffer>): Site {
  const bytes = new Map(Object.entries(contents).map(([file, content]) => [file, Buffer.from(content)]));
  return {
    folder: 'nowhere',
    roots: { basePath: '', hosts: [{ root: 'https://site.org', folder: '' }] },
    pages: [...bytes]
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, content]) => factsOf({ file, html: content.toString() })),
    files: new Map([...bytes].map(([file, content]) => [file, content.length])),
    read: (file) => bytes.get(file) ?? Buffer.alloc(0),
  };
}

/** A page without a fault, with something in its head or body. */
export function pageOf({ path = '/', lang = 'en', head = '', body = '' } = {}): string {
  return [
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<title>A page at ${path}</title><meta name="description" content="${'A word. '.repeat(10).trim()}">`,
    /rel="canonical"/.test(head) ? '' : `<link rel="canonical" href="https://site.org${path}">`,
    `${head}</head><body><main><h1>A page</h1>${body}</main></body></html>`,
  ].join('');
}

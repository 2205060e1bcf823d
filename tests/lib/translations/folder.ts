import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A new folder of content with these texts, by path. */
export function folder(texts: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [path, source] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return root;
}

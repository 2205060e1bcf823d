import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePrecompressed } from '@/lib/export/precompressed.ts';
import { filesIn } from '@/lib/html/exported-pages.ts';

let folder: string;
const page = '<p>Fields</p>'.repeat(200);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/index.html'), page);
  writeFileSync(join(folder, 'short.txt'), 'too short to gain anything');
  writeFileSync(join(folder, 'picture.webp'), Buffer.alloc(5000));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('long texts get a Brotli and a gzip file beside them, and nothing else does', async () => {
  expect(await writePrecompressed(folder)).toBe(2);
  expect(filesIn(folder)).toEqual([
    'docs/index.html',
    'docs/index.html.br',
    'docs/index.html.gz',
    'picture.webp',
    'short.txt',
  ]);
  const read = (suffix: string) => readFileSync(join(folder, `docs/index.html${suffix}`));
  expect(brotliDecompressSync(read('.br')).toString()).toBe(page);
  expect(gunzipSync(read('.gz')).toString()).toBe(page);
});

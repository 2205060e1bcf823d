import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashOfFiles } from '@/lib/files/file-hash.ts';
import { pipelineFiles, pipelineKey } from '@/lib/mdx/pipeline-key.ts';
import { locales } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';

describe('a compiled text is compiled again when something changes that it is made from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const key = (words = { link: 'Link' }) =>
    hashOfFiles([join(folder, 'steps'), join(folder, 'lock.json')], words);

  test('a step, a package, a word; nothing else', () => {
    write('steps/a.ts', '1');
    write('lock.json', '{}');
    const before = key();
    expect(key()).toBe(before);
    write('other.ts', '1');
    expect(key()).toBe(before);
    expect(key({ link: 'Permalink' })).not.toBe(before);
    write('steps/deep/b.ts', '2');
    const withStep = key();
    expect(withStep).not.toBe(before);
    write('lock.json', '{"shiki":"5"}');
    expect(key()).not.toBe(withStep);
    rmSync(folder, { recursive: true });
  });

  test('everything that the steps import from the project counts', () => {
    const steps = readdirSync('lib/mdx', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join('lib/mdx', name));
    const imported = steps.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(\.\.\/[^']+)'/g)].map(([, path = '']) =>
        join(dirname(file), path),
      ),
    );
    const isCounted = (path: string) => pipelineFiles.some((counted) => path.startsWith(counted));
    const others = new Set(imported.filter((path) => !isCounted(path)));
    expect(imported.length).toBeGreaterThan(5);
    // Of the messages those for texts count, by their values, and of the folder of pictures those that a text has.
    expect([...others].sort()).toEqual(['lib/site/content-root.ts', 'lib/site/messages/index.ts']);
    const groups = readFileSync('lib/mdx/context.ts', 'utf8').match(/messagesOf\([^;]*?\)\.(\w+)/g) ?? [];
    expect(groups.map((use) => use.split('.').at(-1))).toEqual(['texts']);
  });

  test('languages whose words differ have different keys', () => {
    const keys = locales.map(pipelineKey);
    const words = locales.map((locale) => JSON.stringify(messagesOf(locale).texts));
    expect(new Set(keys).size).toBe(new Set(words).size);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { uncommittedFiles } from '@/scripts/versions/uncommitted.ts';

const repository = mkdtempSync(join(tmpdir(), 'uncommitted-'));
afterAll(() => rmSync(repository, { recursive: true }));

test('files that are changed, new, deleted or staged are listed one by one, by their paths from a folder', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository });
  const write = (path: string, text: string) => writeFileSync(join(repository, path), text);
  const content = join(repository, 'content');
  git('init', '-q');
  mkdirSync(join(content, 'en'), { recursive: true });
  for (const path of ['content/a.yml', 'content/gone.yml', 'content/moved.yml', 'same.yml'])
    write(path, path);
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'First');
  expect(uncommittedFiles(content)).toEqual([]);
  write('content/a.yml', 'changed');
  write('content/en/new page.mdx', 'new');
  write('beside.yml', 'new');
  rmSync(join(content, 'gone.yml'));
  git('mv', 'content/moved.yml', 'content/en/moved.yml');
  expect(uncommittedFiles(content).sort()).toEqual([
    '../beside.yml',
    'a.yml',
    'en/moved.yml',
    'en/new page.mdx',
    'gone.yml',
    'moved.yml',
  ]);
});

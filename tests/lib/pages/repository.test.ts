import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editPattern, newFileAddress } from '@/lib/pages/repository/edit-link.ts';

/** What pages say of themselves by the repository that they lie in: where they are edited, and who changed them. */

const home = process.cwd();
let folder: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repository-'));
  git('init', '--initial-branch', 'trunk');
  process.chdir(folder);
  vi.stubEnv('EDIT_URL', '');
  vi.resetModules();
});

afterEach(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.each([
  [
    'https://github.com/a/b/edit/main/content/x.mdx',
    'https://github.com/a/b/new/main?filename=content/x.mdx',
  ],
  [
    'https://gitlab.com/g/s/b/-/edit/main/content/x.mdx',
    'https://gitlab.com/g/s/b/-/new/main?file_name=content/x.mdx',
  ],
  ['https://codeberg.org/a/b/_edit/main/content/x.mdx', undefined],
  ['https://example.org/a/edit/main/x.mdx', undefined],
  ['', undefined],
])('a new file is written where %s would be edited: %s', (edit, address) => {
  expect(newFileAddress(edit)).toBe(address);
});

describe('"Edit this page"', () => {
  const github = 'https://github.com/owner/name/edit/main/{path}';
  const gitlab = 'https://gitlab.com/group/sub/name/-/edit/main/{path}';
  const codeberg = 'https://codeberg.org/owner/name/_edit/main/{path}';

  test.each([
    ['https://github.com/owner/name.git', github],
    ['https://github.com/owner/name', github],
    ['https://www.github.com/owner/name/', github],
    ['git@github.com:owner/name.git', github],
    ['ssh://git@github.com/owner/name.git', github],
    ['ssh://git@ssh.github.com:443/owner/name.git', github],
    ['https://gitlab.com/group/sub/name.git', gitlab],
    ['git@gitlab.com:group/sub/name.git', gitlab],
    ['https://codeberg.org/owner/name.git', codeberg],
    ['ssh://git@codeberg.org/owner/name', codeberg],
  ])('of the remote %s leads to the editor of its host', (remote, pattern) => {
    expect(editPattern(remote, 'main')).toBe(pattern);
  });

  test('tells nobody the credentials that a remote holds', () => {
    expect(editPattern('https://user:secret@github.com/owner/name.git', 'main')).toBe(github);
    expect(editPattern('https://secret@gitlab.com/group/sub/name.git', 'main')).toBe(gitlab);
  });

  test.each([
    '/srv/git/name.git',
    '../name',
    'https://example.org/owner/name.git',
    'git@example.org:owner/name',
    '',
  ])('of the remote "%s" leads nowhere', (remote) => {
    expect(editPattern(remote, 'main')).toBeUndefined();
  });

  const editLink = async () => (await import('@/lib/pages/repository/edit-link.ts')).editLink('a.mdx');

  test('leads to the branch that is checked out', async () => {
    git('remote', 'add', 'origin', 'git@github.com:owner/name.git');
    expect(await editLink()).toBe('https://github.com/owner/name/edit/trunk/a.mdx');
  });

  test('leads to the first branch of the remote where the clone knows it', async () => {
    git('remote', 'add', 'origin', 'git@github.com:owner/name.git');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    expect(await editLink()).toBe('https://github.com/owner/name/edit/main/a.mdx');
  });

  test('is not shown without a remote', async () => {
    expect(await editLink()).toBeUndefined();
  });

  test('leads where EDIT_URL says, whatever the remote is', async () => {
    git('remote', 'add', 'origin', 'git@github.com:owner/name.git');
    vi.stubEnv('EDIT_URL', 'https://example.org/{path}?edit={path}');
    expect(await editLink()).toBe('https://example.org/a.mdx?edit=a.mdx');
  });
});

describe('the last change', () => {
  test('has the name that .mailmap gives', async () => {
    writeFileSync(join(folder, '.mailmap'), 'Ada Example <ada@example.org>\n');
    git('add', '.');
    git('-c', 'user.name=x1', '-c', 'user.email=ada@example.org', 'commit', '--message', 'Add a file');
    const { lastChange } = await import('@/lib/pages/repository/history.ts');
    expect(lastChange('.mailmap')?.author).toBe('Ada Example');
  });

  test('of each page here has a name, and no id in its place', async () => {
    process.chdir(home);
    const { lastChange } = await import('@/lib/pages/repository/history.ts');
    const { docPlaces, findDoc } = await import('@/lib/pages/docs.ts');
    const files = docPlaces('en').flatMap((place) => findDoc(place)?.file ?? []);
    const names = new Set(files.flatMap((file) => lastChange(file)?.author ?? []));
    expect([...names].filter((name) => /\d/.test(name))).toEqual([]);
  });
});

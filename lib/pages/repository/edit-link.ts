import { config } from '../../site/config.ts';
import { git } from './git.ts';

/**
 * The address at which a file of the repository can be edited in a browser: by the setting EDIT_URL, else on the host of the
 * remote `origin`; undefined where neither gives one.
 */
export function editLink(file: string): string | undefined {
  if (config.editUrl) return config.editUrl.replaceAll('{path}', file);
  repository ??= { pattern: patternOfOrigin() };
  return repository.pattern?.replaceAll('{path}', file);
}

/**
 * The address at which a new file of the repository can be written in a browser; undefined where the host of the remote `origin` gives
 * none, and where EDIT_URL is set, which says nothing of new files.
 */
export function newFileLink(file: string): string | undefined {
  return config.editUrl ? undefined : newFileAddress(editLink(file) ?? '');
}

/** The address of a new file, from that at which it could be edited: hosts/edit/main/a.mdx → hosts/new/main?filename=a.mdx. */
export function newFileAddress(edit: string): string | undefined {
  const [, repository, branch, path] = /^(https:\/\/[^/]+\/.+)\/edit\/([^/]+)\/(.+)$/.exec(edit) ?? [];
  if (repository === undefined) return undefined;
  const field = { 'github.com': 'filename', 'gitlab.com': 'file_name' }[new URL(edit).host];
  return field && `${repository}/new/${branch}?${field}=${path}`;
}

let repository: { pattern: string | undefined } | undefined;

/** The addresses at which hosts edit a file; `{path}` is replaced by its path. */
const hosts: Record<string, (repository: string, branch: string) => string> = {
  'github.com': (repository, branch) => `https://github.com/${repository}/edit/${branch}/{path}`,
  'gitlab.com': (repository, branch) => `https://gitlab.com/${repository}/-/edit/${branch}/{path}`,
  'codeberg.org': (repository, branch) => `https://codeberg.org/${repository}/_edit/${branch}/{path}`,
};

/**
 * The address at which the host of a remote edits files, without credentials that the remote may have:
 * git@github.com:a/b.git, main → https://github.com/a/b/edit/main/{path}; undefined for unknown hosts.
 */
export function editPattern(remote: string, branch: string): string | undefined {
  const [, host = '', path = ''] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/+(.+)$/.exec(remote) ??
    /^(?:[^@/]*@)?([^/:]+):\/*(.+)$/.exec(remote) ??
    [];
  const repository = path.replace(/\/+$/, '').replace(/\.git$/, '');
  const name = host.toLowerCase().replace(/^(?:www|ssh|altssh)\./, '');
  const pattern = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  const isRepository = /^[\w.-]+(?:\/[\w.-]+)+$/.test(repository);
  return isRepository && branch ? pattern?.(repository, branch) : undefined;
}

function patternOfOrigin(): string | undefined {
  try {
    return editPattern(git('remote', 'get-url', 'origin').trim(), defaultBranch());
  } catch {
    return undefined; // No git, no repository, or no such remote.
  }
}

/** The default branch of the remote; where the clone does not have that name, the branch that is checked out. */
function defaultBranch(): string {
  try {
    return git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD')
      .trim()
      .replace(/^origin\//, '');
  } catch {
    return git('branch', '--show-current').trim();
  }
}

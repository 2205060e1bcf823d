import { config } from '../../site/config.ts';
import { git } from './git.ts';

/**
 * Where a file of the repository can be edited in a browser: by the setting EDIT_URL, else on the host that the remote
 * `origin` names; none where that is not known.
 */
export function editLink(file: string): string | undefined {
  if (config.editUrl) return config.editUrl.replaceAll('{path}', file);
  repository ??= { pattern: patternHere() };
  return repository.pattern?.replaceAll('{path}', file);
}

let repository: { pattern: string | undefined } | undefined;

/** The addresses under which hosts edit a file; `{path}` stands for it. */
const hosts: Record<string, (repository: string, branch: string) => string> = {
  'github.com': (repository, branch) => `https://github.com/${repository}/edit/${branch}/{path}`,
  'gitlab.com': (repository, branch) => `https://gitlab.com/${repository}/-/edit/${branch}/{path}`,
  'codeberg.org': (repository, branch) => `https://codeberg.org/${repository}/_edit/${branch}/{path}`,
};

/**
 * The address under which the host of a remote edits a file, without credentials that the remote may hold:
 * git@github.com:a/b.git, main → https://github.com/a/b/edit/main/{path}; none for other hosts.
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

function patternHere(): string | undefined {
  try {
    return editPattern(git('remote', 'get-url', 'origin').trim(), branchHere());
  } catch {
    return undefined; // No git, no repository, or no such remote.
  }
}

/** The branch that the remote shows first; where the clone does not know it, the one that is checked out. */
function branchHere(): string {
  try {
    return git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD')
      .trim()
      .replace(/^origin\//, '');
  } catch {
    return git('branch', '--show-current').trim();
  }
}

const hosts: Record<string, string> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'codeberg.org': 'Codeberg',
};

/** The name of the host of a repository: https://github.com/a/b → GitHub. */
export function hostName(repository: string): string {
  const { host } = new URL(repository);
  return hosts[host] ?? host;
}

/** Where the host of a repository says how many stars it has; undefined for hosts that browsers cannot ask. */
export function starsAddress(repository: string): string | undefined {
  const [, path] = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(repository) ?? [];
  return path && `https://api.github.com/repos/${path}`;
}

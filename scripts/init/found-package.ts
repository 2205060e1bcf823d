import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ProblemsError, problem } from '../../lib/site/problem.ts';

/** A package on this machine: the folder that holds its folder, and what its metadata say. */
export type FoundPackage = {
  name: string;
  source: string;
  version: string;
  summary?: string | undefined;
  repository?: string | undefined;
};

/**
 * Finds a Python package: where `from` says, else where Python does, without running anything of the package.
 * @throws ProblemsError when it is not there
 */
export function foundPackage(name: string, from?: string, version?: string): FoundPackage {
  const source = sourceOf(name, from);
  if (source === undefined)
    throw new ProblemsError('There is no such package.', [
      problem({
        where: 'npm run init',
        what: `no folder "${name}" with Python files ${from ? `in ${from}` : 'where Python looks for packages'}`,
        fix: `Name the folder of the package: --from PATH/${name}${from ? '' : `, or install it for the Python that runs as python3`}`,
      }),
    ]);
  const metadata = metadataOf(name, source);
  return {
    name,
    source,
    version: version ?? field(metadata, 'Version') ?? '1',
    summary: field(metadata, 'Summary'),
    repository: repositoryIn(metadata),
  };
}

function sourceOf(name: string, from: string | undefined): string | undefined {
  const candidates =
    from === undefined
      ? pythonPath()
      : [from, join(from, 'src'), join(from, 'python'), ...parentOf(from, name)];
  return candidates.find((folder) => isPackage(join(folder, name)));
}

function parentOf(path: string, name: string): string[] {
  return basename(resolve(path)) === name ? [dirname(resolve(path))] : [];
}

function isPackage(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((file) => /\.pyi?$/.test(file));
}

function pythonPath(): string[] {
  const { stdout } = spawnSync('python3', ['-c', 'import sys; print("\\n".join(sys.path))'], {
    encoding: 'utf8',
  });
  return (stdout ?? '').split('\n').filter(Boolean);
}

/** The metadata that a package was installed with; empty for sources that are not installed. */
function metadataOf(name: string, source: string): string {
  const folder = readdirSync(source).find((entry) => {
    const [, distribution = ''] = /^(.+?)-[^-]+(?:-py[\d.]+)?\.(?:dist|egg)-info$/.exec(entry) ?? [];
    return distribution.toLowerCase().replaceAll('-', '_') === name.toLowerCase();
  });
  const file = ['METADATA', 'PKG-INFO']
    .map((one) => join(source, folder ?? '', one))
    .find((one) => folder && existsSync(one));
  return file ? readFileSync(file, 'utf8') : '';
}

function field(metadata: string, name: string): string | undefined {
  const text = new RegExp(`^${name}: (.+)$`, 'm').exec(metadata)?.[1]?.trim();
  return text && text !== 'UNKNOWN' ? text : undefined;
}

/** The address of the sources among those that the metadata name. */
function repositoryIn(metadata: string): string | undefined {
  const addresses = [...metadata.matchAll(/^(?:Home-page: |Project-URL: [^,]+, )(https:\/\/\S+)$/gm)];
  return addresses
    .map(
      ([, address = '']) =>
        /^https:\/\/(?:github|gitlab|codeberg)\.(?:com|org)\/[\w.-]+\/[\w.-]+/.exec(address)?.[0],
    )
    .find(Boolean);
}

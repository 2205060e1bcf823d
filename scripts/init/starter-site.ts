import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { wordsMissing } from '../../lib/sources/python/docstring/unfinished.ts';
import type { PublicNames } from '../../lib/sources/update/public-names.ts';
import { stubsFromSources } from '../../lib/sources/update/stub-files.ts';
import type { FoundPackage } from './found-package.ts';
import { importAlias } from './import-alias.ts';

export type StarterSite = FoundPackage & { title: string };

/** What was written: pages of the reference, names on them, and how many names, modules and members of classes have no docstring. */
export type Written = { pages: number; entries: number; undescribed: number };

/**
 * Writes the content of a small site for a package.
 * @throws Error when its sources have no public name
 */
export async function writeStarterSite(folder: string, site: StarterSite): Promise<Written> {
  const { source, name } = site;
  const { files, pages, read } = await stubsFromSources({ source, package: name, withDocstrings: true });
  const alias = importAlias(join(source, name), name);
  const version = `v${site.version.replace(/^v/, '').replace(/[^\w.-]/g, '-')}`;
  const docs = `en/docs/${version}`;
  const stubs = `stubs/${version}`;
  const texts: Record<string, string> = {
    'site.yml': siteFile(site),
    'logo.svg': logo,
    'versions.yml': stringify([
      { name: version, label: version, segment: '', folder: version, status: 'latest' },
    ]),
    'en/home/home.yml': homeFile(site),
    [`${docs}/sidebar.yml`]: stringify([{ label: 'Introduction', pages: ['overview'] }]),
    [`${docs}/overview.mdx`]: overview(site, alias),
    'stubs/groups.yml': '{}\n',
    [`${stubs}/lines.json`]: linesFile(read),
    [`${stubs}/reference.yml`]: `# "source" leads to a line of the sources; correct it where tags are not called v1.2.3. "aliases" are the names under which\n# programs import modules: { np: numpy }.\n${stringify(
      {
        package: name,
        version,
        ...sourceAddress(site),
        aliases: alias ? { [alias]: name } : {},
        docstringsOfSources: true,
        pages,
      },
    )}`,
  };
  let undescribed = 0;
  for (const [file, text] of files) {
    const module = file.replace(/(\/__init__)?\.pyi$/, '').replaceAll('/', '.');
    const named = text.replace(`"""${wordsMissing}"""`, (words, at: number) =>
      at === 0 ? `"""The public names of \`${module}\`."""` : words,
    );
    undescribed += named.split(wordsMissing).length - 1;
    texts[`${stubs}/${file}`] = named;
  }
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  // A name that several modules export is one.
  const entries = new Set(read.modules.flatMap(({ names }) => names.map(({ ref }) => ref))).size;
  return { pages: pages.length, entries, undescribed };
}

function siteFile({ title, name, repository }: StarterSite): string {
  const fields = {
    name: title,
    package: name,
    ...(repository ? { repository } : {}),
    locales: ['en'],
    logo: 'logo.svg',
  };
  return `# What the project is called and where it is. content/README.md of the code has all fields.\n${stringify(fields)}`;
}

function homeFile({ title, name, summary }: StarterSite): string {
  const words = {
    headline: title,
    lead: summary ?? `The documentation of ${title}: guides, and a reference of the Python API.`,
    why: `What ${title} is`,
  };
  return `${stringify(words, { lineWidth: 0 })}reasons: What is here
features:
  - title: The first page
    text: How to install the package and how to import it.
    page: /docs/overview/
  - title: The reference
    text: Each public name of ${name} with its signature and its docstring, made from the sources.
    page: /api/
docs: Version {version}.
`;
}

function overview({ title, name, summary }: StarterSite, alias: string | undefined): string {
  const description = `How to install ${title}, how to import it, and where to find each of its names in the reference.`;
  return `---
title: ${JSON.stringify(`${title} at a glance`)}
sidebar_label: Overview
description: ${JSON.stringify(description)}
---

${summary ? `${plain(summary)}\n\n` : ''}## Install it

\`\`\`bash
pip install ${name}
\`\`\`

## Import it

\`\`\`python
import ${name}${alias ? ` as ${alias}` : ''}
\`\`\`

The [API reference](/api/) has every public name, with its signature and what its docstring says.

## Write the next page

This text is the file \`overview.mdx\` of the content. Add files beside it and name them in \`sidebar.yml\`, and they become pages.
`;
}

/** Where the sources define each name. */
function linesFile({ symbols }: PublicNames): string {
  const lines = Object.entries(symbols).map(([ref, { file, line }]) => [ref, [file, line]] as const);
  return `${JSON.stringify(Object.fromEntries(lines), undefined, 1)}\n`;
}

/** Words of somebody else as Markdown that means nothing but the words. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~$:]/g, '\\$&');
}

/** Where a line of the source is: at the tag of the version, on a host that is known. */
function sourceAddress({ repository, version }: StarterSite): { source?: string } {
  if (!repository?.startsWith('https://github.com/')) return {};
  return { source: `${repository}/blob/v${version}/{file}#L{line}` };
}

/** Two leaves of a book, until the project has a logo. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path d="M3 5.5C5.5 4 8.5 4 11 5.5V20C8.5 18.6 5.5 18.6 3 20Z" fill="currentColor" opacity="0.45"/>
  <path d="M13 5.5C15.5 4 18.5 4 21 5.5V20C18.5 18.6 15.5 18.6 13 20Z" fill="var(--accent)"/>
</svg>
`;

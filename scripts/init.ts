import { existsSync, readdirSync } from 'node:fs';
import { ProblemsError } from '../lib/site/problem.ts';
import { foundPackage } from './init/found-package.ts';
import { writeStarterSite } from './init/starter-site.ts';
import { commandLine, refuse } from './options.ts';

const { values, words } = commandLine({
  name: 'npm run init',
  does:
    'writes a small site for a Python package into a new folder: its description (site.yml), a home page, a first page of the docs, ' +
    'and stubs of its public names, from which the API reference is made. Then SITE_CONTENT=FOLDER npm start builds and serves it.',
  words: { value: 'FOLDER', does: 'the folder of the new content' },
  options: {
    package: { kind: 'text', value: 'NAME', does: 'the name of the package, as programs import it' },
    from: {
      kind: 'text',
      value: 'PATH',
      does: 'the folder of the package, or the one that holds it; without it, where Python finds the package',
    },
    version: {
      kind: 'text',
      value: 'VERSION',
      does: 'the version that the docs are of; without it, the one that the package was installed as',
    },
    name: {
      kind: 'text',
      value: 'NAME',
      does: 'what the project is called; without it, the name of the package',
    },
    repository: { kind: 'text', value: 'URL', does: 'where its source code is' },
  },
});

const [folder, ...others] = words;
const wrong = (what: string, fix: string) =>
  refuse([{ where: 'npm run init', what, fix, severity: 'error' }]);
if (folder === undefined || others.length > 0)
  wrong('one folder is needed', 'Name a new folder: npm run init -- my-docs --package rich');
else if (!values.package) wrong('--package is missing', 'Name the package: --package rich');
else if (existsSync(folder) && readdirSync(folder).length > 0)
  wrong(`${folder} is not empty`, 'Name a new folder, or empty this one.');
else {
  try {
    const found = foundPackage(values.package, values.from, values.version);
    const { name = found.name, repository = found.repository } = values;
    const { pages, entries, undescribed } = await writeStarterSite(folder, {
      ...found,
      title: name,
      repository,
    });
    console.log(
      `init: ${folder} has the docs of ${name} ${found.version}: a first page, and the reference of ${entries} names on ${pages} pages; ` +
        `${undescribed} names and members have no docstring\n\nBuild and serve it:  SITE_CONTENT=${folder} npm start`,
    );
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

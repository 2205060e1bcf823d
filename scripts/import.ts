import { join } from 'node:path';
import { openTree } from '../lib/import/docusaurus/tree.ts';
import { importSite } from '../lib/import/import-site.ts';
import { drawnPictures } from '../lib/import/pictures.ts';
import { countsText, notesText, writtenText } from '../lib/import/report.ts';
import { picturesOf, writeImport } from '../lib/import/write.ts';
import { problem } from '../lib/site/problem.ts';
import { commandLine, refuse } from './options.ts';

const command = 'npm run import';
const { values, words } = commandLine({
  name: command,
  does:
    'imports the docs, posts and translations of a Docusaurus site (2 or 3), or a folder of Markdown files, into a content root ' +
    '(SITE_CONTENT), and reports what it has changed and what a person must decide. It can be run again: what was edited by hand is kept.',
  options: {
    to: {
      kind: 'text',
      value: 'FOLDER',
      does: 'the content root to write: a new folder, or one of an earlier import',
    },
    version: { kind: 'list', value: 'NAME', does: 'a version to import', default: [] },
    url: {
      kind: 'text',
      value: 'ADDRESS',
      does: 'the address of the original site, for links to what is not imported',
    },
  },
  words: { value: 'PATH', does: 'the folder that has docusaurus.config.js' },
});

const [path, ...others] = words;
const { to, version: versions, url } = values;
if (path === undefined || to === undefined || others.length > 0)
  refuse([
    problem({
      where: command,
      what: path === undefined || others.length > 0 ? 'not one PATH' : 'no --to',
      fix: `Write: ${command} -- PATH --to FOLDER`,
    }),
  ]);
else
  try {
    const tree = openTree(path);
    const folders = { content: to, pictures: join(to, 'public') };
    const there = picturesOf(folders);
    const made = importSite(tree, { versions, url }, there.isSaved);
    console.log(`${made.files.size} texts and lists read. Writing ${made.pictures.size} pictures …\n`);
    const { pictures, notes: pictureNotes } = await drawnPictures(made.pictures, there.unchanged);
    const notes = [...made.notes, ...pictureNotes];
    const written = writeImport({ files: made.files, pictures }, folders, (file) => tree.readBytes(file));
    console.log(notesText(notes));
    console.log(`\n${countsText(made.counts)}\n\n${writtenText(written)}`);
    console.log(`\nNext: SITE_CONTENT=${to} npm run build, then npm run check:out -- --all`);
    if (made.notes.some(({ kind }) => kind === 'mistake')) process.exitCode = 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }

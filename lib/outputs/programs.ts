import index from '#content';
import { readBody } from '../mdx/store.ts';
import { findDoc } from '../pages/docs.ts';
import { allPlaces } from '../pages/places.ts';
import { type Program, programsIn } from '../pages/programs/programs.ts';
import { proseRecord } from '../pages/prose.ts';
import { findEntry } from '../pages/series/entries.ts';
import { absoluteUrl } from '../pages/urls.ts';
import { programPath } from '../routes/files.ts';
import { type Place, parse } from '../routes/index.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { site } from '../site/project/site.ts';
import { latestVersion, type Version } from '../site/versions.ts';

/** A text with programs: where it is, in the language that it is written in. */
type Source = { locale: Locale; title: string; body: string };

/** A program of a page, with what its files say of it. */
export type PageProgram = Program & {
  /** The title of the page. */
  title: string;
  /** The address of the section that it stands in. */
  address: string;
  /** The version that it is written for. */
  version: Version;
};

/** A file of a program: its path without base path, its media type and its text. */
type ProgramFile = { path: string; type: string; text(): string };

/** The files of all programs of docs, entries, single pages and the home page, each in the language that it is written in. */
export function programFiles(): ProgramFile[] {
  return allPlaces().flatMap(filesOf);
}

/** The file of a program at a path without base path, of which only the page is read; none where no program has this path. */
export function programFileAt(path: string): ProgramFile | undefined {
  const place = parse(path.replace(/[^/]+$/, ''));
  return place && filesOf(place).find((file) => file.path === path);
}

function filesOf(place: Place): ProgramFile[] {
  return pagePrograms(place).flatMap((program) =>
    program.formats.map((format) => ({
      path: programPath(place, program.name, format),
      type: format === 'py' ? 'text/x-python' : 'application/x-ipynb+json',
      text: () => (format === 'py' ? programText(program) : notebookText(program)),
    })),
  );
}

/** The programs of a page; none where it shows an English text for want of a translation, whose page has the files. */
export function pagePrograms(place: Place): PageProgram[] {
  const source = sourceOf(place);
  if (!source || source.locale !== place.locale) return [];
  const version = 'version' in place.route ? place.route.version : latestVersion;
  return programsIn(readBody(source.body).html, place).map((program) => ({
    ...program,
    title: source.title,
    address: absoluteUrl(place) + (program.anchor ? `#${program.anchor}` : ''),
    version,
  }));
}

function sourceOf({ locale, route }: Place): Source | undefined {
  switch (route.kind) {
    case 'home':
      return index.home.program
        ? { locale: defaultLocale, title: messagesOf(defaultLocale).site.title, body: index.home.program.all }
        : undefined;
    case 'doc':
      return findDoc({ locale, route });
    case 'entry':
      return findEntry(route.series, route.id, locale);
    case 'prose':
      return proseRecord(route.slug, locale);
    default:
      return undefined;
  }
}

/** Packages that programs import beside Python's own, by the name of the module. NumPy comes with the language. */
const packages: Record<string, string> = {
  cv2: 'opencv-python',
  matplotlib: 'matplotlib',
  mpi4py: 'mpi4py',
  paddle: 'paddlepaddle',
  pyevtk: 'pyevtk',
  torch: 'torch',
};

/** What has to be installed for a program: a released version exactly, for the one in development the newest release. */
export function requirementsOf({ code, version }: PageProgram): string[] {
  const imported = [...code.matchAll(/^\s*(?:import|from) (\w+)/gm)].map(([, name = '']) => name);
  const others = imported.flatMap((name) => packages[name] ?? []);
  const name = site.package ?? site.name;
  const needed = version.status === 'unreleased' ? name : `${name}==${version.name.replace(/^v/, '')}`;
  return [needed, ...new Set(others)];
}

/** The file of a program: where it is from and what it needs, then its code. */
export function programText(program: PageProgram): string {
  return [
    `# ${program.title}`,
    `# ${program.address}`,
    `# python -m pip install ${requirementsOf(program).join(' ')}`,
    '',
    `${program.code}\n`,
  ].join('\n');
}

/** The program as a notebook (nbformat 4.5): the page, what it needs, its code. */
export function notebookText(program: PageProgram): string {
  const code = { cell_type: 'code', execution_count: null, metadata: {}, outputs: [] };
  return `${JSON.stringify(
    {
      cells: [
        {
          cell_type: 'markdown',
          id: 'page',
          metadata: {},
          source: [`# ${program.title}\n`, '\n', `[${program.address}](${program.address})`],
        },
        { ...code, id: 'install', source: [`%pip install ${requirementsOf(program).join(' ')}`] },
        { ...code, id: 'program', source: program.code.split(/(?<=\n)/) },
      ],
      metadata: {
        kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' },
        language_info: { name: 'python' },
      },
      nbformat: 4,
      nbformat_minor: 5,
    },
    undefined,
    1,
  )}\n`;
}

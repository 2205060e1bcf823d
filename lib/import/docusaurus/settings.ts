import { defaultLocale, type Locale, locales } from '../../site/locales.ts';
import type { Note } from '../note.ts';
import { asList, asObject, asText, readModule, type Value } from './literal.ts';
import { type Menus, menusIn, unusedSettings } from './menus.ts';
import type { Tree } from './tree.ts';

/** What the settings of a Docusaurus site say, as far as they can be read without running them. */
export type Settings = {
  /** Its name, and the repository of the project at GitHub. */
  title: string | undefined;
  repository: string | undefined;
  /** Its address with the base path and a slash at the end; none where it is not stated. */
  url: string | undefined;
  /** The first part of the addresses of docs and blog, without slashes. */
  docsBase: string;
  blogBase: string;
  defaultLocale: string;
  /** What is between the base and the slug for the docs in development, and their name in the menu. */
  currentPath: string | undefined;
  currentLabel: string | undefined;
  labels: Record<string, string>;
  hasMath: boolean;
  hasIndentedCode: boolean;
  defaultLanguage: string;
  menus: Menus;
};

const configFile = /^docusaurus\.config\.(?:js|ts|mjs|cjs|mts)$/;

/** Reads the settings; what is missing or computed has the value that Docusaurus has by default, and is reported. */
export function readSettings(tree: Tree): { settings: Settings; notes: Note[] } {
  const file = tree.files.find((path) => configFile.test(path));
  const source = (file && tree.readText(file)) ?? '';
  const notes: Note[] = [];
  const config = file ? readConfig(source, file, notes) : {};
  const settings: Settings = {
    title: asText(config.title),
    repository: repositoryIn(config),
    ...addressesIn(config),
    ...versionsIn(config),
    defaultLocale: asText(asObject(config.i18n).defaultLocale) ?? defaultLocale,
    hasMath: /remark-math|remarkMath/.test(source),
    hasIndentedCode: isMajor2(tree.readText('package.json') ?? ''),
    defaultLanguage: asText(asObject(asObject(config.themeConfig).prism).defaultLanguage) ?? 'text',
    menus: menusIn(config),
  };
  return {
    settings,
    notes: [...notes, ...(file ? [...doubts(settings, file), ...leftOut(config, file)] : [])],
  };
}

function repositoryIn(config: Record<string, Value>): string | undefined {
  const [owner, name] = [asText(config.organizationName), asText(config.projectName)];
  return owner && name && `https://github.com/${owner}/${name}`;
}

function addressesIn(config: Record<string, Value>): Pick<Settings, 'url' | 'docsBase' | 'blogBase'> {
  const url = asText(config.url);
  const { routeBasePath } = docsOptions(config);
  return {
    url: url && joined(url, asText(config.baseUrl) ?? '/'),
    docsBase: trimmed(typeof routeBasePath === 'string' ? routeBasePath : 'docs'),
    blogBase: trimmed(asText(presetOptions(config).blog.routeBasePath) ?? 'blog'),
  };
}

function versionsIn(
  config: Record<string, Value>,
): Pick<Settings, 'currentPath' | 'currentLabel' | 'labels'> {
  const versions = asObject(docsOptions(config).versions);
  const current = asObject(versions.current);
  const labels = Object.entries(versions).flatMap(([name, one]) => {
    const label = asText(asObject(one).label);
    return label ? [[name, label] as const] : [];
  });
  return {
    currentPath: asText(current.path),
    currentLabel: asText(current.label),
    labels: Object.fromEntries(labels),
  };
}

function doubts({ url, defaultLocale: language }: Settings, file: string): Note[] {
  const decide = (what: string, fix: string): Note => ({ kind: 'decide', where: `${file}:1`, what, fix });
  const noUrl = 'Links to files and pages that are not imported cannot lead to it. Name it with --url.';
  const noEnglish =
    'Its texts are in the folder "en", the default language of the site. Change that in lib/site/locales.ts.';
  const published = 'Add the line "url: …" to site.yml when the imported site is published there.';
  return [
    ...(url ? [decide(`address ${url} is not in site.yml`, published)] : []),
    ...(url ? [] : [decide('address of the site cannot be read', noUrl)]),
    ...(localeOf(language) === defaultLocale ? [] : [decide(`default language is "${language}"`, noEnglish)]),
  ];
}

/** Settings that nothing is made from. */
function leftOut(config: Record<string, Value>, file: string): Note[] {
  const names = unusedSettings(config);
  const fix =
    'Name, logo, colour and menus are in site.yml (content/README.md), search and analytics in .env.example; the rest the site has no setting for.';
  return names.length > 0
    ? [{ kind: 'lost', where: `${file}:1`, what: `settings left out: ${names.join(', ')}`, fix }]
    : [];
}

function readConfig(source: string, file: string, notes: Note[]): Record<string, Value> {
  try {
    const { exported, constants } = readModule(source);
    return asObject(exported ?? constants.config);
  } catch (error) {
    const what = `settings cannot be read: ${(error as Error).message.split('\n')[0]}`;
    notes.push({ kind: 'decide', where: `${file}:1`, what, fix: 'The defaults of Docusaurus are used.' });
    return {};
  }
}

function presetOptions(config: Record<string, Value>): {
  docs: Record<string, Value>;
  blog: Record<string, Value>;
} {
  const options = asList(config.presets).map((preset) => asObject(asList(preset)[1]));
  return {
    docs: asObject(options.find((one) => one.docs)?.docs),
    blog: asObject(options.find((one) => one.blog)?.blog),
  };
}

/** The options of the docs, in a preset or of a plugin, whose own name may be computed. */
function docsOptions(config: Record<string, Value>): Record<string, Value> {
  const { docs } = presetOptions(config);
  if (Object.keys(docs).length > 0) return docs;
  const plugins = asList(config.plugins).map((plugin) => asObject(asList(plugin)[1]));
  return plugins.find((one) => 'sidebarPath' in one || one.path === 'docs') ?? {};
}

/** Docusaurus 2 has MDX 1, in which indented lines are code. */
function isMajor2(source: string): boolean {
  return /"@docusaurus\/core":\s*"[^\d"]*2\./.test(source);
}

function joined(url: string, base: string): string {
  const path = trimmed(base);
  return `${url.replace(/\/+$/, '')}/${path && `${path}/`}`;
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** The language of the site for one of the source: `zh-CN` is `zh-Hans`; none where the site has none for it. */
export function localeOf(name: string): Locale | undefined {
  if (/^zh-(tw|hk|hant)/i.test(name)) return undefined;
  const [language = ''] = name.toLowerCase().split(/[-_]/);
  return (
    locales.find((locale) => locale === name) ??
    locales.find((locale) => locale.toLowerCase().split('-')[0] === language)
  );
}

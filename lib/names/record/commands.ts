import { posix } from 'node:path';

/** Scripts that hand their command line to modules beside them. */
const partsOfScripts: Readonly<Record<string, RegExp>> = {
  'build.py': /^\.github\/workflows\/scripts\/ti_build\/\w+\.py$/,
};

/**
 * The options of the command line tools: of the subcommands of `ti`, by `ti video`, and of scripts, by their paths. A tool without
 * options is listed too.
 */
export function commandsIn(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const commands = new Map<string, Set<string>>();
  for (const [name, body] of subcommandsIn(sources.get('python/taichi/_main.py') ?? ''))
    commands.set(name, optionsIn(body));
  for (const [path, source] of sources) {
    const parts = partsOfScripts[path];
    const all = parts ? [...sources].filter(([part]) => parts.test(part)).map(([, text]) => text) : [source];
    const options = new Set(all.flatMap((text) => [...optionsIn(text)]));
    const isTool =
      posix.extname(path) === '.py' && /^(?:build\.py|misc\/|scripts\/|tests\/run_tests)/.test(path);
    if (isTool && options.size > 0) commands.set(path, options);
  }
  return commands;
}

/** The methods that the class of the `ti` command registers, and what it accepts below them: `ti cache clean`. */
function subcommandsIn(main: string): [name: string, body: string][] {
  const parts = main.split(/^ {4}@register$/m).slice(1);
  return parts.flatMap((part) => {
    const name = /^ {4}def (\w+)\(/m.exec(part)?.[1];
    const nested = /subcmds_map = \{([\s\S]*?)\}/.exec(part)?.[1] ?? '';
    const below = [...nested.matchAll(/["'](\w+)["']:/g)].map(([, word = '']) => `ti ${name} ${word}`);
    return name ? [`ti ${name}`, ...below].map((one): [string, string] => [one, part]) : [];
  });
}

/** The options that are added to parsers, with their short forms. */
function optionsIn(source: string): Set<string> {
  const calls = source.matchAll(/add_argument\(\s*((?:["'][^"']*["'],?\s*)+)/g);
  return new Set(
    [...calls].flatMap(([, names = '']) =>
      [...names.matchAll(/["'](-[\w-]+)["']/g)].map(([, name = '']) => name),
    ),
  );
}

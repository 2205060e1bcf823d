import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const listed = (list: string) =>
  [...readFileSync(list, 'utf8').matchAll(/^import '@\/(.+)';$/gm)].map(([, file = '']) => file);
const loaded = listed('app/styles.ts');
const sheets = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'));

/** The style sheets that modules for the browser import; a build puts them into their code. */
const ofParts = readdirSync('lib/browser', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('lib/browser', name))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import '(\..+\.css)';$/gm)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  );

/** The modules that the first comment of a style sheet names: beside it, or with their path. */
function modulesOf(file: string, text = readFileSync(file, 'utf8')): string[] {
  const [comment = ''] = /^\/\*[\s\S]*?\*\//.exec(text) ?? [];
  return [...comment.matchAll(/[\w./-]+\.tsx?\b/g)].map(([name]) =>
    name.includes('/') ? name : join(dirname(file), name),
  );
}

describe('style sheets that are not those of one component', () => {
  test('are all loaded, each once', () => {
    expect(sheets.length).toBeGreaterThan(10);
    expect(ofParts.length).toBeGreaterThan(1);
    expect([...loaded, ...ofParts].sort()).toEqual([...sheets].sort());
  });

  test('begin with the tokens and end with those that override others', () => {
    expect(loaded[0]).toBe('app/global.css');
    const overriding = loaded.filter((file) =>
      /@media (print|\(forced-colors)/.test(readFileSync(file, 'utf8')),
    );
    expect(overriding).toHaveLength(2);
    expect(loaded.slice(-2)).toEqual(overriding);
  });

  const ofBehaviours = sheets.flatMap((sheet) =>
    modulesOf(sheet)
      .filter((module) => module.startsWith('lib/browser/'))
      .map((module) => [sheet, module] as const),
  );

  test('name their module where they are beside one', () => {
    expect(
      modulesOf(
        'lib/browser/prose/x.css',
        '/* A box: tabs.ts, lib/browser/inline.ts. */\n.x {} /* zoom.ts */',
      ),
    ).toEqual(['lib/browser/prose/tabs.ts', 'lib/browser/inline.ts']);
    const named = ofBehaviours.map(([sheet]) => sheet);
    expect(sheets.filter((sheet) => sheet.startsWith('lib/') && !named.includes(sheet))).toEqual([]);
  });

  test.each(ofBehaviours)('%s is named by %s', (sheet, module) => {
    expect(readFileSync(module, 'utf8')).toContain(basename(sheet));
  });
});

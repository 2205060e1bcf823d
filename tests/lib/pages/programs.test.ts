import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { examplesIn } from '@/lib/examples/blocks.ts';
import { programName } from '@/lib/mdx/transforms/programs.ts';
import {
  notebookText,
  pagePrograms,
  programFileAt,
  programFiles,
  programText,
  requirementsOf,
} from '@/lib/outputs/programs.ts';
import { docPlaces, findDoc } from '@/lib/pages/docs.ts';
import { allPlaces } from '@/lib/pages/places.ts';
import { programsIn, withoutPrograms, withPrograms } from '@/lib/pages/programs/programs.ts';
import { type Place, parse } from '@/lib/routes/index.ts';
import { defaultLocale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { latestVersion } from '@/lib/site/versions.ts';

const code = 'import taichi as ti\n\nti.init(arch=ti.cpu)\nx = ti.field(ti.f32, 4)';
const block = { language: 'python', title: 'ramp.py', flags: [], text: code };
const place = parse('/docs/field/') as Place;
const figure = (text: string, title = '') =>
  `<figure class="code" data-program="${title}"><pre><code>${text}</code></pre></figure>`;

describe('a block is a complete program', () => {
  test.each([
    ['with a kernel or data of the language', block, 'ramp'],
    ['without a title', { ...block, title: undefined }, ''],
    ['unless it is meant to fail', { ...block, flags: ['expect-error'] }, undefined],
    ['unless it is a part of one', { ...block, title: 'cloth.py, part 2 of 6' }, undefined],
    ['unless it is another language', { ...block, language: 'cpp' }, undefined],
    ['unless it does not import the language', { ...block, text: code.replace('import', '#') }, undefined],
    ['unless it does not initialise it', { ...block, text: code.replace('ti.init', 'init') }, undefined],
    [
      'unless it initialises it within a function',
      { ...block, text: code.replace('ti.init', '  ti.init') },
      undefined,
    ],
    ['unless it does nothing with it', { ...block, text: code.replace('ti.field', 'len') }, undefined],
  ])('%s', (_, given, name) => expect(programName(given)).toBe(name));
});

describe('the programs of a text', () => {
  test('are named by their titles, else by their section, else by their page, each once', () => {
    const html = `${figure(code)}<h2 id="shape">Shape</h2>${figure(code)}${figure(code, 'ramp')}${figure(code, 'ramp')}`;
    expect(programsIn(html, place).map(({ name, anchor }) => [name, anchor])).toEqual([
      ['field', undefined],
      ['shape', 'shape'],
      ['ramp', 'shape'],
      ['ramp-2', 'shape'],
    ]);
  });

  test('have the same names in every language, also on the home page', () => {
    for (const path of ['/', '/zh-Hans/', '/fr-FR/'])
      expect(programsIn(figure(code), parse(path) as Place).map(({ name }) => name)).toEqual(['program']);
  });

  test('have the code as it was written', () => {
    const html = figure('<span class="k">if</span> a &#x3C; b &#x26;&#x26; "&amp;lt;"');
    expect(programsIn(html, place)[0]?.code).toBe('if a < b && "&lt;"');
  });

  test('that open a window have no notebook', () => {
    for (const window of ['ti.GUI("a")', 'ti.ui.Window("a", (8, 8))'])
      expect(programsIn(figure(`${code}\ngui = ${window}`), place)[0]?.formats).toEqual(['py']);
    expect(programsIn(figure(code), place)[0]?.formats).toEqual(['py', 'ipynb']);
  });

  test('have links in the language of the reader to files in that of the text', () => {
    const chinese = { ...place, locale: 'zh-Hans' } as const;
    const html = withPrograms(figure(code, 'ramp'), chinese, 'en');
    expect(html).toContain(
      `lang="zh-Hans">${messagesOf('zh-Hans').programs.download} <a href="/docs/field/ramp.py"`,
    );
    expect(withPrograms(figure(code, 'ramp'), chinese, 'zh-Hans')).toContain('<p class="program">');
    expect(withPrograms(figure(code, 'ramp'), chinese, 'zh-Hans')).toContain(
      '"/zh-Hans/docs/field/ramp.ipynb"',
    );
    for (const finished of [html, withoutPrograms(figure(code))])
      expect(finished).not.toContain('data-program');
  });

  test('open in Colab only where the deployment has its notebooks on GitHub', async () => {
    const open = () => withPrograms(figure(code, 'ramp'), place, 'en');
    expect(open()).not.toContain('colab');
    vi.stubEnv('COLAB_NOTEBOOKS', 'owner/name/blob/pages/site');
    vi.resetModules();
    const again = await import('@/lib/pages/programs/programs.ts');
    vi.unstubAllEnvs();
    const address =
      'https://colab.research.google.com/github/owner/name/blob/pages/site/docs/field/ramp.ipynb';
    expect(again.withPrograms(figure(code, 'ramp'), place, 'en')).toContain(`<a href="${address}">`);
    expect(again.withPrograms(figure(`${code}\nti.GUI("a")`), place, 'en')).not.toContain('colab');
  });
});

describe('the programs of the site', () => {
  const programs = allPlaces().flatMap(pagePrograms);

  test('are those of the source: every block that is one, as it was written', () => {
    for (const docs of docPlaces(defaultLocale).filter(({ route }) => route.version === latestVersion)) {
      const blocks = examplesIn(readFileSync(findDoc(docs)?.file ?? '', 'utf8')).map((one) => one.code);
      for (const program of pagePrograms(docs)) expect(blocks).toContain(program.code);
    }
    expect(programs.length).toBeGreaterThan(800);
  });

  test('have one file each: no two have the same path', () => {
    const paths = programFiles().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths.slice(0, 50)) expect(programFileAt(path)?.path).toBe(path);
    expect(programFileAt('/docs/field/none.py')).toBeUndefined();
  });

  test('import only what their first line installs, or what comes with Python', () => {
    const known = new Set([
      'taichi',
      'numpy',
      'math',
      'time',
      'sys',
      'os',
      'copy',
      'platform',
      'random',
      'pathlib',
    ]);
    for (const program of programs)
      for (const [, name = ''] of program.code.matchAll(/^\s*(?:import|from) (\w+)/gm)) {
        const named = requirementsOf(program).some((one) => one.includes(name === 'cv2' ? 'opencv' : name));
        expect([program.address, name, known.has(name) || named]).toEqual([program.address, name, true]);
      }
  });

  test('name the version that their page is about', () => {
    const of = (path: string) =>
      pagePrograms(parse(path) as Place).map((program) => requirementsOf(program)[0]);
    expect(new Set(of('/docs/v1.5.0/field/'))).toEqual(new Set(['taichi==1.5.0']));
    expect(new Set(of('/docs/field/'))).toEqual(new Set([`taichi==${latestVersion.name.slice(1)}`]));
    expect(new Set(of('/docs/master/field/'))).toEqual(new Set(['taichi']));
  });

  test('are the same as a file and as a notebook, which is valid', () => {
    for (const program of programs) {
      expect(programText(program)).toMatch(/^# .+\n# https:\/\/.+\n# python -m pip install taichi/);
      expect(programText(program).endsWith(`\n\n${program.code}\n`)).toBe(true);
      const { cells, ...notebook } = JSON.parse(notebookText(program));
      expect(notebook).toMatchObject({
        nbformat: 4,
        nbformat_minor: 5,
        metadata: { kernelspec: { name: 'python3' } },
      });
      expect(cells.map((cell: { cell_type: string }) => cell.cell_type)).toEqual([
        'markdown',
        'code',
        'code',
      ]);
      expect(new Set(cells.map(({ id }: { id: string }) => id)).size).toBe(cells.length);
      expect(cells[0].source.join('')).toContain(program.address);
      expect(cells[1].source).toEqual([`%pip install ${requirementsOf(program).join(' ')}`]);
      expect(cells[2].source.join('')).toBe(program.code);
    }
  });
});

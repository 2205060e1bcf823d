import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examplesIn } from '@/lib/examples/blocks.ts';
import { readBody } from '@/lib/mdx/store.ts';
import { docPlaces, findDoc } from '@/lib/pages/docs.ts';
import { href } from '@/lib/routes/index.ts';
import { versions } from '@/lib/site/versions.ts';

/** The slugs that every version has (docs/spec.md 3.1), and those that only the version in development has. */
const everywhere =
  'overview data_oriented_class dataclass meta odop quant external field layout ndarray offset sparse taichi_core taichi_vulkan contributor_guide dev_install developer_utilities development_tips doc_writing style_guide_en windows_debug write_test writing_cpp_tests debugging tutorial differentiable_programming faq install accelerate_python accelerate_pytorch cloth_simulation hello_world glossary compilation internal kernel_function math_module sparse_matrix performance profiler differences_between_taichi_and_python_programs global_settings language_reference operator simt syntax_sugars type export_results ggui gui_system'.split(
    ' ',
  );
const developOnly = ['argument_pack', 'kernel_sync', 'linear_solver'];

const pages = docPlaces('en').map((place) => {
  const doc = findDoc(place);
  const source = readFileSync(doc?.file ?? '', 'utf8');
  return { address: href(place), version: place.route.version, slug: place.route.slug, doc, source };
});

const fewest = { words: 350, links: 3, figures: 24 };

describe('the documentation', () => {
  test.each(versions.map((version) => [version.label, version] as const))(
    'of %s has exactly the pages that are promised',
    (_, version) => {
      const slugs = pages.filter((page) => page.version === version).map(({ slug }) => slug);
      const expected = version.status === 'unreleased' ? [...everywhere, ...developOnly] : everywhere;
      expect(slugs.sort()).toEqual([...expected].sort());
    },
  );

  test('has no thin page', () => {
    const thin = pages.filter(({ doc }) => readBody(doc?.body ?? '').words < fewest.words);
    expect(thin.map(({ address }) => address)).toEqual([]);
  });

  test('has an example on every page', () => {
    const bare = pages.filter(({ source }) => examplesIn(source).length === 0);
    expect(bare.map(({ address }) => address)).toEqual([]);
  });

  test('has no island: every page leads to three others of its version, and others lead to it', () => {
    const linksOf = ({ source, slug }: (typeof pages)[number]) =>
      new Set(
        [...source.matchAll(/\]\(\.\/([\w-]+)\.mdx/g)]
          .map(([, target]) => target)
          .filter((name) => name !== slug),
      );
    const islands = pages.filter((page) => linksOf(page).size < fewest.links);
    expect(islands.map(({ address }) => address)).toEqual([]);
    const unreached = pages.filter(
      ({ slug, version }) => !pages.some((other) => other.version === version && linksOf(other).has(slug)),
    );
    expect(unreached.map(({ address }) => address)).toEqual([]);
  });

  test('has figures, each with a text that says what it shows', () => {
    const figures = pages.flatMap(({ source, version }) =>
      version.status === 'unreleased' ? [...source.matchAll(/!\[([^\]]*)\]\((\/figures\/[^ )]+)/g)] : [],
    );
    expect(new Set(figures.map(([, , file]) => file)).size).toBeGreaterThanOrEqual(fewest.figures);
    expect(figures.filter(([, alt = '']) => alt.length < 20).map(([, , file]) => file)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import index from '#content';
import { examplesIn } from '@/lib/examples/blocks.ts';
import { docPlaces, findDoc } from '@/lib/pages/docs.ts';
import { href } from '@/lib/routes/index.ts';
import { upgradeDocSlug } from '@/lib/site/constants.ts';
import { versions } from '@/lib/site/versions.ts';

/** The slugs that every version has (docs/spec.md 3.1), those of all but the oldest one, and those that newer versions have. */
const everywhere =
  'overview data_oriented_class dataclass meta odop quant external field layout ndarray offset sparse taichi_core taichi_vulkan contributor_guide dev_install developer_utilities development_tips doc_writing style_guide_en windows_debug write_test writing_cpp_tests debugging tutorial differentiable_programming faq install accelerate_python accelerate_pytorch cloth_simulation hello_world glossary compilation internal kernel_function math_module sparse_matrix performance profiler differences_between_taichi_and_python_programs global_settings language_reference operator simt syntax_sugars type export_results ggui gui_system'.split(
    ' ',
  );
const notInOldest = [upgradeDocSlug];
const newerOnly = ['argument_pack', 'kernel_sync', 'linear_solver'];

const pages = docPlaces('en').map((place) => {
  const doc = findDoc(place);
  const source = readFileSync(doc?.file ?? '', 'utf8');
  return { address: href(place), version: place.route.version, slug: place.route.slug, source };
});

describe('the documentation', () => {
  test.each(versions.map((version) => [version.label, version] as const))(
    'of %s has exactly the pages that are promised',
    (_, version) => {
      const slugs = pages.filter((page) => page.version === version).map(({ slug }) => slug);
      const expected = [
        ...everywhere,
        ...(version === versions.at(-1) ? [] : notInOldest),
        // A version that is cut from the one in development has all of its pages.
        ...(version.status === 'unreleased' ? newerOnly : newerOnly.filter((slug) => slugs.includes(slug))),
      ];
      expect(slugs.sort()).toEqual([...expected].sort());
      const newer = versions[versions.indexOf(version) - 1];
      const newerSlugs = pages.filter((page) => page.version === newer).map(({ slug }) => slug);
      if (newer) expect(newerSlugs).toEqual(expect.arrayContaining(slugs));
    },
  );

  test.each(index.apiChanges)(
    'says what to do about each name that $version lacks',
    ({ version, changes }) => {
      const text =
        pages.find((page) => page.slug === upgradeDocSlug && page.version.name === version)?.source ?? '';
      const gone = changes
        .filter(({ kind }) => kind === 'removed')
        .map(({ path }) => path.split('.').at(-1) ?? '');
      expect(gone.filter((name) => !text.includes(name))).toEqual([]);
    },
  );

  test('has names that are gone, for the test above', () => {
    const kinds = index.apiChanges.flatMap(({ changes }) => changes.map(({ kind }) => kind));
    expect(kinds).toContain('removed');
  });

  test('has an example on every page', () => {
    const bare = pages.filter(({ source }) => examplesIn(source).length === 0);
    expect(bare.map(({ address }) => address)).toEqual([]);
  });
});

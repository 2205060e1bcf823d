import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditKind } from './edits.ts';

/** An edit of a text of a generated site. */
export const generatedBody: EditKind = {
  name: 'body of a generated text',
  page: 'docs/page_1/',
  file: 'content/en/docs/v1/page_1.mdx',
  change: (text, word) => text.replace('\n## ', `\nA sentence with ${word}.\n\n## `),
};

/** Writes a site of so many texts (8 kB, four Python blocks each, no two alike) in one version and one language. */
export function writeGeneratedSite(root: string, pages: number): void {
  rmSync(root, { recursive: true, force: true });
  const folder = join(root, 'en/docs/v1');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(root, 'versions.yml'),
    "- name: v1\n  label: v1\n  segment: ''\n  folder: v1\n  status: latest\n",
  );
  const slugs = Array.from({ length: pages }, (_, i) => (i === 0 ? 'overview' : `page_${i}`));
  for (const [index, slug] of slugs.entries())
    writeFileSync(join(folder, `${slug}.mdx`), pageText(slug, index, slugs));
  const categories = Array.from({ length: Math.ceil(pages / 12) }, (_, i) =>
    slugs.slice(i * 12, i * 12 + 12),
  );
  writeFileSync(
    join(folder, 'sidebar.yml'),
    categories.map((page, i) => `- label: Part ${i + 1}\n  pages: [${page.join(', ')}]\n`).join(''),
  );
}

function pageText(slug: string, index: number, slugs: string[]): string {
  const section = (n: number) =>
    `## Section ${n}\n\n${words(index * 7 + n, 150)}\n\n${program(index * 4 + n)}\n\nSee [another page](./${slugs[(index + n) % slugs.length]}.mdx).\n`;
  return `---\ntitle: Page ${slug}\ndescription: Generated page number ${index} for measuring the build.\n---\n\n${words(index, 60)}\n\n${[1, 2, 3, 4].map(section).join('\n')}`;
}

function words(seed: number, count: number): string {
  const list =
    'field kernel loop thread block grid vector matrix value shape index memory layout device parallel reads writes each the of a in'.split(
      ' ',
    );
  return Array.from({ length: count }, (_, i) => list[(seed * 31 + i * i * 17 + i) % list.length]).join(' ');
}

function program(seed: number): string {
  const lines = Array.from(
    { length: 12 },
    (_, i) =>
      `        value_${seed}[i, j] += ti.sin(i * ${seed + i}.0) * other[j] + ${i} if i % ${i + 2} == 0 else 0.5`,
  );
  return `\`\`\`python title="p${seed}.py" {3}\nimport taichi as ti\n\nti.init(arch=ti.gpu)\nvalue_${seed} = ti.field(ti.f32, shape=(64, 64))\n\n@ti.kernel\ndef run_${seed}(n: ti.i32):\n    for i, j in value_${seed}:\n${lines.join('\n')}\n\`\`\``;
}

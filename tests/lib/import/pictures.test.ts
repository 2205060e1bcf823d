import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { treeOf } from '@/lib/import/docusaurus/tree.ts';
import { importSite } from '@/lib/import/import-site.ts';
import { drawnPictures, type SourcePicture } from '@/lib/import/pictures.ts';

/** Noise: a picture that no format makes small. */
async function noise(width: number, height: number, format: 'png' | 'jpeg' | 'gif'): Promise<Buffer> {
  const bytes = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * at * 7 + at * 13) % 251),
  );
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

let [wide, small, animation]: [Buffer, Buffer, Buffer] = [Buffer.of(), Buffer.of(), Buffer.of()];
beforeAll(async () => {
  [wide, small, animation] = [
    await noise(1000, 100, 'png'),
    await noise(40, 40, 'jpeg'),
    await noise(820, 20, 'gif'),
  ];
});

const page = '# A\n\n![Wide](./wide.png)\n\n![Small](./small.png)\n\n![Moving](./moving.gif)\n';

/** An import of a page with these pictures. */
function imported(others: Record<string, string> = {}, isSaved = (_: string) => false) {
  const files: Record<string, string | Buffer> = {
    'docs/a.md': page,
    'docs/wide.png': wide,
    'docs/small.png': small,
    'docs/moving.gif': animation,
    ...others,
  };
  const made = importSite(
    treeOf(Object.keys(files), (file) => Buffer.from(files[file] ?? '')),
    {},
    isSaved,
  );
  return { made, textOf: (slug: string) => String(made.files.get(`en/docs/current/${slug}.mdx`)?.content) };
}

const drawn = (pictures: Map<string, SourcePicture>) => drawnPictures(pictures, () => undefined);

describe('pictures of an import', () => {
  test('that are wide are WebP files, one of them for phones, and texts name the wide one', async () => {
    const { made, textOf } = imported();
    expect(textOf('overview')).toContain('![Wide](/figures/imported/wide.webp)');
    const { pictures } = await drawn(made.pictures);
    const widthOf = async (name: string) =>
      (await sharp(pictures.get(`/figures/imported/${name}`)?.content as Buffer).metadata()).width;
    expect([await widthOf('wide.webp'), await widthOf('wide-760.webp')]).toEqual([1000, 760]);
  });

  test('have fewer pixels where nothing else makes the file small enough', async () => {
    const random = Buffer.from(Array.from({ length: 900 * 900 * 3 }, () => Math.floor(Math.random() * 256)));
    const photo = await sharp(random, { raw: { width: 900, height: 900, channels: 3 } })
      .jpeg()
      .toBuffer();
    const address = '/figures/imported/photo.webp';
    const { pictures, notes } = await drawn(
      new Map([[address, { file: 'photo.jpg', bytes: photo, pages: [] }]]),
    );
    expect([...pictures.keys()]).toEqual([address]);
    expect(pictures.get(address)?.content.length).toBeLessThanOrEqual(120_000);
    expect(notes.map(({ kind }) => kind)).toEqual(['changed']);
  });

  test('have the extension of their format; small ones keep their bytes', async () => {
    const { made, textOf } = imported();
    expect(textOf('overview')).toContain('![Small](/figures/imported/small.jpg)');
    const { pictures, notes } = await drawn(made.pictures);
    expect(pictures.get('/figures/imported/small.jpg')?.content).toEqual(small);
    expect(notes.map(({ where, what }) => `${where}  ${what}`)).toContain(
      'docs/small.png  picture with the extension .png is of the format .jpg',
    );
  });

  test('that move stay as they are; a large one is reported with the page that shows it', async () => {
    const { pictures, notes } = await drawn(imported().made.pictures);
    expect(pictures.get('/figures/imported/moving.gif')?.content).toEqual(animation);
    expect(notes.find(({ kind }) => kind === 'decide')).toMatchObject({
      where: 'docs/a.md',
      what: expect.stringMatching(/^animation docs\/moving\.gif is too large: \d+ kB and 820 px wide$/),
    });
  });

  test('are not made again where an earlier import has written them', async () => {
    const { pictures } = imported().made;
    const before = await sharp(wide).webp({ quality: 1 }).toBuffer();
    const again = await drawnPictures(pictures, (address) =>
      address.endsWith('.webp') ? before : undefined,
    );
    expect(again.pictures.get('/figures/imported/wide.webp')?.content).toBe(before);
    expect(again.pictures.get('/figures/imported/wide-760.webp')?.content).toBe(before);
  });
});

describe('the line below a picture', () => {
  const below = (words: string) =>
    imported({ 'docs/b.md': `# B\n\n![Wide](./wide.png)\n${words}\n` }).textOf('b');

  test('is its caption', () => {
    expect(below('<center>Words of it</center>')).toContain(
      '![Wide](/figures/imported/wide.webp "Words of it")\n',
    );
  });

  test('is a paragraph where it has more than plain words, or the picture is a link', () => {
    expect(below('*Words* of it')).toContain('![Wide](/figures/imported/wide.webp)\n\n*Words* of it\n');
    const { textOf } = imported({ 'docs/b.md': '# B\n\n![Far](https://example.org/far.png)\nWords\n' });
    expect(textOf('b')).toContain('[Far](https://example.org/far.png)\n\nWords\n');
  });
});

describe('a picture of another site', () => {
  const remote = (address: string) => `# B\n\n![Far](${address})\n`;

  test('gets a name that no picture of the source and of another address has', () => {
    const { made } = imported({
      'docs/b.md': remote('https://example.org/wide.png'),
      'docs/c.md': remote('https://example.org/a/far.png?raw=true'),
      'docs/d.md': remote('https://example.org/b/far.png'),
      'docs/e.md': remote('https://example.org/code?name=x'),
    });
    const names = made.notes.flatMap(
      ({ what }) => /→ public\/figures\/imported\/(\S+)$/.exec(what)?.[1] ?? [],
    );
    expect(names).toEqual([
      expect.stringMatching(/^wide-\w{8}\.png$/),
      expect.stringMatching(/^far-\w{8}\.png$/),
      expect.stringMatching(/^far-\w{8}\.png$/),
      'code.png',
    ]);
    expect(new Set(names).size).toBe(4);
  });

  test('without a text has the words of its name, unless that is a number', () => {
    const link = (address: string) => imported({ 'docs/b.md': `# B\n\n![](${address})\n` }).textOf('b');
    expect(link('https://example.org/far-away.png')).toContain('[far away](https://');
    expect(link('https://example.org/218961765-46cd3e88-8822-41c5.gif')).toContain('[Picture](https://');
  });

  test('is shown where somebody has saved it, in any format', () => {
    const { textOf } = imported(
      { 'docs/b.md': remote('https://example.org/far.png') },
      (address) => address === '/figures/imported/far.webp',
    );
    expect(textOf('b')).toContain('![Far](/figures/imported/far.webp)');
  });
});

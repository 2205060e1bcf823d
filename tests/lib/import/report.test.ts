import { expect, test } from 'vitest';
import type { Note } from '@/lib/import/note.ts';
import { countsText, notesText, writtenText } from '@/lib/import/report.ts';
import { changed, imported } from './imported.ts';

test('notes that need the same say it once, above their places; what concerns most places comes first', () => {
  const notes: Note[] = [
    { kind: 'decide', where: 'a.md:1', what: 'link to b', fix: 'Check it.' },
    { kind: 'decide', where: 'a.md:2', what: 'picture c', fix: 'Save it.' },
    { kind: 'decide', where: 'd.md:3', what: 'picture e', fix: 'Save it.' },
    { kind: 'changed', where: 'a.md:4', what: 'title moved' },
    { kind: 'changed', where: 'd.md:5', what: 'title moved' },
  ];
  expect(notesText(notes)).toBe(
    [
      'Written in another way (2); nothing to do:\n',
      '     2  title moved (a.md:4 and 1 more)\n\n',
      'To decide or to repair (3):\n',
      '2 × Save it.\n  a.md:2  picture c\n  d.md:3  picture e\n',
      '1 × Check it.\n  a.md:1  link to b',
    ].join('\n'),
  );
});

test('counts say how many pictures and links are something else now', () => {
  const { counts } = imported(
    changed({ 'docs/more.md': '# More\n\n![Far](https://example.org/a.png) [b](#none)\n' }),
  );
  expect(countsText(counts)).toMatch(/now, as the notes say\.$/);
  expect(countsText(counts)).toMatch(/\d+ pictures are links or comments, \d+ links are text/);
});

test('files that a person has to do with are listed by what was done with them, with the way out once', () => {
  const text = writtenText([
    { path: 'a.mdx', action: 'unchanged' },
    { path: 'b.mdx', action: 'conflict' },
    { path: 'public:/figures/imported/c.png', action: 'conflict' },
    { path: 'd.mdx', action: 'kept' },
    { path: 'e.mdx', action: 'added' },
  ]);
  expect(text).toMatch(
    /^Files: 1 unchanged, 2 edited by hand and changed in the source, 1 edited by hand and kept, 1 added\.$/m,
  );
  expect(text).toMatch(
    /^2 × edited by hand and changed in the source: .* \.imported file\.\n {2}b\.mdx\n {2}public\/figures\/imported\/c\.png$/m,
  );
  expect(text).toMatch(/^1 × edited by hand and kept\n {2}d\.mdx$/m);
  expect(text).toMatch(/^1 × added\n {2}e\.mdx$/m);
  expect(writtenText([{ path: 'e.mdx', action: 'added' }])).toBe('Files: 1 added.');
});

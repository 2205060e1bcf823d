import { expect, test } from 'vitest';
import {
  constantLengths,
  mergedSheet,
  minifiedStyles,
  shortClassNames,
  withConstants,
} from '@/lib/export/styles.ts';
import { sheetsIn, stylesIn } from '@/lib/html/parts.ts';
import { nextPage, sheets } from './next-page.ts';

const texts: Record<string, string> = {
  '/a.css':
    'a{color:red}\n@font-face{src:url(../media/text-s.p.1a.woff2)format("woff2")}\n/*# sourceMappingURL=a.css.map*/',
  '/b.css': 'a{color:blue}\n@font-face{src:url("../media/code.p.2b.woff2")}b{background:url(data:x)}',
};
const merged = (names: string[], styles: string[] = []) =>
  mergedSheet(
    { sheets: names, styles },
    (address) => texts[address] ?? '',
    (name) => name.replace(/[-.].*/, '-1.woff2'),
  );

test('the sheets and styles of a page are found in their order', () => {
  expect(sheetsIn(nextPage())).toEqual(sheets);
  const head = '<style data-href="a">:root{--a:1}</style><style>b{}</style>';
  expect(stylesIn(nextPage({ head }))).toEqual([':root{--a:1}', 'b{}']);
});

test('the one sheet has the rules of all, in their order, which decides between two of them', () => {
  const colours = (sheet: string) => [...sheet.matchAll(/color:(\w+)/g)].map(([, colour]) => colour);
  expect(colours(merged(['/a.css', '/b.css'], ['a{color:green}']))).toEqual(['red', 'blue', 'green']);
  expect(colours(merged(['/b.css', '/a.css']))).toEqual(['blue', 'red']);
});

test('fonts are named as they lie beside it; no source map is named, other addresses stay', () => {
  const sheet = merged(['/a.css', '/b.css']);
  expect([...sheet.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url)).toEqual([
    'text-1.woff2',
    '"code-1.woff2"',
    'data:x',
  ]);
  expect(sheet).not.toContain('sourceMappingURL');
});

test('what Next writes and no page uses is left out', () => {
  const sheet = merged(
    [],
    [
      ':root{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light;--lightningcss-dark:initial}\n',
      '.Abcd12_className{font-family:text}\n.Abcd12_variable{--face-text:"text"}\n',
    ],
  );
  expect(sheet).toBe(':root{color-scheme:light;}.Abcd12_variable{--face-text:"text"}');
});

test('classes of CSS modules get short names, the same in the sheet and in pages', () => {
  const names = ['Gff8MG_bar', '_898jKa_toc', 'x_5Q8W_row', '-gbtDW_button'];
  const { sheet, inPage } = shortClassNames(
    `${names.map((name) => `.${name}:hover{}`).join('')}.Gff8MG_row .popup{animation:1s Gff8MG_grow}@keyframes Gff8MG_grow{}`,
  );
  expect(sheet).toBe(
    '.a_bar:hover{}.b_toc:hover{}.c_row:hover{}.d_button:hover{}.a_row .popup{animation:1s a_grow}@keyframes a_grow{}',
  );
  expect(inPage(`<p class="${names.join(' ')} popup">Gff8MG_bar</p>`)).toBe(
    '<p class="a_bar b_toc c_row d_button popup">Gff8MG_bar</p>',
  );
  expect(inPage('<p class="visually-hidden Zzzzzz_other">')).toBe('<p class="visually-hidden Zzzzzz_other">');
});

test('short names stay apart where there are more than letters', () => {
  const hashes = Array.from({ length: 60 }, (_, index) => `Abcd${index + 10}_name`);
  const { inPage } = shortClassNames(hashes.map((hash) => `.${hash}{}`).join(''));
  expect(new Set(hashes.map((hash) => inPage(`<p class="${hash}">`))).size).toBe(60);
});

test('a length that is declared once stands in place of its name; what can change stays a name', () => {
  const sheet =
    ':root{--space-1:4px;--margin:32px;--line:#ddd;--step:.8rem}@media (width<996px){:root{--margin:16px}}' +
    'p{margin:var(--space-1) calc(-1*var(--margin));border:var(--space-1) solid var(--line);font-size:var(--step)}';
  expect(withConstants(sheet, constantLengths(sheet))).toBe(
    ':root{--margin:32px;--line:#ddd;}@media (width<996px){:root{--margin:16px}}' +
      'p{margin:4px calc(-1*var(--margin));border:4px solid var(--line);font-size:.8rem}',
  );
});

test('a sheet has no comments, empty rules or sums of constants; prefixes stay', () => {
  expect(
    minifiedStyles('/* why */\n.a { }\np { margin: calc(-1 * 16px) 0; -webkit-mask: none; mask: none }'),
  ).toBe('p{margin:-16px 0;-webkit-mask:none;mask:none}');
});

test('what is no style sheet stops the build', () => {
  expect(() => minifiedStyles('p { color: red } }')).toThrow(SyntaxError);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ExportedPage, pagesIn } from '../../lib/html/exported-pages.ts';
import { defaultLocale, type Locale, localeFacts, prefixedLocales } from '../../lib/site/locales.ts';
import { messagesOf } from '../../lib/site/messages/index.ts';
import { versions } from '../../lib/site/versions.ts';
import { leaves } from './frame-texts.ts';
import { runningTexts } from './running-texts.ts';
import { slipsIn } from './typographic-slips.ts';

/** Every page in a language, and the 404 page, which is in all of them. */
function* pagesOf(locale: Locale): Generator<ExportedPage> {
  for (const { file, html } of pagesIn(`out/${locale}`)) yield { file: `${locale}/${file}`, html };
  yield { file: '404.html', html: readFileSync('out/404.html', 'utf8') };
}

/** The headings of a page in its language, without code. */
const headingsOf = (html: string, lang: string) =>
  runningTexts(html, lang).flatMap(({ text, where }) => (/^h[1-6]$/.test(where) ? [text] : []));

/** The words of a text, but not the parts of a name: taichi.math. */
const wordsIn = (text: string) =>
  text.toLowerCase().match(/(?<![.\p{L}\d_])\p{Script=Latin}{3,}(?![.\d_]?[\p{L}\d_])/gu) ?? [];

/** The words in the English headings of the API reference that are no words of another language. */
function englishWords(locale: Locale): Set<string> {
  const labels = versions.map(({ label }) => label);
  const known = new Set([...leaves(messagesOf(locale)), ...labels].flatMap(wordsIn));
  const words = [...pagesIn('out/api')].flatMap(({ html }) =>
    headingsOf(html, localeFacts[defaultLocale].htmlLang).flatMap(wordsIn),
  );
  // French has the singular of some of them.
  return new Set(words.filter((word) => !known.has(word) && !known.has(word.replace(/s$/, ''))));
}

/** The headings of a page that have one of the words, in texts that are marked as being in the language. */
function englishHeadings(html: string, locale: Locale, words: ReadonlySet<string>): string[] {
  const headings = headingsOf(html, localeFacts[locale].htmlLang);
  // The heading of a redirect is the address that it leads to.
  return headings.filter((text) => !text.startsWith('/') && wordsIn(text).some((word) => words.has(word)));
}

describe.each(prefixedLocales)('the pages in %s', (locale) => {
  test('have the signs and spaces of the language', () => {
    const found = new Map<string, string>();
    let pages = 0;
    for (const { file, html } of pagesOf(locale)) {
      pages++;
      for (const { what, excerpt, where } of slipsIn(html, locale)) {
        const slip = `${what}: ${excerpt}`;
        if (!found.has(slip)) found.set(slip, `${file} <${where}>`);
      }
    }
    expect(pages).toBeGreaterThan(500);
    expect([...found].slice(0, 40)).toEqual([]);
  });

  test('have no English word in headings of the API reference that are not marked as English', () => {
    const words = englishWords(locale);
    expect(words.size).toBeGreaterThan(30);
    const found = new Map<string, string>();
    for (const { file, html } of pagesIn(`out/${locale}/api`))
      for (const heading of englishHeadings(html, locale, words))
        if (!found.has(heading)) found.set(heading, file);
    expect([...found]).toEqual([]);
  });
});

/** A small page with its text in a paragraph, unless the text has blocks of its own. */
function page(lang: string, text: string, head = ''): string {
  const content = /^<(?:article|figure|h\d|p|ul)\b/.test(text) ? text : `<p>${text}</p>`;
  return `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body><main>${content}</main></body></html>`;
}

const slipsOf = (locale: Locale) => (text: string) =>
  slipsIn(page(localeFacts[locale].htmlLang, text), locale).map(({ what }) => what);

describe('a slip in Chinese is found', () => {
  const slips = slipsOf('zh-Hans');

  test.each([
    ['场是数组, 内核读写它。', 'a Latin sign after a Chinese character'],
    ['<strong>内核</strong>, 函数', 'a Latin sign after a Chinese character'],
    ['<a href="/a/"><em>内核</em></a>: 并行', 'a Latin sign after a Chinese character'],
    ['启动内核.', 'a Latin sign after a Chinese character'],
    ['真的吗?', 'a Latin sign after a Chinese character'],
    ['他说“启动”; 然后', 'a Latin sign after a Chinese character'],
    ['场（一维）, 内核', 'a Latin sign after a Chinese character'],
    ['<ul><li>内核!</li></ul>', 'a Latin sign after a Chinese character'],
    ['新增参数：<code>a</code>, <code>b</code>', 'a Latin sign between code or foreign words in Chinese'],
    ['<code>a</code>, 即数组', 'a Latin sign between code or foreign words in Chinese'],
    ['场(数组)', 'half-width brackets around Chinese'],
    ['[场]', 'half-width brackets around Chinese'],
    ['内核 (kernel)', 'half-width brackets around a word after Chinese'],
    ['启动内核。 读回结果', 'a space after a full-width sign'],
    ['<strong>注意。</strong> 先读回结果', 'a space after a full-width sign'],
    ['订阅源：\n<a href="/rss.xml">RSS</a>', 'a space after a full-width sign'],
    ['见 <a href="/a/">内核</a> 。', 'a space before a full-width sign'],
    ['内核 （kernel）', 'a space before a full-width sign'],
    ['报错 “no field”', 'a space between Chinese and a quotation mark'],
    ['正在加载...', 'three dots in Chinese'],
    ['等等。。。', 'three dots in Chinese'],
  ])('%s', (text, what) => {
    expect(slips(text)).toEqual([what]);
  });

  test.each([
    ['场是数组，内核读写它。<strong>内核</strong>：并行（parallel）。'],
    ['1. 用 Python 3.10、<code>a, b</code> 和 <kbd>?</kbd>，见 https://a.b/c?d=e。'],
    ['打开 场.py，运行时间 12:30，<code>...</code> 和 (x, y)、f(x)'],
    ['请先读 <cite lang="en">Hello, World!</cite>，再读 Hello, World! 一页'],
    ['Taichi 与 CUB 相比如何？ · Taichi 博客'],
    ['前后一致。 <a href="#a">↩</a>'],
    ['<p>场。</p> <p>内核</p>'],
    ['<pre>场, 内核...</pre><math><mi>场</mi><mo>,</mo></math>'],
    ['<p lang="fr-FR">中文 : 场, 内核</p>'],
    ['<p lang="en">A Chinese word (场), and so on...</p>'],
    ['<article lang="en"><p>场, 内核</p><p>see <span lang="zh-Hans">内核</span>, then</p></article>'],
    ['<figure class="code"><figcaption>场, 1</figcaption><pre>x</pre></figure>'],
    ['Wait for it...'],
  ])('control: %s', (text) => {
    expect(slips(text)).toEqual([]);
  });
});

describe('a slip in French is found', () => {
  const slips = slipsOf('fr-FR');

  test.each([
    ['Attention: ceci', 'no no-break space before a sign'],
    ['<strong>Attention</strong>: ceci', 'no no-break space before a sign'],
    ['<code>x</code>; puis', 'no no-break space before a sign'],
    ['Vraiment?', 'no no-break space before a sign'],
    ['(Vraiment!)', 'no no-break space before a sign'],
    ['Attention : ceci', 'a space that breaks before a sign'],
    ['<em>Pourquoi</em> ?', 'a space that breaks before a sign'],
    ['le code\n; puis', 'a space that breaks before a sign'],
    ['«\u00A0un champ »', 'a space that breaks before a sign'],
    ['« un champ\u00A0»', 'no no-break space within quotation marks'],
    ['«<code>x</code>\u00A0»', 'no no-break space within quotation marks'],
    ['«\u00A0<code>x</code>»', 'no no-break space within quotation marks'],
    ["l'API", 'a straight apostrophe'],
    ["l'<code>API</code> et qu<em>'il</em>", 'a straight apostrophe'],
    ['Chargement...', 'three dots'],
  ])('%s', (text, what) => {
    expect(slips(text)).toContain(what);
  });

  test.each([
    ['Attention\u00A0: «\u00A0un champ\u00A0»\u202F; l’API\u202F? Oui\u202F!'],
    ['à 12:30, un rapport de 16:9, ti::f32, C++, https://a.b/c?d=e&amp;f, voir'],
    ['<code>a ? b : c</code> et <kbd>?</kbd>, la touche (?)'],
    ["<pre>l'API : ...</pre><math><mo>:</mo></math>"],
    ['le bouton <b lang="en">Don\'t show again: ever?</b>'],
    ['<article lang="en"><h1>Who is it?</h1><p>That\'s it...</p></article>'],
    ['Vraiment\u202F?! Oui\u202F!!! Quoi\u202F?…'],
  ])('control: %s', (text) => {
    expect(slips(text)).toEqual([]);
  });
});

describe('what readers meet outside the text', () => {
  test.each([
    ['the title', '<title>场: 数组</title>', '', 'title'],
    ['the description', '<meta name="description" content="场, 内核"/>', '', 'meta content'],
    ['the title for a shared link', '<meta property="og:title" content="场, 内核"/>', '', 'meta content'],
    ['the name of a feed', '<link title="博客 (RSS)" rel="alternate"/>', '', 'link title'],
    ['a label', '', '<nav aria-label="目录: 场"></nav>', 'nav aria-label'],
    ['a picture', '', '<img alt="场, 内核"/>', 'img alt'],
    ['a drawing', '', '<svg aria-label="场, 内核"><text>场, 内核</text></svg>', 'svg aria-label'],
    ['a field', '', '<input placeholder="搜索..."/>', 'input placeholder'],
    ['a hint', '', '<button title="复制, 粘贴"></button>', 'button title'],
    [
      'a text for a script',
      '',
      '<div data-labels="{&quot;a&quot;:&quot;复制...&quot;}"></div>',
      'div data-labels',
    ],
  ])('%s is read', (_, head, text, where) => {
    expect(slipsIn(page('zh-Hans', text, head), 'zh-Hans').map((slip) => slip.where)).toEqual([where]);
  });

  test.each([
    ['<meta name="docsearch:language" content="场, 内核"/>', ''],
    ['', '<a href="/?title=场,场" lang="zh-Hans">场</a>'],
    ['', '<img lang="en" alt="场, 内核"/>'],
    ['', '<svg aria-label="场"><text aria-label="场, 内核">场, 内核</text></svg>'],
  ])('control: %s %s is not', (head, text) => {
    expect(slipsIn(page('zh-Hans', text, head), 'zh-Hans')).toEqual([]);
  });

  test('what a page has as code or in English may be quoted', () => {
    const quoted = 'fatal error: no such file';
    const link = `<p><a href="#a" aria-label="Lien vers ${quoted}">#</a></p>`;
    const found = (text: string) => slipsIn(page('fr-FR', text, `<title>${quoted}</title>`), 'fr-FR').length;
    expect(found(link)).toBe(2);
    expect(found(`<h2><code>${quoted}</code></h2>${link}`)).toBe(0);
    expect(found(`<article lang="en"><h1>${quoted}</h1></article>${link}`)).toBe(0);
    expect(found(`<h2><code>${quoted}</code></h2>${link}<p>Attention: ceci</p>`)).toBe(1);
  });

  test('the description of an article in another language is in that one', () => {
    const found = (head: string, text: string) => slipsIn(page('fr-FR', text, head), 'fr-FR').length;
    const description = '<meta name="description" content="Fields: arrays"/>';
    expect(found(description, '<article><p>Champs</p></article>')).toBe(1);
    expect(found(description, '<article lang="en"><p>Text</p></article>')).toBe(0);
    expect(found('<title>Champs: a</title>', '<article lang="en"><p>Text</p></article>')).toBe(1);
  });
});

describe('an English word in a heading is found', () => {
  const found = (text: string) => englishHeadings(page('zh-Hans', text), 'zh-Hans', new Set(['functions']));

  test.each([['<h2>Functions</h2>'], ['<h3>模块的 <em>Functions</em></h3>']])('%s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  test.each([
    ['<h2>函数</h2>'],
    ['<h2><code>functions</code> 的函数</h2>'],
    ['<article lang="en"><h2>Functions</h2></article>'],
    ['<h2 lang="en">Functions</h2>'],
    ['<h1>/zh-Hans/api/functions/</h1>'],
    ['<p>Functions</p>'],
  ])('control: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

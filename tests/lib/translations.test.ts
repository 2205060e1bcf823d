import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import index from '#content';
import { readTerms } from '@/lib/content/data.ts';
import { compileBody } from '@/lib/mdx/pipeline.ts';
import { contentRoot } from '@/lib/site/content-root.ts';
import { prefixedLocales } from '@/lib/site/locales.ts';
import { gapAfter, messagesOf } from '@/lib/site/messages/index.ts';
import { textsOf } from '@/lib/translations/ledger.ts';
import { leaves } from '../out/frame-texts.ts';

/** The words of a source that readers see: without code, formulas, addresses and ids. */
function wordsOf(source: string): string {
  return source
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '')
    .replace(/\$\$[\s\S]*?\$\$|\$[^$\n]+\$/g, '')
    .replace(/`[^`]*`/g, '`')
    .replace(/\]\([^)]*\)|\[#[^\]]*\]|https?:\S+/g, ']');
}

/** Whether a text has a word: as a whole word in Latin script; in Chinese, which has no spaces, anywhere. */
function isUsed(word: string, text: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return text.includes(word);
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}])${escaped}(?![\\p{L}])`, 'iu').test(text);
}

describe.each(prefixedLocales)('the texts in %s', (locale) => {
  const { terms, problems } = readTerms(locale);
  const texts = textsOf(locale).map((path) => ({
    path,
    words: wordsOf(readFileSync(`${contentRoot}/${locale}/${path}`, 'utf8')),
  }));
  const messages = leaves(messagesOf(locale)).map((words) => ({ path: 'lib/site/messages', words }));

  test('use the terms of the language', () => {
    expect(problems).toEqual([]);
    expect(terms?.terms.length).toBeGreaterThan(10);
    expect(texts.length).toBeGreaterThan(30);
    const found = [...texts, ...messages].flatMap(({ path, words }) =>
      (terms?.terms ?? []).flatMap(({ use, never }) =>
        (never ?? []).filter((word) => isUsed(word, words)).map((word) => `${path}: “${word}”, use “${use}”`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('every term that is fixed is in use', () => {
    const all = texts.map(({ words }) => words.toLowerCase()).join('\n');
    expect((terms?.terms ?? []).filter(({ use }) => !all.includes(use.toLowerCase()))).toEqual([]);
  });
});

test('French punctuation of two parts has a no-break space before it', () => {
  const all = leaves(messagesOf('fr-FR'));
  expect(
    all.filter((text) => /[^\s\u00a0\u202f][;!?](?=\s|$)|[^\s\u00a0\u202f]:(?=\s|$)| [:;!?»]/.test(text)),
  ).toEqual([]);
});

test('French texts get such spaces, their code does not', async () => {
  const source = 'Voici : « un champ » ; oui ? `a ? b : c`\n\n```python\nx = a if b else c  # oui ?\n```\n';
  const compile = async (locale: string) =>
    (await compileBody(source, `content/${locale}/docs/v1.6.0/x.mdx`, () => undefined)).html;
  const html = await compile('fr-FR');
  expect(html).toContain('Voici\u00A0: «\u00A0un champ\u00A0»\u202F; oui\u202F? <code>a ? b : c</code>');
  expect(html).toContain('oui ?');
  expect(await compile('en')).toContain('Voici : « un champ » ; oui ?');
});

test('French titles, descriptions and texts of pictures get such spaces, too', async () => {
  const shown = [...index.docs, ...index.entries, ...index.prose].flatMap((text) =>
    text.locale === 'fr-FR' ? [text.title, text.description, 'label' in text ? text.label : ''] : [],
  );
  expect(shown.filter((text) => text.includes('\u00A0:')).length).toBeGreaterThan(10);
  expect(shown.filter((text) => / [:;!?»](?= |$)|« /.test(text))).toEqual([]);
  const picture = '![Une forme : « x » ; quoi ?](/figures/a.svg)\n\n![Une autre : y](/figures/a.webp)\n';
  const { html } = await compileBody(picture, 'content/fr-FR/docs/v1.6.0/x.mdx', (path) =>
    path.endsWith('.svg')
      ? { kind: 'svg', markup: '<svg viewBox="0 0 1 1"></svg>' }
      : { kind: 'raster', width: 1, height: 1, narrower: [] },
  );
  expect(html).toContain('aria-label="Une forme\u00A0: «\u00A0x\u00A0»\u202F; quoi\u202F?"');
  expect(html).toContain('alt="Une autre\u00A0: y"');
});

test('no space follows a full-width sign in front of a link', () => {
  expect(['Feeds:', 'Flux\u00A0:', 'Apache 2.0', '订阅源：', '由许可。', '（A–Z）'].map(gapAfter)).toEqual([
    ' ',
    ' ',
    ' ',
    '',
    '',
    '',
  ]);
});

test('Chinese sentences have Chinese punctuation', () => {
  const wrong = /\p{Script=Han}[,;:!?.](?=\s|$|\p{Script=Han})|[，。；：！？] /u;
  expect(leaves(messagesOf('zh-Hans')).filter((text) => wrong.test(text))).toEqual([]);
});

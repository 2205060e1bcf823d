import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { configWarnings, readConfig, settingNames } from '@/lib/site/config.ts';

describe('configuration', () => {
  test('works without any variable', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ basePath: '', blogUrl: '/blog/', search: { provider: 'local' } });
    expect([config.analytics, config.announcement, config.editUrl]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('.env.example has every variable, with its default where it has one', () => {
    const lines = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)];
    const example = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
    // It is read in lib/site/content-root.ts.
    const { SITE_CONTENT, ...settings } = example;
    expect(SITE_CONTENT).toBe('content');
    expect(Object.keys(settings).sort()).toEqual([...settingNames].sort());
    // A site address alone would be one to be published.
    expect(readConfig({ ...settings, SITE_URL: '' })).toEqual(readConfig({}));
    expect(example.SITE_URL).toBe(readConfig({}).siteUrl);
  });

  test('an empty variable counts as none', () => {
    expect(readConfig({ BASE_PATH: '', ANALYTICS_ID: '' })).toEqual(readConfig({}));
  });

  test('takes what is right', () => {
    const config = readConfig({
      SITE_URL: 'https://example.org/',
      NEWSLETTER_ENDPOINT: 'https://example.org/subscribe',
      BASE_PATH: '/sub',
      DOCSEARCH_APP_ID: 'APP',
      DOCSEARCH_API_KEY: 'KEY',
      DOCSEARCH_INDEX: 'docs',
      ANNOUNCEMENT_ID: 'one',
      ANNOUNCEMENT_CONTENT: 'News',
      ANNOUNCEMENT_CLOSEABLE: 'false',
    });
    expect(config).toMatchObject({
      siteUrl: 'https://example.org',
      basePath: '/sub',
      search: { provider: 'algolia', appId: 'APP', apiKey: 'KEY', indexName: 'docs' },
      announcement: { id: 'one', content: 'News', isCloseable: false },
    });
  });

  test('names every variable that is wrong, at once', () => {
    const wrong = {
      SITE_URL: 'example.org',
      BASE_PATH: 'sub/',
      EDIT_URL: 'https://example.org/edit',
      NEWSLETTER_ENDPOINT: 'javascript:alert(1)',
      ANALYTICS_ID: '12345',
      DOCSEARCH_APP_ID: 'APP',
      ANNOUNCEMENT_BACKGROUND: 'red',
    };
    let message = '';
    try {
      readConfig(wrong);
    } catch (error) {
      message = (error as Error).message;
    }
    for (const name of [
      ...Object.keys(wrong).filter((name) => name !== 'DOCSEARCH_APP_ID'),
      'DOCSEARCH_API_KEY',
      'DOCSEARCH_INDEX',
    ]) {
      expect(message).toContain(`environment variable ${name}`);
    }
  });

  test('a site to be published names where its subscription form posts to, or leaves the form out', () => {
    const site = { SITE_URL: 'https://example.org' };
    expect(() => readConfig(site)).toThrow(/NEWSLETTER_ENDPOINT.*is missing\n.*SITE_URL.*"none"/s);
    const endpoint = 'https://example.org/subscribe';
    expect(readConfig({ ...site, NEWSLETTER_ENDPOINT: endpoint }).newsletter).toEqual({
      form: 'sends',
      endpoint,
    });
    expect(readConfig({ ...site, NEWSLETTER_ENDPOINT: 'none' }).newsletter).toEqual({ form: 'none' });
  });

  test('a preview has a form that sends nothing, and only then a build warns', () => {
    expect(readConfig({}).newsletter).toEqual({ form: 'preview' });
    expect(configWarnings(readConfig({})).map(({ severity, where }) => [severity, where])).toEqual([
      ['warning', 'environment variable NEWSLETTER_ENDPOINT'],
    ]);
    for (const endpoint of ['none', 'https://example.org/subscribe'])
      expect(configWarnings(readConfig({ NEWSLETTER_ENDPOINT: endpoint }))).toEqual([]);
  });
});

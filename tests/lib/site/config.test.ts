import { describe, expect, test } from 'vitest';
import { readConfig } from '@/lib/site/config.ts';

describe('configuration', () => {
  test('works without any variable', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ basePath: '', blogUrl: '/blog/', search: { provider: 'local' } });
    expect([config.analytics, config.announcement, config.newsletterEndpoint, config.editUrl]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('an empty variable counts as none', () => {
    expect(readConfig({ BASE_PATH: '', ANALYTICS_ID: '' })).toEqual(readConfig({}));
  });

  test('takes what is right', () => {
    const config = readConfig({
      SITE_URL: 'https://example.org/',
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
});

import { describe, expect, test, vi } from 'vitest';
import { paintKeys } from '@/lib/site/constants.ts';
import { openWindow, pageOf } from './window.ts';

/** Opens a page whose document has these attributes, runs `beforePaint`, and gives the attributes afterwards. */
async function open(attributes: string, { address = '/', basePath = '', stored = {}, storage = {} } = {}) {
  await openWindow(address, pageOf().replace('<html ', `<html ${attributes} `));
  vi.stubEnv('BASE_PATH', basePath);
  for (const [key, value] of Object.entries<string>(stored)) localStorage.setItem(key, value);
  if ('getItem' in storage) vi.stubGlobal('localStorage', storage);
  const { beforePaint } = await import('@/lib/browser/before-paint.ts');
  beforePaint();
  return { ...document.documentElement.dataset };
}

describe('an announcement', () => {
  const closed = { [paintKeys.announcementId]: 'v2', [paintKeys.announcementDismissed]: 'true' };

  test('that the reader has closed does not show', async () => {
    expect((await open('data-announcement-id="v2"', { stored: closed })).announcement).toBe('closed');
  });

  test.each([
    ['another one was closed', { ...closed, [paintKeys.announcementId]: 'v1' }],
    ['it was seen, not closed', { ...closed, [paintKeys.announcementDismissed]: 'false' }],
    ['what is stored is no word of ours', { ...closed, [paintKeys.announcementDismissed]: '1' }],
    ['nothing is stored', {}],
  ])('shows where %s', async (_, stored) => {
    expect((await open('data-announcement-id="v2"', { stored })).announcement).toBeUndefined();
  });

  test('shows where the browser denies storage', async () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { announcement } = await open('data-announcement-id="v2"', { storage: { getItem: deny } });
    expect(announcement).toBeUndefined();
  });

  test('that cannot be closed, or is not there, is nothing to decide', async () => {
    expect(await open('', { stored: closed })).toEqual({});
  });
});

describe('long lines of code', () => {
  test.each([
    ['wrap where the reader chose so', 'true', 'on'],
    ['do not where the reader took it back', 'false', undefined],
    ['do not where something else is stored', '1', undefined],
  ])('%s', async (_, value, wrapped) => {
    expect((await open('', { stored: { [paintKeys.wrapCode]: value } })).wrapCode).toBe(wrapped);
  });

  test('do not where nothing is stored', async () => {
    expect((await open('')).wrapCode).toBeUndefined();
  });
});

describe('the page for what is not found', () => {
  const openAt = (address: string, basePath?: string) => open('data-not-found="all"', { address, basePath });

  test.each([
    ['/nothing/', 'en'],
    ['/zh-Hans/nothing/', 'zh-Hans'],
    ['/fr-FR/docs/nothing', 'fr-FR'],
    ['/zh-Hansel/nothing/', 'en'],
    ['/en/nothing/', 'en'],
    ['/docs/zh-Hans/', 'en'],
    ['/sub/zh-Hans/nothing/', 'en'],
  ])('at %s speaks %s', async (address, language) => {
    expect(await openAt(address)).toEqual({ notFound: language });
  });

  test.each([
    ['/sub/zh-Hans/nothing/', 'zh-Hans'],
    ['/sub/nothing/', 'en'],
    ['/zh-Hans/nothing/', 'en'],
  ])('at %s, with the base path /sub, speaks %s', async (address, language) => {
    expect(await openAt(address, '/sub')).toEqual({ notFound: language });
  });
});

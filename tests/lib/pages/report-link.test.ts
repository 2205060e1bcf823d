import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '@/lib/routes/index.ts';
import { en } from '@/lib/site/messages/en.ts';
import { frFr } from '@/lib/site/messages/fr-fr.ts';
import { latestVersion } from '@/lib/site/versions.ts';

const doc = { locale: 'en', route: { kind: 'doc', version: latestVersion, slug: 'field' } } as const;

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('NEWSLETTER_ENDPOINT', 'none');
  vi.stubEnv('REPORT_URL', 'https://host.example/new?a={title}&b={body}');
  vi.resetModules();
});

afterEach(() => vi.unstubAllEnvs());

async function report(place: Place, title: string): Promise<URLSearchParams | undefined> {
  const { reportLink } = await import('@/lib/pages/repository/report-link.ts');
  const link = reportLink(place, title);
  return link === undefined ? undefined : new URL(link).searchParams;
}

test('a report names the page, its address and its version, and asks what is wrong', async () => {
  const fields = await report(doc, 'Fields & more #1');
  expect(fields?.get('a')).toBe(en.docs.reportTitle.replace('{title}', 'Fields & more #1'));
  const lines = fields?.get('b')?.split('\n');
  expect(lines).toEqual([
    'Page: https://site.example/docs/field/',
    `Version: ${latestVersion.label}`,
    '',
    en.docs.reportQuestion,
    '',
  ]);
});

test('a report is in the language of the page, and names no version where the page has none', async () => {
  const fields = await report({ locale: 'fr-FR', route: { kind: 'home' } }, 'Accueil');
  expect(fields?.get('b')).toContain('https://site.example/fr-FR/');
  expect(fields?.get('b')).toContain(frFr.docs.reportQuestion);
  expect(fields?.get('b')).not.toContain(latestVersion.label);
});

test('there is no link to report a mistake where REPORT_URL is none', async () => {
  vi.stubEnv('REPORT_URL', 'none');
  expect(await report(doc, 'Fields')).toBeUndefined();
});

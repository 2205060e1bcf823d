import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Browser, callAsText, MissingBrowser } from '@/scripts/browsers/browser.ts';
import { unnoticed } from '@/scripts/browsers/control.ts';
import { startFirefox } from '@/scripts/browsers/firefox.ts';
import { interactions } from '@/scripts/browsers/interactions.ts';
import { loads } from '@/scripts/browsers/loads.ts';
import { Report } from '@/scripts/browsers/report.ts';
import { type Result, runSteps } from '@/scripts/browsers/run.ts';
import { type Site, serveExport } from '@/scripts/browsers/site.ts';
import { policyOfPage, reportOnly, violationsIn } from '@/scripts/browsers/violations.ts';
import { startWebKit, webKitPackages } from '@/scripts/browsers/webkit.ts';

const policy =
  "default-src 'none'; script-src 'self'; trusted-types default; require-trusted-types-for 'script'";
const page = (title: string) =>
  `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${title}</title>`;
const violation = JSON.stringify({
  'csp-report': {
    'document-uri': 'http://localhost/docs/',
    'effective-directive': 'style-src-attr',
    'blocked-uri': 'inline',
  },
});

describe('a policy that only reports', () => {
  test('has the rules of the page that a Report-Only header can have, and an address for reports', () => {
    expect(reportOnly(policyOfPage(page('x')) ?? '', '/reports')).toBe(
      "default-src 'none'; script-src 'self'; report-uri /reports",
    );
  });

  test('gives one line for a violation, with the rule and the page', () => {
    expect(violationsIn(violation)).toEqual([
      'violation of style-src-attr on http://localhost/docs/: inline',
    ]);
    expect(violationsIn('')).toEqual([]);
  });
});

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  let site: Site | undefined;

  afterEach(() => {
    site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('reports violations, missing files and pages without a policy, and nothing else', async () => {
    mkdirSync(join(folder, 'bare'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), page('home'));
    writeFileSync(join(folder, '404.html'), page('not found'));
    writeFileSync(join(folder, 'bare/index.html'), '<title>bare</title>');
    writeFileSync(join(folder, 'worker.js'), '');
    writeFileSync(join(folder, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
    site = await serveExport(folder, 'nothing-here/');
    const { origin } = site;
    const get = async (path: string) => {
      const answer = await fetch(origin + path);
      return [answer.status, answer.headers.get('content-security-policy-report-only') ?? ''] as const;
    };
    const reporting = expect.stringMatching(/script-src 'self'; report-uri \/\S+$/);
    for (const path of ['/', '/worker.js'])
      expect([path, ...(await get(path))]).toEqual([path, 200, reporting]);
    expect(await get('/nothing-here/')).toEqual([404, reporting]);
    expect(site.takeProblems()).toEqual([]);
    await get('/bare/');
    await get('/gone.png');
    const [, header] = await get('/');
    await fetch(origin + header.split('report-uri ')[1], { method: 'POST', body: violation });
    expect(site.takeProblems()).toEqual([
      'no policy in the page at /bare/',
      'no file for /gone.png',
      ...violationsIn(violation),
    ]);
    expect(site.takeProblems()).toEqual([]);
  });

  test('says what to do where there is no export', async () => {
    await expect(serveExport(join(folder, 'none'), 'x/')).rejects.toThrow('npm run build');
  });
});

/** A mock of a browser that reports the faults of the control page, and these errors on each later page. */
function browserWith(errors: string[]): Browser {
  const waiting: string[] = [];
  return {
    name: 'browser 1',
    open: async (address) => {
      waiting.push(...(address.includes('__control') ? controlErrors : errors));
    },
    evaluate: async () => undefined as never,
    perform: async () => undefined,
    back: async () => undefined,
    resize: async () => undefined,
    takeErrors: () => waiting.splice(0),
    close: async () => undefined,
  };
}

const controlErrors = [
  'console error: logged as an error',
  'script error: Error: rejected and not caught',
  'script error: Error: thrown and not caught',
];

const siteWith = (problems: string[]): Site => {
  const waiting = [
    'violation of script-src-elem on http://localhost/__control/: inline',
    'no file for /__missing.png',
  ];
  return {
    origin: 'http://localhost',
    takeProblems: () => waiting.splice(0, waiting.length, ...problems),
    close: () => undefined,
  };
};

describe('a step', () => {
  const opens = { name: 'opens', run: async () => undefined };

  async function resultsOf(browser: Browser, site: Site, step = opens): Promise<Result[]> {
    const results: Result[] = [];
    const run = async () => {
      await browser.open('http://localhost/docs/');
      await step.run();
    };
    await runSteps(browser, site, [{ ...step, run }], (result) => results.push(result));
    return results;
  }

  test('succeeds where the page does what it should and nothing is logged', async () => {
    const results = await resultsOf(browserWith([]), siteWith([]));
    expect(results.map(({ problems }) => problems)).toEqual([[], []]);
  });

  test.each([
    ['the page does something else', browserWith([]), siteWith([]), 'expected 0, found 1'],
    ['an error is logged', browserWith(['script error: x']), siteWith([]), undefined],
    ['a rule of the policy is broken', browserWith([]), siteWith(violationsIn(violation)), undefined],
  ])('fails where %s', async (_, browser, site, fault) => {
    const run = async () => {
      if (fault) throw new Error(fault);
    };
    const results = await resultsOf(browser, site, { name: 'x', run: run as () => Promise<undefined> });
    expect(results.map(({ problems }) => problems.length)).toEqual([0, 1]);
  });

  test('does not count where the browser misses a fault of the control page', async () => {
    expect(await unnoticed(() => [], 0)).toHaveLength(5);
    const all = [...controlErrors, ...siteWith([]).takeProblems()];
    expect(await unnoticed(() => all, 0)).toEqual([]);
    for (const one of all)
      expect(await unnoticed(() => all.filter((error) => error !== one), 0)).toHaveLength(1);
  });

  test('is reported in one line, and a problem once', () => {
    const report = new Report('browser 1');
    const result = { step: 'opens', problems: ['script error: x'], seconds: 1 };
    expect(report.linesOf({ ...result, problems: [] })).toEqual(['browser 1: opens … ok (1.0 s)']);
    expect(report.isGood).toBe(true);
    expect(report.linesOf(result).join()).toContain('FAILED (1.0 s),  script error: x');
    expect(report.linesOf(result).join()).not.toContain('script error: x');
    expect(report.isGood).toBe(false);
    expect(new Report('browser 1').isGood).toBe(false);
  });
});

test('a function for the page takes and gives JSON, and may have named functions', () => {
  const text = callAsText(
    (numbers: number[]) => {
      const double = (n: number) => 2 * n;
      return numbers.map(double);
    },
    [[1, 2]],
  );
  expect(JSON.parse(new Function(text)())).toEqual([2, 4]);
  expect(JSON.parse(new Function(callAsText(() => undefined, []))())).toBe(null);
});

describe('a browser that is not installed', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['Firefox', startFirefox, 'apt-get install firefox-esr'],
    ['WebKit', startWebKit, `apt-get install ${webKitPackages}`],
  ])('is named with what to install: %s', async (_, start, command) => {
    vi.stubEnv('PATH', '');
    vi.stubEnv('FIREFOX_PATH', '');
    const error = await start().catch((reason) => reason);
    expect(error).toBeInstanceOf(MissingBrowser);
    expect(error.message).toContain(command);
  });
});

test('CI installs the packages that the command needs', () => {
  const workflow = readFileSync('.github/workflows/check.yml', 'utf8');
  expect(workflow).toContain(webKitPackages);
  expect(workflow).toContain('npm run check:browsers');
});

test('the steps of a browser have different names, and are at least 12 loads and 12 interactions', () => {
  const names = [...loads, ...interactions].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([loads.length >= 12, interactions.length >= 12]).toEqual([true, true]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scriptsIn, stylesIn, typicalPages, weightOf } from '../../lib/export/weight.ts';
import { outputFile } from '../../lib/routes/index.ts';
import { budgets } from '../../lib/site/constants.ts';

const read = (address: string) => readFileSync(`out${address}`);

describe.each(typicalPages())('$name', ({ place }) => {
  const html = readFileSync(`out/${outputFile(place)}`, 'utf8');
  const weight = weightOf(html, read);

  test('has its scripts and styles within the budget', () => {
    expect(scriptsIn(html).length).toBeGreaterThan(0);
    expect(weight.script.gzip).toBeLessThanOrEqual(budgets.scriptGzip);
    expect(stylesIn(html).length).toBeGreaterThan(0);
    expect(weight.style.gzip).toBeLessThanOrEqual(budgets.styleGzip);
  });

  if (place.route.kind === 'doc')
    test('has its text within the budget', () => {
      expect(weight.html.brotli).toBeLessThanOrEqual(budgets.docBrotli);
    });
});

test('weighs what a browser loads: each script once, without those for browsers of former times', () => {
  const html =
    '<script src="/a.js" async=""></script><script src="/a.js"></script><script noModule="" src="/old.js"></script>' +
    '<script>"src"</script><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" href="/a.js"/>';
  expect([scriptsIn(html), stylesIn(html)]).toEqual([['/a.js'], ['/a.css']]);
  const asked: string[] = [];
  const {
    html: own,
    script,
    style,
  } = weightOf(html, (address) => {
    asked.push(address);
    return Buffer.alloc(1000);
  });
  expect(asked).toEqual(['/a.js', '/a.css']);
  expect([own.raw, script.raw, style.raw]).toEqual([html.length, 1000, 1000]);
  expect(script.gzip).toBeLessThan(script.raw);
});

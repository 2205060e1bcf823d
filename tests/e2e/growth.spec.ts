import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { ready, visit } from './visits.ts';

type Held = { listeners: number; nodes: number };

/**
 * The number of nodes and listeners in memory, after garbage collection. A page that has just been left may still be in use, by an
 * animation or a request, so it collects until the numbers have not become smaller for a while.
 */
async function held(page: Page, session: CDPSession): Promise<Held> {
  const least: Held = { listeners: Number.POSITIVE_INFINITY, nodes: Number.POSITIVE_INFINITY };
  for (let unchanged = 0; unchanged < 3; unchanged++) {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const now: Held = { listeners: value('JSEventListeners'), nodes: value('Nodes') };
    if (now.listeners < least.listeners || now.nodes < least.nodes) unchanged = 0;
    least.listeners = Math.min(least.listeners, now.listeners);
    least.nodes = Math.min(least.nodes, now.nodes);
    await page.waitForTimeout(100);
  }
  return least;
}

/** What fifty visits add, after the first ten, to two pages in turn. */
async function growth(page: Page): Promise<Held> {
  const paths = ['docs/field/', 'docs/layout/'] as const;
  await page.goto(paths[0]);
  await ready(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let before: Held | undefined;
  for (let visits = 1; visits <= 60; visits++) {
    await visit(page, paths[visits % 2] ?? paths[0]);
    if (visits === 10) before = await held(page, session);
  }
  const after = await held(page, session);
  return {
    listeners: after.listeners - (before?.listeners ?? Number.NaN),
    nodes: after.nodes - (before?.nodes ?? Number.NaN),
  };
}

/** Far less than one visit adds: a text of these has some 1,500 nodes. */
const bounds: Held = { listeners: 25, nodes: 500 };

test('the browser uses as much memory after sixty visits as after ten', async ({ page }) => {
  test.slow();
  const { listeners, nodes } = await growth(page);
  expect(listeners).toBeLessThanOrEqual(bounds.listeners);
  expect(nodes).toBeLessThanOrEqual(bounds.nodes);
});

test('control: a listener that each visit adds, and a page that stays in memory, are found', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const held: Node[] = [];
    let visits = 0;
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver((records) => {
        for (const { removedNodes } of records)
          for (const node of removedNodes)
            if (node instanceof HTMLElement && node.id === 'content') {
              // One page in ten is enough to show.
              visits += 1;
              if (visits % 10 === 0) held.push(node);
              addEventListener('leak', () => undefined);
            }
      }).observe(document.body, { childList: true, subtree: true }),
    );
  });
  const { listeners, nodes } = await growth(page);
  expect(listeners).toBeGreaterThan(bounds.listeners);
  expect(nodes).toBeGreaterThan(bounds.nodes);
});

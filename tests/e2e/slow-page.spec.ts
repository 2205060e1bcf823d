import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { pageData } from '../../lib/site/constants.ts';

/** A host whose pages stop for a second in front of their data, when all their scripts are there already. */
function slowHost(): Promise<Server> {
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!path.endsWith('/')) {
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
      createReadStream(`out${path}`)
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
      return;
    }
    const html = readFileSync(`out${path}index.html`, 'utf8');
    const at = html.indexOf(`<script type="application/json" id="${pageData.id}"`);
    response.setHeader('content-type', 'text/html');
    response.write(html.slice(0, at));
    setTimeout(() => response.end(html.slice(at)), 1000);
  });
  return new Promise((done) => server.listen(0, () => done(server)));
}

test('a page whose data comes after its scripts comes to life', async ({ page }) => {
  const host = await slowHost();
  const { port } = host.address() as AddressInfo;
  try {
    for (const path of ['docs/field/', '']) {
      await page.goto(`http://localhost:${port}/${path}`);
      await page.locator('form[data-subscribe][data-state=idle]').waitFor();
      await page.evaluate(() => Object.assign(window, { mark: 1 }));
      await page
        .locator('a[href="/docs/layout/"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields (advanced)');
      expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    }
  } finally {
    host.closeAllConnections();
    host.close();
  }
});

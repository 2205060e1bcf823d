import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of these files, for as long as it is needed. */
export async function withFiles<T>(
  files: Record<string, [type: string, body: string]>,
  use: (base: string) => Promise<T>,
): Promise<T> {
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = files[url] ?? ['text/plain', ''];
    response.writeHead(url in files ? 200 : 404, { 'content-type': type }).end(body);
  }).listen(0);
  await once(server, 'listening');
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

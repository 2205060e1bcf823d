import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * The port on which a process listens beside the one of an address. MiniBrowser waits there for WebDriver: when it serves its
 * inspector as well, it chooses the port itself and does not report it.
 */
export function portBeside(address: string, pid = 0): number | undefined {
  const sockets = new Set(readdirSync(`/proc/${pid}/fd`).map((name) => linkOf(`/proc/${pid}/fd/${name}`)));
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === listening && sockets.has(`socket:[${inode}]`))
    .map(([, local = '']) => Number.parseInt(local.split(':')[1] ?? '', 16))
    .find((port) => !address.endsWith(`:${port}`));
}

/** The state of a socket in /proc/net/tcp. */
const listening = '0A';

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // It was closed after the folder was read.
    return '';
  }
}

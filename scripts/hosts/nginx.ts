import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problem, problemText } from '../../lib/site/problem.ts';

/** The recipe that is tested. */
export const recipe = 'docs/hosts/nginx.conf';
/** What puts an export into the folder of the recipe. */
export const deployScript = 'docs/hosts/deploy.sh';

/** A server with the recipe, on a folder of its own. */
export type Nginx = {
  origin: string;
  /** Puts an export into the folder, as the recipe's script does. */
  deploy(folder: string): void;
  stop(): void;
};

/**
 * Starts nginx with the recipe. Only its folder, its port and its name are others.
 * @throws Error where nginx is not installed, or does not take the recipe
 */
export async function startNginx(): Promise<Nginx> {
  if (spawnSync('nginx', ['-v']).error) {
    const missing = problem({
      where: 'nginx',
      what: 'not found',
      fix: 'On Debian and Ubuntu: apt-get install nginx-light libnginx-mod-http-brotli-static',
    });
    throw new Error(problemText(missing));
  }
  const root = mkdtempSync(join(tmpdir(), 'nginx-'));
  const target = join(root, 'docs');
  mkdirSync(target);
  // Started by root, nginx reads files as another user.
  chmodSync(root, 0o755);
  // Debian's list of modules names them relative to the folder of the configuration.
  symlinkSync('/usr/share/nginx/modules', join(root, 'modules'));
  const port = await freePort();
  const file = join(root, 'nginx.conf');
  writeFileSync(file, configuration(root, target, port));
  const server = spawn('nginx', ['-p', root, '-c', file, '-e', join(root, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = new Promise<never>((_, reject) =>
    server.once('exit', (code) => reject(new Error(`nginx has ended with status ${code}.`))),
  );
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([answers(origin), ended]);
  ended.catch(() => {});
  return {
    origin,
    deploy(folder) {
      const { status } = spawnSync(deployScript, [folder, target], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (status !== 0) throw new Error(`${deployScript} has failed.`);
    },
    stop() {
      server.kill();
      rmSync(root, { recursive: true });
    },
  };
}

/** The recipe within what Debian's own configuration has around it. */
function configuration(root: string, target: string, port: number): string {
  const site = readFileSync(recipe, 'utf8')
    .replaceAll('/srv/docs', target)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('docs.example.org', 'localhost');
  return `daemon off;
pid ${root}/nginx.pid;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/${name};`).join(' ')}
${site}
}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(origin: string): Promise<void> {
  for (;;) {
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

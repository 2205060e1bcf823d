import { ensureDependencies, run } from './setup.mjs';

/** `npm start`: installs, builds and serves the site, from a fresh clone on. */
ensureDependencies();
run('npm', ['run', '--silent', 'build']);
await import('./serve.mjs');

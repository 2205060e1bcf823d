import { ensureDependencies, run } from './setup.mjs';

/** `npm start`: everything from a fresh clone to a served site. */
ensureDependencies();
run('npm', ['run', '--silent', 'build']);
await import('./serve.mjs');

import { ensureDependencies } from './setup.mjs';

/** `npm run init`: installs, then runs init.ts, so that it works on a fresh clone as `npm start` does. */
ensureDependencies();
process.argv.splice(2, 0, 'init');
await import('./run.mjs');

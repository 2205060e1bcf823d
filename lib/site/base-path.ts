/**
 * The path of the host that the site is served from: '' or '/sub'. Next puts the value of the environment variable into
 * the browser's code as well (`env` in next.config.mjs); `config.ts` checks it.
 */
export const basePath: string = process.env.BASE_PATH ?? '';

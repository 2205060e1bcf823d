import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const isExport = process.env.NODE_ENV === 'production';
const basePath = process.env.BASE_PATH ?? '';

/** In development the redirects of the export come from the server; the export has pages for them. */
function devRedirects() {
  const file = '.generated/redirects.json';
  if (!existsSync(file)) return [];
  const rows = JSON.parse(readFileSync(file, 'utf8'));
  return rows.map(({ from, to }) => ({ source: from, destination: to, permanent: false }));
}

/** @type {import('next').NextConfig} */
const config = {
  // In development an unknown page has to be our 404, not an error of the export.
  output: isExport ? 'export' : undefined,
  trailingSlash: true,
  // Only Next's client reads it, and that is not in the export.
  generateBuildId: () => 'export',
  basePath,
  env: { BASE_PATH: basePath, HOSTED_SEARCH: process.env.DOCSEARCH_APP_ID ? 'on' : '' },
  // Behaviours are started once for each page (components/shell/live-page.dev.client.tsx).
  reactStrictMode: false,
  poweredByHeader: false,
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  experimental: {
    globalNotFound: true,
    turbopackFileSystemCacheForBuild: true,
    // Next leaves one core idle, which is half of a machine with two.
    cpus: Number(process.env.RENDER_WORKERS) || availableParallelism(),
  },
  images: { unoptimized: true },
  // `npm run check` runs the compiler; a build does not do it again.
  typescript: { ignoreBuildErrors: true },
  ...(isExport
    ? {}
    : {
        redirects: async () => devRedirects(),
        // What the export writes beside the pages is made on demand (app/files); writers have a page (app/dev/writing).
        pageExtensions: ['ts', 'tsx', 'dev.ts', 'dev.tsx'],
        rewrites: async () => [
          { source: '/:path(.*\\.(?:md|xml|txt|json|svg|jpg|py|ipynb))', destination: '/files/:path' },
        ],
      }),
};

/** In development @next/mdx compiles the examples of the writers' page; the pages of the site are compiled by lib/mdx alone. */
async function withExamples() {
  const { default: withMdx } = await import('@next/mdx');
  const { tsImport } = await import('tsx/esm/api');
  const { mdxOptions } = await tsImport('./lib/writing/next-mdx.ts', import.meta.url);
  return withMdx(mdxOptions)(config);
}

export default isExport ? config : await withExamples();

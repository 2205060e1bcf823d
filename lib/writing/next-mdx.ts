import { fileURLToPath } from 'node:url';
import type { NextMDXOptions } from '@next/mdx';
import { hashOfFiles } from '../files/file-hash.ts';
import { remarkRehypeOptions } from '../mdx/html-options.ts';
import { pipelineFiles } from '../mdx/pipeline-key.ts';
import { defaultLocale } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';

const modulePath = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The options of @next/mdx in next.config.mjs. Turbopack passes them on as JSON, so plugins are paths of modules. */
export const mdxOptions: NextMDXOptions & { options: { pipeline: string } } = {
  options: {
    remarkPlugins: [modulePath('./remark.mjs')],
    rehypePlugins: [modulePath('./rehype.mjs')],
    remarkRehypeOptions,
    // Turbopack caches the output of a loader, also for the next start, until the file or the options change.
    pipeline: hashOfFiles([...pipelineFiles, 'lib/writing/presets.ts'], messagesOf(defaultLocale).texts),
  },
};

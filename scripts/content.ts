import { once } from 'node:events';
import { prepareContent, startContentlayer } from '../lib/content/prepare.ts';
import { writeStubReferences } from '../lib/sources/stubs.ts';

/** `npm run content`: reads the content once and leaves `.generated/` ready for Next. */
try {
  await prepareContent({ strict: true, found: await writeStubReferences() });
  const [code] = await once(startContentlayer('build'), 'exit');
  process.exitCode = code;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

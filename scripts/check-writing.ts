import { problemText } from '../lib/site/problem.ts';
import { writeContent } from './content-step.ts';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run check:writing',
  does:
    'lists pages of the docs that are short, have few links, or have pictures with short descriptions (lib/writing/measures.ts). ' +
    'This is advice: the command succeeds whatever it lists.',
  options: {},
});

try {
  await writeContent();
  const { measuredPages, writingAdvice } = await import('../lib/writing/measures.ts');
  const pages = measuredPages();
  const advice = writingAdvice(pages);
  for (const one of advice) console.log(`${problemText(one)}\n`);
  console.log(`writing: ${pages.length} pages, ${advice.length} pieces of advice`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import { writeContent } from './content-step.ts';

/** `npm run content`: reads the content once and leaves `.generated/` ready for Next. */
try {
  await writeContent();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

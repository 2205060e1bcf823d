import { hashOfFiles } from '../files/file-hash.ts';
import { type Locale, locales } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';

/**
 * What a compiled text is made from, beside the text itself: this folder, what it imports from the rest of the project,
 * and the packages in use. Paths below the root of the project.
 */
export const pipelineFiles = [
  'lib/mdx',
  'lib/files/file-hash.ts',
  'lib/site/constants.ts',
  'lib/site/developer-error.ts',
  'lib/site/edit-distance.ts',
  'lib/site/locales.ts',
  'lib/site/problem.ts',
  'lib/site/unwanted-characters.ts',
  'package-lock.json',
] as const;

const keys = new Map<Locale, string>();

/**
 * Part of the name of every compiled text, which changes as soon as the same text might give other HTML. Of the messages of
 * the interface only those that appear in texts count; a change of another does not compile anything again.
 */
export function pipelineKey(locale: Locale): string {
  if (keys.size === 0)
    for (const one of locales) keys.set(one, hashOfFiles(pipelineFiles, messagesOf(one).texts));
  return keys.get(locale) ?? '';
}

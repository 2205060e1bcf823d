import { runTextsPath } from '../../routes/files.ts';
import { browserPath } from '../../routes/index.ts';
import { search } from '../../site/constants.ts';
import { loadOnce } from '../loading/load-once.ts';
import { pageLocale } from '../search/search-settings.ts';
import { withTimeLimit } from '../time-limit.ts';
import { type RunTexts, runTextNames } from './run-texts.ts';

const textsByPath = new Map<string, Promise<RunTexts>>();

/**
 * The messages of programs that run, in the language of the page, loaded once.
 * @throws Error when the file cannot be loaded, lacks a message or takes longer than `search.giveUpMs`
 */
export function loadRunTexts(): Promise<RunTexts> {
  const path = browserPath(runTextsPath(pageLocale()));
  return loadOnce(textsByPath, path, () =>
    withTimeLimit(search.giveUpMs, async (signal) => {
      const response = await fetch(path, { signal });
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
      const texts = (await response.json()) as Partial<RunTexts> | null;
      if (runTextNames.some((name) => typeof texts?.[name] !== 'string'))
        throw new Error('The messages of programs that run are incomplete.');
      return texts as RunTexts;
    }),
  );
}

import { reading } from '../site/constants.ts';

/** Minutes that a text takes to read, code included, not rounded. Chinese is counted by characters. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return words / reading.wordsPerMinute + han / reading.hanCharactersPerMinute;
}

/** What is wrong, where, and what to do about it. */
type ErrorFacts = { what: string; where: string; fix: string };

/**
 * A mistake of whoever works on the site, not of a writer or a reader: a hook outside its provider, a text that is missing.
 * It is thrown where it is noticed (docs/spec.md 14.5). In a file of its own, because the browser gets it, too.
 */
export function developerError({ what, where, fix }: ErrorFacts): Error {
  return new Error(`${where}  ${what}\n  ${fix}`);
}

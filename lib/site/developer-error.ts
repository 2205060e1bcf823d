/** What is wrong, where, and what to do about it. */
type ErrorFacts = { what: string; where: string; fix: string };

/**
 * An error for developers of the site, such as a missing text, which is thrown where it is noticed (docs/spec.md 14.5). In a
 * separate file, because the browser loads it, too.
 */
export function developerError({ what, where, fix }: ErrorFacts): Error {
  return new Error(`${where}  ${what}\n  ${fix}`);
}

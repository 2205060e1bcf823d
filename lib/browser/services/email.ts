import { email } from '../../site/constants.ts';

/**
 * Whether a text is an address that the newsletter accepts (docs/spec.md 9.3): one address in the usual form with exactly one @.
 * The length is checked first, so that no input is slow.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 0 || at > email.localMax || text.length - at - 1 > email.domainMax) return false;
  return isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

/** Letters, digits and the usual punctuation except @, with single dots between them. */
function isLocalPart(text: string): boolean {
  return /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(text);
}

/** Labels of letters and digits with hyphens inside; the last one begins with a letter and has two characters or more. */
function isDomain(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  const isLabel = (label: string) => /^[A-Za-z0-9-]+$/.test(label) && !/^-|-$/.test(label);
  return labels.length > 1 && labels.every(isLabel) && /^[A-Za-z]/.test(last) && last.length > 1;
}

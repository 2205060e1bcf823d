import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from '@/lib/browser/services/email.ts';
import { email } from '@/lib/site/constants.ts';

const { localMax, domainMax } = email;

const right = {
  locals: [
    'a',
    'A.B',
    'first.last',
    'x+tag',
    "o'neil",
    '1',
    '_',
    'a-b',
    '!#$%&',
    'a.b.c.d',
    'UPPER',
    'l'.repeat(localMax),
  ],
  domains: [
    'example.org',
    'a.co',
    'sub.domain.example.com',
    'x-y.net',
    '1a.org',
    'A.ORG',
    'xn--80ak6aa92e.com',
    `${'d.'.repeat(126)}org`,
  ],
};

const wrong = {
  locals: ['', '.a', 'a.', 'a..b', 'a b', 'a,b', 'a"b', '(a)', 'é', '好', 'a\nb', 'l'.repeat(localMax + 1)],
  domains: [
    '',
    'org',
    '.org',
    'a.',
    'a..org',
    '-a.org',
    'a-.org',
    'a_b.org',
    'a.1',
    'a.o',
    'a b.org',
    `${'d'.repeat(domainMax)}.org`,
  ],
};

/** 240 addresses: what is right, and what is wrong on one side only. */
const cases: [address: string, expected: boolean][] = [
  ...right.locals.flatMap((local) =>
    right.domains.map((domain) => [`${local}@${domain}`, true] as [string, boolean]),
  ),
  ...wrong.locals.flatMap((local) =>
    right.domains.slice(0, 6).map((domain) => [`${local}@${domain}`, false] as [string, boolean]),
  ),
  ...wrong.domains.flatMap((domain) =>
    right.locals.slice(0, 6).map((local) => [`${local}@${domain}`, false] as [string, boolean]),
  ),
];

/** The rule of docs/spec.md 9.3 once more, letter by letter, without a pattern. */
function reference(text: string, limit: number = localMax): boolean {
  if ([...text].filter((letter) => letter === '@').length !== 1) return false;
  const [local = '', domain = ''] = text.split('@');
  const isIn = (letters: string) => (text_: string) =>
    text_ !== '' && [...text_].every((letter) => letters.includes(letter));
  const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const digits = '0123456789';
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    local.length <= limit &&
    domain.length <= domainMax &&
    local.split('.').every(isIn(`${alphabet}${digits}!#$%&'*+/=?^_\`{|}~-`)) &&
    labels.length > 1 &&
    labels.every(isIn(`${alphabet}${digits}-`)) &&
    labels.every((label) => !label.startsWith('-') && !label.endsWith('-')) &&
    alphabet.includes(last[0] ?? ' ') &&
    last.length > 1
  );
}

describe('an address for the newsletter', () => {
  test('there are 240 cases', () => expect(cases).toHaveLength(240));

  test.each(cases)('%s: %s', (address, expected) => {
    expect(isEmail(address)).toBe(expected);
    expect(reference(address)).toBe(expected);
  });

  test('two of them, or none, are not an address', () => {
    for (const text of ['', '@', '@@', 'a@b.org@c.org', 'a@b.org, c@d.org', 'a@b.org c@d.org', 'a.org'])
      expect([text, isEmail(text)]).toEqual([text, false]);
  });

  test('follows the rule for 10,000 texts', () => {
    const part = fc.stringMatching(/^[a-zA-Z0-9.+_@ -]{0,12}$/);
    const address = fc.oneof(
      fc.tuple(part, part).map(([a, b]) => `${a}@${b}`),
      fc.tuple(part, part).map(([a, b]) => `${a}@${b}.org`),
      fc.emailAddress(),
      fc.string(),
    );
    fc.assert(
      fc.property(address, (text) => {
        expect(isEmail(text)).toBe(reference(text));
      }),
      { numRuns: 10_000 },
    );
  });

  test('control: the comparison finds a rule that is off by one', () => {
    const longest = `${'l'.repeat(localMax)}@example.org`;
    expect(isEmail(longest)).not.toBe(reference(longest, localMax - 1));
  });

  test.each(['a', '@', '.', 'a.', 'a@', '-', '@.'])('100 kB of %j are refused', (unit) => {
    const long = unit.repeat(100_000 / unit.length);
    for (const text of [long, `${long}@example.org`, `a@${long}`, `a@${long}.org`])
      expect(isEmail(text)).toBe(false);
  });
});

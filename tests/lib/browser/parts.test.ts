import { describe, expect, test, vi } from 'vitest';
import { Icon } from '@/components/ui/icon.tsx';
import { durationOf } from '@/lib/browser/collapsible/motion.ts';
import { withoutPrompts } from '@/lib/browser/prose/copy-code.ts';
import { starText } from '@/lib/browser/services/stars.ts';
import { withTimeLimit } from '@/lib/browser/time-limit.ts';
import { categoriesOf } from '@/lib/pages/sidebar.ts';
import type { Locale } from '@/lib/site/locales.ts';
import { format, messagesOf } from '@/lib/site/messages/index.ts';

describe('the number of stars', () => {
  test.each([
    [23456, '23.5 k'],
    [20000, '20.0 k'],
    [999, '1.0 k'],
    [1, '0.0 k'],
    [1e12, '1000000000.0 k'],
  ])('%d is %s', (count, text) => expect(starText(count)).toBe(text));

  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, '20000', null, undefined, {}, [], true])(
    '%j is no number of stars',
    (count) => expect(starText(count)).toBeUndefined(),
  );
});

test('copying leaves out the prompts and what the interpreter answered', () => {
  expect(withoutPrompts('>>> a = 1\n>>> for i in x:\n...     f(i)\n...\n3\n>>> a\n1')).toBe(
    'a = 1\nfor i in x:\n    f(i)\n\na',
  );
  expect(withoutPrompts('print(">>>")\nx = 1')).toBe('print(">>>")\nx = 1');
});

test('a collapsible takes longer the taller it is, but not in proportion', () => {
  const times = [36, 360, 3600].map(durationOf);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times).size).toBe(3);
  expect((times[2] ?? 0) / (times[0] ?? 1)).toBeLessThan(10);
});

test('a time limit aborts what takes too long, and only that', async () => {
  vi.useFakeTimers();
  const never = withTimeLimit(
    100,
    (signal) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  );
  const caught = never.catch((error: DOMException) => error.name);
  await vi.advanceTimersByTimeAsync(100);
  expect(await caught).toBe('TimeoutError');
  expect(await withTimeLimit(100, async () => 'done')).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('mistakes of developers are thrown with what, where and how to fix them', () => {
  test('a language without texts', () => {
    expect(() => messagesOf('xx' as Locale)).toThrow(
      /messagesOf\("xx"\).*unknown locale\n.*zh-Hans.*lib\/site\/messages/s,
    );
  });

  test('a placeholder without a value', () => {
    expect(() => format('{count} of {total}', { count: 1 })).toThrow(
      /missing value of the placeholder \{total\}\n.*Given values: count/s,
    );
    expect(format('{count} of {total}', { count: 1, total: 2 })).toBe('1 of 2');
  });

  test('a version without docs', () => {
    const version = { name: 'v9', label: 'v9', segment: 'v9', folder: 'v9', status: 'unmaintained' } as const;
    expect(() => categoriesOf(version, 'en')).toThrow(/version v9.*no docs data\n.*docs\/v9\/sidebar\.yml/s);
  });

  test('an icon that does not exist', () => {
    expect(() => Icon({ name: 'none' as 'sun', size: 1 })).toThrow(/unknown icon\n.*Use one of: menu/s);
  });
});

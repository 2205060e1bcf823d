# case: case and tests
s = 'Hello, World'
print(s.upper(), s.lower(), s.title(), 'abc def'.title(), 'aBC'.capitalize(), s.swapcase(), 'abc'.isalpha(), '12'.isdigit(), 'a1'.isalnum(), ' \t'.isspace(), ''.isdigit(), 'ABC'.isupper(), 'abc1'.islower(), 'a_1'.isidentifier(), "it's".title())
# case: strip and split
print(['  a b  '.strip(), '  a'.lstrip(), 'a  '.rstrip(), 'xxaxx'.strip('x'), 'abcba'.strip('ab'), 'a,b,,c'.split(','), ' a  b c '.split(), 'a b c'.split(' ', 1), 'a  b'.split(' '), ''.split(), ''.split(','), 'a-b-c'.rsplit('-', 1), 'a b c'.split(maxsplit=1), 'l1\nl2\r\nl3\n'.splitlines(), 'a=b=c'.partition('='), 'a=b=c'.rpartition('='), 'abc'.partition('x'), ' a b '.split(None, 1)])
# case: search and replace
s = 'banana'
print(s.find('an'), s.find('x'), s.rfind('an'), s.index('n'), s.count('a'), s.count('ana'), s.replace('a', 'o'), s.replace('a', 'o', 2), s.startswith('ba'), s.endswith(('x', 'na')), s.find('a', 2), s.find('a', 2, 3), 'abc'.replace('', '-'), s.removeprefix('ba'), s.removesuffix('na'), ''.count(''), 'aaa'.replace('aa', 'b'))
# case: justify
print([s.center(10), s.center(9, '*'), s.ljust(8) + '|', s.rjust(8), '42'.zfill(5), '-42'.zfill(5), 'abc'.center(6), 'ab'.center(5, '-'), 'abc'.center(2)] if (s := 'abc') else 0)
# case: join and iteration
print('-'.join(['a', 'b']), ''.join(reversed('abc')), ', '.join(str(x) for x in range(3)), list('ab'), [c for c in 'xy'], 'abc' * 2, 'a' + 'b', len('abc'), 'b' in 'abc', sorted('cab'), max('abc'), 'abc' < 'abd', ''.join([]), '\n'.join('ab'))
# case: escapes
print('a\tb', 'a\\n', 'q\'q', "d\"d", '\x41\u00e9\U0001F600', r'\n', 'line1\
line2', '''a
  b''', '\101', 'é'.upper(), 'ß'.upper(), 'İ'.lower() == 'i̇', '')
# case: strings as sequences
for i, c in enumerate('héé'):
    print(i, c)
a, b = 'xy'
print(a, b, 'abc'[0], 'abc'[-1], 'abcdef'[1:4], 'abcdef'[::2], 'abc'[5:], str([1, 'a', None, 2.0, (1,), {'k': 'v'}]))
# case: format of text
print(f'{"abc":10}|{"abc":>10}|{"abc":^10}|{"abc":.2}|{"abc":*<5}|{"é":>3}|{"":5}|', '%-5s|%5s|' % ('ab', 'cd'), '{:>6}|{:<6}|{:^6}'.format('a', 'b', 'c'), '{0:{1}}'.format('x', 5) + '|')
# case: table
for name, value in [('pi', 3.14159265), ('e', 2.71828), ('big', 123456.789)]:
    print(f'{name:<6}{value:>12.3f}{value:12.4e}')
# case: translate is refused elsewhere, chr and ord
print(chr(65), ord('a'), chr(233), [chr(c) for c in range(97, 100)], ord('é'), chr(0x1F600))

import { Refusal } from '../../errors.ts';
import { native, single } from '../builtins/arguments.ts';
import { ListValue } from '../collections/lists.ts';
import { PythonError, valueError } from '../errors.ts';
import { current } from '../state.ts';
import type { Value } from '../values.ts';
import { real } from './math.ts';

/** The modules `time`, `sys` and `os`: little of them makes sense in a page. */

/** `sleep` does not wait: time goes on by as much for the program. */
export function timeMembers(): ReadonlyMap<string, Value> {
  let slept = 0;
  const begin = current.now();
  const time = () => current.now() / 1000 + slept;
  // Counted from the start of the program, for more digits.
  const seconds = () => (current.now() - begin) / 1000 + slept;
  return new Map<string, Value>([
    native('time', time),
    native('perf_counter', seconds),
    native('monotonic', seconds),
    native('process_time', seconds),
    native('perf_counter_ns', () => BigInt(Math.round(seconds() * 1e9))),
    native('time_ns', () => BigInt(Math.round(time() * 1e9))),
    native('sleep', (args) => {
      const duration = real(single('time.sleep', args));
      if (duration < 0) throw valueError('sleep length must be non-negative');
      slept += duration;
      return null;
    }),
  ]);
}

export function sysMembers(): ReadonlyMap<string, Value> {
  return new Map<string, Value>([
    ['argv', new ListValue([''])],
    ['maxsize', 2n ** 63n - 1n],
    native('exit', (args) => {
      throw new PythonError('SystemExit', args);
    }),
    native('getrecursionlimit', () => BigInt(current.maxDepth)),
    native('setrecursionlimit', () => {
      throw new Refusal('sys.setrecursionlimit');
    }),
  ]);
}

export const osMembers: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['sep', '/'],
  ['linesep', '\n'],
]);

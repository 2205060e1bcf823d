import { describe, expect, test } from 'vitest';
import { runProgramSync } from '@/lib/live/host/program';
import { numpyModule } from '@/lib/live/numpy/module';

/** What the NumPy of the engine does not have is refused, by name and line. */

function refusal(code: string): { line: number; feature: string } | string {
  const found = runProgramSync(`import numpy as np\n${code}`, {
    modules: new Map([['numpy', numpyModule()]]),
    print: () => {},
  });
  return found.state === 'refused' ? { line: found.line, feature: found.feature } : found.state;
}

const cases: Record<string, string> = {
  'np.fft.fft([1])': 'numpy.fft',
  'np.save("a.npy", np.zeros(2))': 'numpy.save',
  'np.savetxt("a.txt", np.zeros(2))': 'numpy.savetxt',
  'np.einsum("ij->ji", np.zeros((2, 2)))': 'numpy.einsum',
  'np.complex64(1)': 'numpy.complex64',
  'np.float16(1)': 'numpy.float16',
  'np.zeros(2, dtype="float16")': "dtype='float16'",
  'np.zeros(2, dtype=complex)': 'complex',
  'np.array(["a"])': 'an array of a str',
  'np.array([None])': 'an array of a NoneType',
  'np.array([2**70])': 'an array of integers of more than 64 bits',
  'np.zeros(2, order="F")': 'np.zeros(order=…)',
  'np.zeros(2).reshape(2, 1, order="F")': 'reshape(order=…)',
  'np.zeros(2).sum(where=[True, False])': 'sum(where=…)',
  'np.zeros(2).sum(0, None, np.zeros(2))': 'sum with an argument out',
  'np.sqrt([1.0], out=np.zeros(1))': 'np.sqrt(out=…)',
  'np.zeros(2).view(np.int32)': 'numpy.ndarray.view',
  'np.zeros(2).flags': 'numpy.ndarray.flags',
  'a = np.zeros(4)\na.shape = (2, 2)': 'an assignment to numpy.ndarray.shape',
  'np.random.seed(0)': 'np.random.seed',
  'np.random.default_rng(0).normal()': 'normal numbers of a generator with a seed',
  'np.random.default_rng(0).choice(5)': 'numpy.random._generator.Generator.choice',
  'np.random.default_rng(0).integers(0, 5, dtype=np.uint8)': 'random integers as uint8',
  'np.random.shuffle([1])': 'numpy.random.shuffle',
  'np.linalg.inv(np.eye(2))': 'numpy.linalg.inv',
  'np.sin(0.5)': 'np.sin of a single number',
  'np.sin(np.ones(3, dtype=np.float32))': 'np.sin of float32',
  'np.sqrt(np.array([4], dtype=np.int8))': 'np.sqrt of int8, which gives float16',
  'np.array([0.1, 0.2]) ** 3.5': 'a rounded power of an array',
  'np.array([0.1, 0.2]) @ np.array([0.3, 0.7])': 'a scalar product that is rounded',
  'np.float32(0.1) + 0.1': 'numpy.float32 + float as float64, which newer versions of NumPy give as float32',
  'np.float32(0.1) == 0.1':
    'numpy.float32 == float as float64, which newer versions of NumPy give as float32',
  'np.ones(2, dtype=np.float32) * np.float64(0.1)':
    'numpy.ndarray * numpy.float64 as float32, which newer versions of NumPy give as float64',
  'np.ones(2, dtype=np.float32) + 70000':
    'numpy.ndarray + int as float64, which newer versions of NumPy give as float32',
  'np.ones(2, dtype=np.uint8) + 300':
    'numpy.ndarray + int as uint16, which newer versions of NumPy give as uint8',
  'np.uint8(200) + 100': 'numpy.uint8 + int as int64, which newer versions of NumPy give as uint8',
  'np.zeros(2) == np.zeros(3)': '== of arrays of shapes (2,) and (3,)',
  'np.zeros(2) + "a"': '+ of a numpy.ndarray and a str',
  'np.zeros(2) == "a"': '== of a numpy.ndarray and a str',
  'np.zeros(2, dtype=np.uint8)[:] = 300': 'the integer 300 as uint8',
  'np.array([300], dtype=np.uint8)': 'the integer 300 as uint8',
  'np.array([1e20]).astype(int)': 'the cast of 100000000000000000000 from float64 to int64',
  'np.array([np.nan]).astype(int)': 'the cast of NaN from float64 to int64',
  'np.argsort([1, 1] * 10)': 'np.argsort of equal items without kind="stable"',
  'np.zeros(2)[True]': 'a bool as an index of an array',
  'np.mgrid[0:1:0.1]': 'np.mgrid of real numbers',
  'a = np.arange(4)\na[[0, 1]] = a[::-1][:2]': 'an assignment of a view to items of the same array',
  'np.transpose(1.5)': 'np.transpose of a single number',
  'np.tile([1])': 'np.tile without reps',
  'np.float64(1)[...]': 'an index of a scalar',
  'np.zeros(1, int, "C", 5)': 'np.zeros with 4 arguments',
  'np.floor(np.array([1, 2]))': 'np.floor of int64',
  'np.zeros(10**9)': 'an array of 8000000000 bytes',
};

describe('refusals', () => {
  for (const [code, feature] of Object.entries(cases))
    test(code, () => {
      expect(refusal(code)).toEqual({ line: code.split('\n').length + 1, feature });
    });
});

/** The generator of random numbers that `np.random.default_rng` gives: PCG64, seeded as NumPy seeds it. */

const mask32 = 0xffffffffn;
const mask128 = (1n << 128n) - 1n;
const multiplier = 0x2360ed051fc65da44385df649fccf645n;

/** Spreads a seed over words of 32 bits, as NumPy's `SeedSequence` does. */
function seedWords(seed: bigint, count: number): bigint[] {
  const entropy: bigint[] = [];
  for (let rest = seed; rest > 0n || entropy.length === 0; rest >>= 32n) entropy.push(rest & mask32);
  const pool = mixedPool(entropy);
  let hash = 0x8b51f9ddn;
  return Array.from({ length: count }, (_, at) => {
    let value = (pool[at % pool.length] ?? 0n) ^ hash;
    hash = (hash * 0x58f38dedn) & mask32;
    value = (value * hash) & mask32;
    return value ^ (value >> 16n);
  });
}

function mixedPool(entropy: readonly bigint[]): bigint[] {
  let hash = 0x43b0d7e5n;
  const hashed = (given: bigint) => {
    let value = given ^ hash;
    hash = (hash * 0x931e8875n) & mask32;
    value = (value * hash) & mask32;
    return value ^ (value >> 16n);
  };
  const mixed = (a: bigint, b: bigint) => {
    const value = (0xca01f9ddn * a - 0x4973f715n * b) & mask32;
    return value ^ (value >> 16n);
  };
  const pool = Array.from({ length: 4 }, (_, at) => hashed(entropy[at] ?? 0n));
  for (let from = 0; from < 4; from++)
    for (let to = 0; to < 4; to++)
      if (from !== to) pool[to] = mixed(pool[to] ?? 0n, hashed(pool[from] ?? 0n));
  for (const word of entropy.slice(4))
    for (let to = 0; to < 4; to++) pool[to] = mixed(pool[to] ?? 0n, hashed(word));
  return pool;
}

/** A stream of random bits. */
export class Pcg64 {
  private state: bigint;
  private readonly increment: bigint;
  /** Upper half of a number whose lower half was given. */
  private half: number | undefined;

  constructor(seed: bigint) {
    const words = seedWords(seed, 8);
    const long = (at: number) => (words[at] ?? 0n) | ((words[at + 1] ?? 0n) << 32n);
    const start = (long(0) << 64n) | long(2);
    this.increment = ((((long(4) << 64n) | long(6)) << 1n) | 1n) & mask128;
    this.state = (this.increment + start) & mask128;
    this.state = (this.state * multiplier + this.increment) & mask128;
  }

  /** 64 random bits. */
  next64(): bigint {
    this.state = (this.state * multiplier + this.increment) & mask128;
    const value = BigInt.asUintN(64, (this.state >> 64n) ^ this.state);
    const turn = this.state >> 122n;
    return BigInt.asUintN(64, (value >> turn) | (value << (64n - turn)));
  }

  /** 32 random bits: the lower half of a number, then its upper half. */
  next32(): number {
    if (this.half !== undefined) {
      const found = this.half;
      this.half = undefined;
      return found;
    }
    const value = this.next64();
    this.half = Number(value >> 32n);
    return Number(value & mask32);
  }

  /** A real number from 0 to below 1. */
  real(): number {
    return Number(this.next64() >> 11n) / 9007199254740992;
  }

  /** A float32 from 0 to below 1. */
  real32(): number {
    return (this.next32() >>> 8) / 16777216;
  }
}

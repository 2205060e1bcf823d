/** Random numbers of a seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below a count. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }
}

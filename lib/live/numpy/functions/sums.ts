/** Sums of real numbers, added in the order in which NumPy adds them. */

const blockSize = 128;

/**
 * The sum of items that lie `stride` apart: halves of at most 128 items, each with eight sums that go on at the same time.
 * @param round to float32, where the items are of that type
 */
export function pairwiseSum(
  items: Float64Array,
  start: number,
  stride: number,
  count: number,
  round: ((value: number) => number) | undefined,
): number {
  return round ? pairwise32(items, start, stride, count) : pairwise64(items, start, stride, count);
}

function pairwise64(items: Float64Array, start: number, stride: number, count: number): number {
  const item = (at: number) => items[start + at * stride] as number;
  if (count < 8) {
    let total = 0;
    for (let at = 0; at < count; at++) total += item(at);
    return total;
  }
  if (count > blockSize) {
    const half = halfOf(count);
    return (
      pairwise64(items, start, stride, half) + pairwise64(items, start + half * stride, stride, count - half)
    );
  }
  let [a, b, c, d, e, f, g, h] = [item(0), item(1), item(2), item(3), item(4), item(5), item(6), item(7)];
  let at = 8;
  for (; at < count - (count % 8); at += 8) {
    a += item(at);
    b += item(at + 1);
    c += item(at + 2);
    d += item(at + 3);
    e += item(at + 4);
    f += item(at + 5);
    g += item(at + 6);
    h += item(at + 7);
  }
  let total = a + b + (c + d) + (e + f + (g + h));
  for (; at < count; at++) total += item(at);
  return total;
}

function pairwise32(items: Float64Array, start: number, stride: number, count: number): number {
  const round = Math.fround;
  const item = (at: number) => items[start + at * stride] as number;
  if (count < 8) {
    let total = 0;
    for (let at = 0; at < count; at++) total = round(total + item(at));
    return total;
  }
  if (count > blockSize) {
    const half = halfOf(count);
    return round(
      pairwise32(items, start, stride, half) + pairwise32(items, start + half * stride, stride, count - half),
    );
  }
  const sums = new Float32Array(8);
  for (let at = 0; at < 8; at++) sums[at] = item(at);
  let at = 8;
  for (; at < count - (count % 8); at += 8)
    for (let lane = 0; lane < 8; lane++) sums[lane] = (sums[lane] as number) + item(at + lane);
  const pair = (lane: number) => round((sums[lane] as number) + (sums[lane + 1] as number));
  let total = round(round(pair(0) + pair(2)) + round(pair(4) + pair(6)));
  for (; at < count; at++) total = round(total + item(at));
  return total;
}

function halfOf(count: number): number {
  const half = Math.floor(count / 2);
  return half - (half % 8);
}

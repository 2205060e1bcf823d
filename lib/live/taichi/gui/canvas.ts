import { Refusal } from '../../errors.ts';
import type { FrameText } from '../window.ts';

const { fround } = Math;

/** Red, green, blue and opacity, from 0 to 1. */
type Color = readonly [number, number, number, number];

/** A point in pixels. */
type Point = readonly [number, number];

/** What a text may cover, in pixels. */
type Box = { left: number; right: number; bottom: number; top: number };

/**
 * The picture that `ti.GUI` draws in. The language computes each pixel as four 32-bit numbers, and this does so in the same order, with
 * the same rounding. Colours are numbers of 32 bits without sign.
 */
export class Canvas {
  /** Four numbers for each pixel: the first axis goes to the right, the second one upwards. */
  readonly pixels: Float32Array;
  /** The texts since the canvas was cleared. */
  texts: FrameText[] = [];
  private boxes: Box[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Float32Array(width * height * 4);
  }

  /** Fills the canvas with a colour. */
  clear(color: number): void {
    this.removeTexts();
    const [r, g, b, a] = solidColor(color);
    const { pixels } = this;
    pixels.set([r, g, b, a]);
    // Copies what is filled already, so that it doubles each time.
    for (let at = 4; at < pixels.length; at *= 2) pixels.copyWithin(at, 0, at);
  }

  /** Puts an image over the whole canvas: four numbers for each pixel, in its order. */
  setImage(image: ArrayLike<number>): void {
    this.removeTexts();
    this.pixels.set(image);
  }

  /** Draws a disc: its edge becomes transparent over the last pixel of the radius. */
  circle(x: number, y: number, color: number, radius: number): void {
    const [cx, cy] = this.place(x, y);
    const r = fround(radius);
    const left = Math.max(0, toInt32(Math.ceil(fround(cx - r))));
    const bottom = Math.max(0, toInt32(Math.ceil(fround(cy - r))));
    const right = Math.min(toInt32(Math.floor(fround(cx + r))), this.width - 1);
    const top = Math.min(toInt32(Math.floor(fround(cy + r))), this.height - 1);
    this.keepTextsFrom(left, right, bottom, top);
    const paint = blendedColor(color);
    for (let i = left; i <= right; i++)
      for (let j = bottom; j <= top; j++) this.blend(i, j, paint, fround(r - length(cx - i, cy - j)));
  }

  /**
   * Draws a line with round ends.
   * @throws Refusal for an end that is not a number or far outside: what the language draws then is not defined
   */
  line(x0: number, y0: number, x1: number, y1: number, color: number, radius: number): void {
    const [ax, ay] = this.place(x0, y0);
    const [bx, by] = this.place(x1, y1);
    const r = fround(radius);
    for (const number of [ax, ay, bx, by, r])
      if (!(Math.abs(number) < 2 ** 30)) throw new Refusal('a line of ti.GUI that is not finite');
    const [ai, aj, bi, bj] = [ax, ay, bx, by].map((one) => Math.trunc(fround(one + 0.5))) as [
      number,
      number,
      number,
      number,
    ];
    const margin = Math.ceil(fround(r + 0.5));
    const left = Math.max(0, Math.min(ai, bi) - margin);
    const bottom = Math.max(0, Math.min(aj, bj) - margin);
    const right = Math.min(this.width - 1, Math.max(ai, bi) + margin);
    const top = Math.min(this.height - 1, Math.max(aj, bj) + margin);
    this.keepTextsFrom(left, right, bottom, top);
    const reach = length(bx - ax, by - ay);
    // A line without length has no direction: its pixels are not numbers, and black.
    const inverse = fround(1 / reach);
    const dx = fround(inverse * fround(bx - ax));
    const dy = fround(inverse * fround(by - ay));
    const paint = blendedColor(color);
    for (let i = left; i <= right; i++)
      for (let j = bottom; j <= top; j++) {
        const px = fround(fround(i + 0.5) - ax);
        const py = fround(fround(j + 0.5) - ay);
        const across = fround(fround(-dy * px) + fround(dx * py));
        let along = fround(fround(dx * px) + fround(dy * py));
        if (along > 0) {
          const beyond = fround(along - reach);
          along = Math.max(beyond, 0);
        }
        this.blend(i, j, paint, fround(r - length(across, along)));
      }
  }

  /**
   * Fills the pixels whose middle is inside of a triangle.
   * @throws Refusal for a corner that is not a number: what the language draws then is not defined
   */
  triangle(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, color: number): void {
    const corners = [this.place(x0, y0), this.place(x1, y1), this.place(x2, y2)] as const;
    for (const [x, y] of corners)
      if (!(Math.abs(x) < 2 ** 30 && Math.abs(y) < 2 ** 30))
        throw new Refusal('a triangle of ti.GUI that is not finite');
    const [a, b, c] = corners;
    const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
    const bottom = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
    const right = Math.min(this.width, Math.ceil(Math.max(a[0], b[0], c[0]))) - 1;
    const top = Math.min(this.height, Math.ceil(Math.max(a[1], b[1], c[1]))) - 1;
    this.keepTextsFrom(left, right, bottom, top);
    const paint = solidColor(color);
    for (let i = left; i <= right; i++)
      for (let j = bottom; j <= top; j++) {
        const pixel: Point = [fround(i + 0.5), fround(j + 0.5)];
        const side = isRightOf(pixel, a, b);
        if (side !== isRightOf(pixel, b, c) || side !== isRightOf(pixel, c, a)) continue;
        this.pixels.set(paint, (i * this.height + j) * 4);
      }
  }

  /** Puts a text on the canvas, which the host of the window draws. What is drawn later must not touch it. */
  text(text: FrameText): void {
    const [x, y] = this.place(text.x, text.y);
    this.texts.push(text);
    // No character is wider than a line is high.
    this.boxes.push({
      left: x - 1,
      right: x + text.size * (text.text.length + 1) + 3,
      bottom: y - 1.5 * text.size - 2,
      top: y + 1,
    });
  }

  /** The bytes of the pixels as the window shows them, from the upper left corner, row by row. */
  shown(): Uint8ClampedArray {
    return this.bytes(0);
  }

  /** The bytes of the pixels as a file has them. @throws Refusal for a canvas with a text, which only a window shows */
  written(): Uint8ClampedArray {
    if (this.texts.length > 0) throw new Refusal('a picture of ti.GUI with a text in a file');
    return this.bytes(255);
  }

  /** @param tooLarge the byte of a number that does not fit into an integer: a window shows it black, and files have it cut off before */
  private bytes(tooLarge: number): Uint8ClampedArray {
    const { width, height, pixels } = this;
    // Four bytes are written as one number, the first of them lowest, as WebAssembly has it everywhere.
    const words = new Uint32Array(width * height);
    let from = 0;
    for (let i = 0; i < width; i++)
      for (let to = (height - 1) * width + i; to >= 0; to -= width, from += 4)
        words[to] =
          0xff000000 |
          (byteOf(pixels[from + 2] as number, tooLarge) << 16) |
          (byteOf(pixels[from + 1] as number, tooLarge) << 8) |
          byteOf(pixels[from] as number, tooLarge);
    return new Uint8ClampedArray(words.buffer);
  }

  /** Coordinates from 0 to 1 in pixels. The language multiplies by a matrix, so what is infinite spoils both. */
  private place(x: number, y: number): Point {
    const [u, v] = [fround(x), fround(y)];
    return [fround(fround(u * this.width) + fround(v * 0)), fround(fround(u * 0) + fround(v * this.height))];
  }

  /** Mixes a colour into a pixel; the share of it is between 0 and 1. */
  private blend(i: number, j: number, color: Color, share: number): void {
    const alpha = fround(color[3] * Math.min(Math.max(share, 0), 1));
    if (alpha === 0) return;
    const rest = fround(1 - alpha);
    const { pixels } = this;
    const at = (i * this.height + j) * 4;
    for (let part = 0; part < 4; part++)
      pixels[at + part] =
        fround(rest * (pixels[at + part] as number)) + fround(alpha * (color[part] as number));
  }

  private removeTexts(): void {
    this.texts = [];
    this.boxes = [];
  }

  /** @throws Refusal for a shape that may lie over a text: the host draws texts last */
  private keepTextsFrom(left: number, right: number, bottom: number, top: number): void {
    for (const box of this.boxes)
      if (left <= box.right && right >= box.left && bottom <= box.top && top >= box.bottom)
        throw new Refusal('a shape of ti.GUI over a text');
  }
}

/** The byte of a part of a colour from 0 to 1; what is not a number is black. */
function byteOf(part: number, tooLarge: number): number {
  const value = fround(part * 255);
  if (value < 256) return value > 0 ? Math.trunc(value) : 0;
  if (value < 2 ** 31) return 255;
  return value > 0 ? tooLarge : 0;
}

/** The length of a vector of two 32-bit numbers. */
function length(x: number, y: number): number {
  const [u, v] = [fround(x), fround(y)];
  return fround(Math.sqrt(fround(fround(u * u) + fround(v * v))));
}

function isRightOf([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): boolean {
  const first = fround(fround(px - ax) * fround(by - ay));
  const second = fround(fround(py - ay) * fround(bx - ax));
  return fround(first - second) <= 0;
}

/** A real number as an integer of 32 bits, as processors convert it: the least one where it does not fit. */
function toInt32(value: number): number {
  return value > -(2 ** 31) - 1 && value < 2 ** 31 ? Math.trunc(value) : -(2 ** 31);
}

const unit = fround(1 / 255);

/** The colour of triangles and backgrounds. */
function solidColor(color: number): Color {
  const parts = [Math.floor(color / 65536), Math.floor(color / 256) % 256, color % 256, 255];
  return parts.map((part) => fround(fround(part) * unit)) as unknown as Color;
}

/** The colour of circles and lines: the language takes it for a number with a sign. */
function blendedColor(color: number): Color {
  const signed = color | 0;
  const parts = [Math.trunc(signed / 65536), Math.trunc(signed / 256) % 256, signed % 256, 255];
  return parts.map((part) => fround(unit * part)) as unknown as Color;
}

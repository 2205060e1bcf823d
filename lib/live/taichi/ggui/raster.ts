/** Red, green and blue, from 0 to 1. */
export type Color = readonly [number, number, number];

/** A point: from 0 to 1, from the lower left corner. */
export type Point = readonly [number, number];

/** A point of a shape, with its colour. */
export type Vertex = { point: Point; color: Color };

/** A rectangle, in pixels from the upper left corner. */
export type Box = { left: number; top: number; width: number; height: number };

/** A corner of a triangle, in pixels from the upper left corner, with its colour. */
type Corner = { x: number; y: number; color: Color };

/** An image: the bytes of each pixel as one number, red lowest; its first axis goes to the right, its second one upwards. */
export type RgbaImage = { words: Uint32Array; width: number; height: number };

/**
 * The picture of a window of `ti.ui`. Shapes cover the pixels whose middle lies in them, without smooth edges, as the shaders of the
 * language draw them; what is drawn later lies above.
 */
export class Raster {
  /** The bytes of each pixel as one number, red lowest, from the upper left corner, row by row. */
  private readonly words: Uint32Array;

  constructor(
    readonly width: number,
    readonly height: number,
    background: Color,
  ) {
    this.words = new Uint32Array(width * height).fill(wordOf(background));
  }

  /** The bytes of the pixels: red, green, blue and opacity. */
  pixels(): Uint8ClampedArray {
    return new Uint8ClampedArray(this.words.buffer);
  }

  /**
   * Stretches an image over the whole window. What lies between pixels of the image is mixed from the four around it.
   * @param repeats whether the image begins again beyond its edges, as before v1.7, in place of going on with its last pixels
   */
  image({ words, width, height }: RgbaImage, repeats: boolean): void {
    const { width: columns, height: rows } = this;
    if (width === columns && height === rows) {
      for (let i = 0, from = 0; i < columns; i++)
        for (let to = (rows - 1) * columns + i; to >= 0; to -= columns)
          this.words[to] = (words[from++] as number) | 0xff000000;
      return;
    }
    const across = sampledPlaces(columns, width, repeats);
    const upwards = sampledPlaces(rows, height, repeats);
    for (let j = 0; j < rows; j++) {
      const [low, high] = [upwards.first[j] as number, upwards.second[j] as number];
      const v = upwards.share[j] as number;
      let to = (rows - 1 - j) * columns;
      for (let i = 0; i < columns; i++) {
        const [left, right] = [(across.first[i] as number) * height, (across.second[i] as number) * height];
        const u = across.share[i] as number;
        const a = words[left + low] as number;
        const b = words[right + low] as number;
        const c = words[left + high] as number;
        const d = words[right + high] as number;
        let word = 0xff000000;
        for (let shift = 0; shift < 24; shift += 8) {
          const lower = ((a >>> shift) & 255) * (1 - u) + ((b >>> shift) & 255) * u;
          const upper = ((c >>> shift) & 255) * (1 - u) + ((d >>> shift) & 255) * u;
          word |= Math.round(lower * (1 - v) + upper * v) << shift;
        }
        this.words[to++] = word;
      }
    }
  }

  /** Fills a rectangle, mixing a colour into what is there. */
  box({ left, top, width, height }: Box, color: Color, opacity: number): void {
    const right = Math.min(this.width, Math.round(left + width));
    const bottom = Math.min(this.height, Math.round(top + height));
    for (let j = Math.max(0, Math.round(top)); j < bottom; j++)
      for (let i = Math.max(0, Math.round(left)); i < right; i++) {
        const at = j * this.width + i;
        const below = this.words[at] as number;
        const mixed = (part: 0 | 1 | 2) =>
          color[part] * opacity + (((below >>> (part * 8)) & 255) / 255) * (1 - opacity);
        this.words[at] = wordOf([mixed(0), mixed(1), mixed(2)]);
      }
  }

  /** Draws a disc. @param radius as a part of the height of the window */
  circle([x, y]: Point, radius: number, color: Color): void {
    const { width, height } = this;
    const [cx, cy, r] = [x * width, (1 - y) * height, Math.abs(radius * height)];
    const word = wordOf(color);
    const right = Math.min(width - 1, Math.floor(cx + r - 0.5));
    const bottom = Math.min(height - 1, Math.floor(cy + r - 0.5));
    for (let j = Math.max(0, Math.ceil(cy - r - 0.5)); j <= bottom; j++)
      for (let i = Math.max(0, Math.ceil(cx - r - 0.5)); i <= right; i++)
        if ((i + 0.5 - cx) ** 2 + (j + 0.5 - cy) ** 2 < r * r) this.words[j * width + i] = word;
  }

  /** Draws a line as a rectangle. One without length is none. @param thickness as a part of the height of the window */
  line(a: Vertex, b: Vertex, thickness: number): void {
    const { width, height } = this;
    const dx = ((b.point[0] - a.point[0]) * width) / height;
    const dy = b.point[1] - a.point[1];
    const length = Math.hypot(dx, dy);
    if (length === 0) return;
    const [tx, ty] = [((-dy / length) * thickness * height) / width / 2, ((dx / length) * thickness) / 2];
    const corner = ({ point: [x, y], color }: Vertex, side: number) =>
      this.corner({ point: [x + side * tx, y + side * ty], color: color.map(rounded) as unknown as Color });
    this.fill(corner(a, 1), corner(a, -1), corner(b, 1));
    this.fill(corner(b, 1), corner(a, -1), corner(b, -1));
  }

  /** Draws a triangle, its colour mixed from those of its corners. */
  triangle(a: Vertex, b: Vertex, c: Vertex): void {
    this.fill(this.corner(a), this.corner(b), this.corner(c));
  }

  private corner({ point: [x, y], color }: Vertex): Corner {
    return { x: x * this.width, y: (1 - y) * this.height, color };
  }

  private fill(a: Corner, second: Corner, third: Corner): void {
    const area = sideOf(a, second, third.x, third.y);
    if (area === 0 || !Number.isFinite(area)) return;
    // In one direction of rotation: what is inside is then on the same side of each edge.
    const [b, c] = area > 0 ? [second, third] : [third, second];
    const { width, height } = this;
    const right = Math.min(width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
    const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
    const isPlain = a.color.every((part, at) => part === b.color[at] && part === c.color[at]);
    const word = wordOf(a.color);
    const size = Math.abs(area);
    const [ofA, ofB, ofC] = [leastOf(b, c), leastOf(c, a), leastOf(a, b)];
    for (let j = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))); j <= bottom; j++)
      for (let i = left; i <= right; i++) {
        const u = sideOf(b, c, i + 0.5, j + 0.5);
        const v = sideOf(c, a, i + 0.5, j + 0.5);
        const w = sideOf(a, b, i + 0.5, j + 0.5);
        if (u < ofA || v < ofB || w < ofC) continue;
        this.words[j * width + i] = isPlain
          ? word
          : mixedWord(a.color, u / size, b.color, v / size, c.color, w / size);
      }
  }
}

/**
 * What a pixel's `sideOf` an edge is at least where the triangle covers it. A pixel on an edge that two triangles share belongs to the
 * one on whose upper or left side the edge is.
 */
function leastOf(from: Corner, to: Corner): number {
  return to.y < from.y || (to.y === from.y && to.x > from.x) ? 0 : Number.MIN_VALUE;
}

/** Twice the area of the triangle of an edge and a point: above zero where the point is to the right of the edge, on the screen. */
function sideOf(from: Corner, to: Corner, x: number, y: number): number {
  return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
}

/** For each pixel of an axis of the window: the two places of the image around it, and the share of the second one. */
function sampledPlaces(count: number, extent: number, repeats: boolean) {
  const [first, second, share] = [new Int32Array(count), new Int32Array(count), new Float64Array(count)];
  const within = (index: number) =>
    repeats ? (index + extent) % extent : Math.min(Math.max(index, 0), extent - 1);
  for (let at = 0; at < count; at++) {
    const place = ((at + 0.5) / count) * extent - 0.5;
    const below = Math.floor(place);
    first[at] = within(below);
    second[at] = within(below + 1);
    share[at] = place - below;
  }
  return { first, second, share };
}

/** A part of a colour as it is kept in 8 bits. */
function rounded(part: number): number {
  return byteOf(part) / 255;
}

function byteOf(part: number): number {
  return Math.round(Math.min(Math.max(part, 0), 1) * 255);
}

/** Three colours, mixed by their shares. */
function mixedWord(a: Color, u: number, b: Color, v: number, c: Color, w: number): number {
  const red = byteOf(u * a[0] + v * b[0] + w * c[0]);
  const green = byteOf(u * a[1] + v * b[1] + w * c[1]);
  return (0xff000000 | (byteOf(u * a[2] + v * b[2] + w * c[2]) << 16) | (green << 8) | red) >>> 0;
}

function wordOf([r, g, b]: Color): number {
  return (0xff000000 | (byteOf(b) << 16) | (byteOf(g) << 8) | byteOf(r)) >>> 0;
}

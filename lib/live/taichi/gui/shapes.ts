import { Refusal } from '../../errors.ts';
import { ListValue } from '../../host/collections/lists.ts';
import { itemOf } from '../../host/operations.ts';
import type { Keywords, Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import { arrowLines, fieldArrows, flattenedGrid, gridArgument, gridPoints, tipOf } from './arrows.ts';
import type { Canvas } from './canvas.ts';
import {
  callNumpy,
  colorOf,
  colorsOf,
  paletteColors,
  pointOf,
  pointsOf,
  pointsOfAll,
  radiiOf,
  realOf,
} from './numbers.ts';

/** A method of `ti.GUI`. */
export type Method = (args: readonly Value[], keywords: Keywords) => Value | Promise<Value>;

/** The methods of `ti.GUI` that draw shapes on its canvas. */
export class Shapes {
  constructor(
    private readonly canvas: Canvas,
    /** The version of the language. */
    private readonly version: string,
  ) {}

  /** The methods by name. */
  *methods(): Iterable<[string, Method]> {
    yield* this.single();
    yield* this.several();
  }

  /** The methods that draw one shape. */
  private *single(): Iterable<[string, Method]> {
    const { canvas } = this;
    yield [
      'circle',
      (args, keywords) => {
        const { pos, color, radius } = named('circle', ['pos', 'color', 'radius'], args, keywords);
        const [x, y] = pointOf(pos, 'circle');
        canvas.circle(x, y, colorOf(color, 'circle'), realOf(radius ?? 1n, 'a radius'));
        return null;
      },
    ];
    yield [
      'line',
      (args, keywords) => {
        const given = named('line', ['begin', 'end', 'radius', 'color'], args, keywords);
        this.line(pointOf(given.begin, 'line'), pointOf(given.end, 'line'), given);
        return null;
      },
    ];
    yield [
      'triangle',
      (args, keywords) => {
        const { a, b, c, color } = named('triangle', ['a', 'b', 'c', 'color'], args, keywords);
        const corners = [a, b, c].map((one) => pointOf(one, 'triangle')) as [
          [number, number],
          [number, number],
          [number, number],
        ];
        canvas.triangle(...corners[0], ...corners[1], ...corners[2], colorOf(color, 'triangle'));
        return null;
      },
    ];
    yield [
      'rect',
      (args, keywords) => {
        const given = named('rect', ['topleft', 'bottomright', 'radius', 'color'], args, keywords);
        const [left, top] = pointOf(given.topleft, 'rect');
        const [right, bottom] = pointOf(given.bottomright, 'rect');
        this.line([left, top], [right, top], given);
        this.line([right, top], [right, bottom], given);
        this.line([right, bottom], [left, bottom], given);
        this.line([left, bottom], [left, top], given);
        return null;
      },
    ];
    yield [
      'arrow',
      (args, keywords) => {
        const parameters = ['orig', 'direction', 'radius', 'color', 'tip_scale', 'angle'] as const;
        if (args.length > 4) throw new Refusal('arrow with these arguments');
        const given = named('arrow', parameters, args, keywords);
        const row = (value: Value | undefined) => callNumpy('array', new ListValue([value ?? null]));
        for (const { begin, end } of arrowLines(row(given.orig), row(given.direction), ...tipOf(given)))
          this.line(pointOf(itemOf(begin, 0n), 'arrow'), pointOf(itemOf(end, 0n), 'arrow'), given);
        return null;
      },
    ];
    yield [
      'text',
      (args, keywords) => {
        const given = named('text', ['content', 'pos', 'font_size', 'color'], args, keywords);
        this.text(given);
        return null;
      },
    ];
  }

  /** The methods that draw a shape for each row of an array. */
  private *several(): Iterable<[string, Method]> {
    const { canvas } = this;
    yield [
      'circles',
      (args, keywords) => {
        const parameters = ['pos', 'radius', 'color', 'palette', 'palette_indices'] as const;
        const given = named('circles', parameters, args, keywords);
        this.circles(given.pos, given);
        return null;
      },
    ];
    yield [
      'lines',
      (args, keywords) => {
        const given = named('lines', ['begin', 'end', 'radius', 'color'], args, keywords);
        this.lines(given.begin, given.end, given);
        return null;
      },
    ];
    yield [
      'triangles',
      (args, keywords) => {
        const { a, b, c, color } = named('triangles', ['a', 'b', 'c', 'color'], args, keywords);
        const [first, second, third] = pointsOfAll([a, b, c], 'triangles') as [
          Float32Array,
          Float32Array,
          Float32Array,
        ];
        const colors = colorsOf(color, first.length / 2, 'triangles');
        const points = [first, second, third].flatMap((part) => [part, part]);
        for (let at = 0; at < first.length / 2; at++) {
          const corners = points.map((part, place) => part[at * 2 + (place % 2)] as number);
          canvas.triangle(...(corners as [number, number, number, number, number, number]), colors(at));
        }
        return null;
      },
    ];
    const arrowOptions = ['radius', 'color', 'tip_scale', 'angle'] as const;
    yield [
      'arrows',
      (args, keywords) => {
        if (args.length > 4) throw new Refusal('arrows with these arguments');
        const given = named('arrows', ['orig', 'direction', ...arrowOptions], args, keywords);
        this.arrows(given.orig, given.direction, given);
        return null;
      },
    ];
    yield [
      'point_field',
      (args, keywords) => {
        const given = named('point_field', ['radius', 'color', 'bound'], args, keywords);
        const radius = gridArgument(given.radius, 2, 'point_field');
        const [width = 0, height = 0] = radius.shape;
        const pos = gridPoints(width, height, realOf(given.bound ?? 0.5, 'bound'));
        this.circles(pos, { ...given, radius: flattenedGrid(radius) });
        return null;
      },
    ];
    yield [
      'arrow_field',
      (args, keywords) => {
        if (args.length > 4) throw new Refusal('arrow_field with these arguments');
        const parameters = ['direction', 'radius', 'color', 'bound', 'tip_scale', 'angle'] as const;
        const given = named('arrow_field', parameters, args, keywords);
        const direction = gridArgument(given.direction, 3, 'arrow_field');
        const [width = 0, height = 0] = direction.shape;
        const orig = gridPoints(width, height, realOf(given.bound ?? 0.5, 'bound'));
        this.arrows(orig, flattenedGrid(direction), given);
        return null;
      },
    ];
    if (this.version === 'v1.5.0') return;
    yield [
      'vector_field',
      (args, keywords) => {
        const given = named('vector_field', ['vector_field', 'arrow_spacing', 'color'], args, keywords);
        const { orig, direction } = fieldArrows(given.vector_field, given.arrow_spacing);
        this.arrows(orig, direction, given.color === undefined ? {} : { color: given.color });
        return null;
      },
    ];
  }

  private line(
    [x0, y0]: readonly [number, number],
    [x1, y1]: readonly [number, number],
    { radius, color }: { radius?: Value; color?: Value },
  ): void {
    this.canvas.line(x0, y0, x1, y1, colorOf(color, 'line'), realOf(radius ?? 1n, 'a radius'));
  }

  private lines(
    begin: Value | undefined,
    end: Value | undefined,
    { radius, color }: { radius?: Value; color?: Value },
  ): void {
    const [from, to] = pointsOfAll([begin, end], 'lines') as [Float32Array, Float32Array];
    const count = from.length / 2;
    const colors = colorsOf(color, count, 'lines');
    const radii = radiiOf(radius, count, 'lines');
    const part = (numbers: Float32Array, at: number) => numbers[at] as number;
    for (let at = 0; at < count; at++)
      this.canvas.line(
        part(from, at * 2),
        part(from, at * 2 + 1),
        // The language moves the ends of several lines a little.
        part(to, at * 2) + 1e-6 * ((at % 18) + 6),
        part(to, at * 2 + 1),
        colors(at),
        radii(at),
      );
  }

  private arrows(
    orig: Value | undefined,
    direction: Value | undefined,
    given: { radius?: Value; color?: Value; tip_scale?: Value; angle?: Value },
  ): void {
    for (const { begin, end } of arrowLines(orig, direction, ...tipOf(given))) this.lines(begin, end, given);
  }

  private circles(
    pos: Value | undefined,
    given: { radius?: Value; color?: Value; palette?: Value; palette_indices?: Value },
  ): void {
    const { count, numbers } = pointsOf(pos, 'circles');
    const { palette = null } = given;
    const single = colorsOf(given.color, count, 'circles');
    const colors = palette === null ? single : paletteColors(palette, given.palette_indices, count);
    const radii = radiiOf(given.radius, count, 'circles');
    for (let at = 0; at < count; at++)
      this.canvas.circle(numbers[at * 2] as number, numbers[at * 2 + 1] as number, colors(at), radii(at));
  }

  private text(given: { content?: Value; pos?: Value; font_size?: Value; color?: Value }): void {
    const { content } = given;
    // The language takes each byte of UTF-8 for a character of its own.
    if (typeof content !== 'string' || !/^[ -~]*$/.test(content)) throw new Refusal('this text of ti.GUI');
    const [x, y] = pointOf(given.pos, 'text');
    const size = Math.fround(realOf(given.font_size ?? 15n, 'font_size'));
    if (!(size > 0 && size < 1e4)) throw new Refusal('a text of ti.GUI with this font_size');
    const color = colorOf(given.color, 'text') % 0x1000000;
    if (content !== '') this.canvas.text({ text: content, x, y, size, color });
  }
}

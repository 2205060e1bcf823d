import { Refusal } from '../../errors.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import { colorOf, colorsOf, imageOf, numberOf, pointsOf, radiiOf, shapesOf } from './arguments.ts';
import { type Color, Raster, type Vertex } from './raster.ts';

type Method = (args: readonly Value[], keywords: Keywords) => Value;

/** What the canvas of the language has, and this one does not. */
const refused: ReadonlySet<string> = new Set(['scene', 'contour', 'vector_field', 'canvas']);

/** The canvas of a window of `ti.ui`: what is drawn is kept until the window shows it. */
export class Canvas extends PythonObject {
  override readonly typeName = 'Canvas';
  private background: Color = [0, 0, 0];
  private shapes: ((raster: Raster) => void)[] = [];
  private readonly methods: ReadonlyMap<string, Method>;

  constructor(
    private readonly size: readonly [number, number],
    private readonly isV17: boolean,
  ) {
    super();
    this.methods = new Map<string, Method>([
      ['set_background_color', (args, keywords) => this.setBackground(args, keywords)],
      ['set_image', (args, keywords) => this.setImage(args, keywords)],
      ['circles', (args, keywords) => this.circles(args, keywords)],
      ['lines', (args, keywords) => this.lines(args, keywords)],
      ['triangles', (args, keywords) => this.triangles(args, keywords)],
    ]);
  }

  override attribute(name: string): Value | undefined {
    if (refused.has(name)) throw new Refusal(`ti.ui.Canvas.${name}`);
    const run = this.methods.get(name);
    return run && new NativeFunction(name, run);
  }

  /** The picture of what has been drawn since the last one. */
  draw(): Raster {
    const raster = new Raster(...this.size, this.background);
    for (const shape of this.shapes) shape(raster);
    this.shapes = [];
    return raster;
  }

  private setBackground(args: readonly Value[], keywords: Keywords): Value {
    const { color } = named('set_background_color', ['color'], args, keywords);
    if (color === undefined) throw new Refusal('set_background_color without a colour');
    this.background = colorOf(color);
    return null;
  }

  private setImage(args: readonly Value[], keywords: Keywords): Value {
    const { img } = named('set_image', ['img'], args, keywords);
    const image = imageOf(img);
    this.shapes.push((raster) => raster.image(image, !this.isV17));
    return null;
  }

  private circles(args: readonly Value[], keywords: Keywords): Value {
    const parameters = ['centers', 'radius', 'color', 'per_vertex_color'] as const;
    const given = named(
      'circles',
      this.isV17 ? [...parameters, 'per_vertex_radius'] : parameters,
      args,
      keywords,
    );
    const circles = pointsOf(given.centers, 'circles');
    const colors = colorsOf(given.per_vertex_color, given.color, circles.length, 'circles');
    const radii = radiiOf(given.per_vertex_radius, given.radius, circles.length);
    const all = circles.map((point, at) => [point, radii(at), colors(at)] as const);
    this.shapes.push((raster) => {
      for (const one of all) raster.circle(...one);
    });
    return null;
  }

  private lines(args: readonly Value[], keywords: Keywords): Value {
    const parameters = ['vertices', 'width', 'indices', 'color', 'per_vertex_color'] as const;
    const given = named('lines', parameters, args, keywords);
    const width = Math.fround(numberOf(given.width, 'a width'));
    const lines = shapesOf(given, 2, 'lines') as [Vertex, Vertex][];
    this.shapes.push((raster) => {
      for (const [a, b] of lines) raster.line(a, b, width);
    });
    return null;
  }

  private triangles(args: readonly Value[], keywords: Keywords): Value {
    const parameters = ['vertices', 'color', 'indices', 'per_vertex_color'] as const;
    const given = named('triangles', parameters, args, keywords);
    const triangles = shapesOf(given, 3, 'triangles') as [Vertex, Vertex, Vertex][];
    this.shapes.push((raster) => {
      for (const one of triangles) raster.triangle(...one);
    });
    return null;
  }
}

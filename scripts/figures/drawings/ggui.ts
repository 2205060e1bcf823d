import {
  arrows,
  boxes,
  codeWidth,
  type Drawing,
  dots,
  type Forms,
  lines,
  outline,
  type Point,
  polyline,
  shape,
  texts,
} from '../drawing.ts';
import { cross, dot, scale, type Vec } from '../vector.ts';

/** Coordinates of the window of 800 × 600 pixels in panel.py: of the canvas, and of a panel of widgets. */
export const coordinates: Forms = { wide: windowCoordinates(360), narrow: windowCoordinates(240) };

function windowCoordinates(width: number): Drawing {
  const [left, top] = [16, 26];
  const height = width * 0.75;
  const [right, bottom] = [left + width, top + height];
  const panel = [left + 0.03 * width, top + 0.03 * height, 0.35 * width, 0.35 * height] as const;
  const centre: Point = [left + width / 2, top + height / 2];
  return {
    width: right + 16,
    height: bottom + 24,
    markup: [
      boxes('fill', [left, top, width, height], panel),
      texts({}, [panel[0] + 10, panel[1] + 20, 'Dot']),
      dots('accent', 0.05 * height, centre),
      texts({}, [centre[0] + 0.05 * height + 8, centre[1] + 4.5, '0.5, 0.5']),
      ...axes('text', [left, top], 1),
      texts({ anchor: 'middle' }, [left, top - 10, '0, 0'], [left + width / 2, top - 10, 'sub_window']),
      ...axes('accent', [left, bottom], -1),
      texts(
        { colour: 'accent', anchor: 'middle' },
        [left, bottom + 19, '0, 0'],
        [left + width / 2, bottom + 19, 'canvas, cursor'],
        [right, bottom + 19, '1, 0'],
        [right, top - 10, '1, 1'],
      ),
    ].join(''),
  };
}

/** Arrows from an origin to the right and, by the sign, downwards or upwards. */
function axes(colour: 'text' | 'accent', [x, y]: Point, downwards: 1 | -1): string[] {
  const ends: Point[] = [
    [x + 56, y],
    [x, y + 56 * downwards],
  ];
  return ends.map((end) => arrows(colour, [[x, y], end]));
}

/** The numbers of octahedron.py; the angle is the default. */
const position: Vec = [2, 1.5, 3];
const lookat: Vec = [0, 0, 0];
const up: Vec = [0, 1, 0];
const [angle, aspect] = [45, 960 / 640];

/** From where the drawing is seen, and what is to the right and upwards in it. */
const viewer = unit([1, 0.5, -0.6]);
const rightwards = unit(cross([0, 1, 0], viewer));
const upwards = cross(viewer, rightwards);

/** Where the camera of a scene is, where it looks, which way is up, and what it sees. */
export const camera: Forms = { wide: cameraInSpace(104), narrow: cameraInSpace(58) };

function cameraInSpace(pixels: number): Drawing {
  const zero: Point = [pixels * 3.6 + 26, pixels * 2.14 + 4];
  const seen = (place: Readonly<Vec>): Point => [
    zero[0] + dot(place, rightwards) * pixels,
    zero[1] - dot(place, upwards) * pixels,
  ];
  const [eye, centre, top] = [seen(position), seen(lookat), seen(sum(position, scale(up, 0.9)))];
  const ends: Vec[] = [
    [1.7, 0, 0],
    [0, 1.6, 0],
    [0, 0, 1.7],
  ];
  const [x, y, z] = ends.map(seen) as [Point, Point, Point];
  const label: Point = [centre[0] + 0.36 * pixels, centre[1] - 0.6 * pixels];
  const corners = frameAt(1.5).map(seen);
  const rays = corners.map((corner) => polyline(eye, corner));
  return {
    width: zero[0] + Math.max(pixels * 0.87, pixels * 0.36 + 4 + 6 * codeWidth),
    height: pixels * 3.06 + 6,
    markup: [
      arrows('muted', ...[x, y, z].map((end) => [centre, end])),
      facets(seen),
      lines('accent', polyline(eye, centre), { dashed: true }),
      lines('line', outline(...corners) + rays.join(''), { width: 1 }),
      arrows('accent', [eye, top]),
      dots('accent', 5, eye),
      dots('text', 3.5, centre),
      texts(
        { colour: 'muted' },
        [x[0] - 16, x[1] + 6, 'x'],
        [y[0] + 9, y[1] + 6, 'y'],
        [z[0] - 14, z[1] + 8, 'z'],
      ),
      lines('text', polyline(centre, label), { width: 1 }),
      texts({}, [eye[0] + 9, eye[1] - 26, 'position'], [label[0] + 4, label[1], 'lookat']),
      texts({ anchor: 'end' }, [top[0] - 9, top[1] + 8, 'up']),
    ].join(''),
  };
}

/** The faces of the octahedron that can be seen. */
function facets(seen: (place: Readonly<Vec>) => Point): string {
  const signs = [-1, 1];
  const normals = signs.flatMap((x) => signs.flatMap((y) => signs.map((z): Vec => [x, y, z])));
  const faces = normals
    .filter((normal) => dot(normal, viewer) > 0)
    .map(([x, y, z]) => outline(seen([x, 0, 0]), seen([0, y, 0]), seen([0, 0, z])));
  return shape('accentSoft', 'accent', faces.join(''));
}

/** The corners of the picture that the camera takes, at a distance from it. */
function frameAt(distance: number): Vec[] {
  const ahead = unit(sum(lookat, scale(position, -1)));
  const right = unit(cross(ahead, up));
  const half = distance * Math.tan((angle / 360) * Math.PI);
  const middle = sum(position, scale(ahead, distance));
  const vertical = scale(cross(right, ahead), half);
  const horizontal = scale(right, half * aspect);
  return [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([h = 0, v = 0]) => sum(middle, sum(scale(horizontal, h), scale(vertical, v))));
}

function sum([x, y, z]: Readonly<Vec>, [dx, dy, dz]: Readonly<Vec>): Vec {
  return [x + dx, y + dy, z + dz];
}

function unit(vector: Readonly<Vec>): Vec {
  return scale(vector, 1 / Math.hypot(...vector));
}

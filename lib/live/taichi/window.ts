/** The window that a program of `ti.GUI` or `ti.ui` draws in. The engine has none itself: its host gives it one. */

/** What the reader did with mouse and keyboard. */
export type WindowEvent = {
  /** `motion` is of the mouse, and also of its wheel. */
  type: 'press' | 'release' | 'motion';
  /** The key as `ti.GUI` names it: `LMB`, `a`, `Escape`; `Motion` for the mouse and `Wheel` for its wheel. */
  key: string;
  /** Where the mouse is: from 0 to 1, from the lower left corner. */
  x: number;
  y: number;
  /** How far the wheel was turned to the right and upwards: 120 for one step. Only for `Wheel`, which needs it. */
  delta?: readonly [number, number];
};

/** A text that lies on a picture. The engine has no font: its host draws it. */
export type FrameText = {
  /** Printable ASCII characters. */
  text: string;
  /** The upper left corner of the text: from 0 to 1, from the lower left corner of the picture. */
  x: number;
  y: number;
  /** The height of a line, in pixels. */
  size: number;
  /** `0xRRGGBB` */
  color: number;
};

/** A picture that a program shows. */
export type Frame = {
  title: string;
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, from the upper left corner, row by row. */
  pixels: Uint8ClampedArray;
  texts: readonly FrameText[];
  /** How many seconds are between two pictures at least; 0 for none. */
  interval: number;
};

/** A window of the host. */
export type WindowHost = {
  /**
   * Shows a picture, and gives the events since the last one once the next picture may be drawn.
   * `closed` says that the reader has closed the window since.
   */
  show(frame: Frame): Promise<{ events: readonly WindowEvent[]; closed: boolean }>;
};

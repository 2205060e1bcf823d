import { type Forms, svgFile } from './drawing.ts';
import { oldField } from './drawings/data_oriented_class.ts';
import { bounds } from './drawings/debugging.ts';
import { modes } from './drawings/differentiable_programming.ts';
import { copyOrPass } from './drawings/external.ts';
import { camera, coordinates } from './drawings/ggui.ts';
import { loops } from './drawings/kernel_function.ts';
import { cacheLines } from './drawings/layout.ts';
import { templates } from './drawings/meta.ts';
import { lostUpdate, rounding } from './drawings/operator.ts';
import { reduction } from './drawings/performance.ts';
import { steps } from './drawings/quant.ts';
import { scan, shuffles } from './drawings/simt.ts';
import { chunks, levels } from './drawings/sparse.ts';
import { narrowing } from './drawings/type.ts';

/** Drawings that programs make, by the names of their files in `public/figures`. */
const drawings: Readonly<Record<string, Forms>> = {
  'data_oriented_class-old-field': oldField,
  'debugging-bounds': bounds,
  'differentiable_programming-modes': modes,
  'external-copy': copyOrPass,
  'ggui-camera': camera,
  'ggui-coordinates': coordinates,
  'kernel_function-loops': loops,
  'layout-cache-lines': cacheLines,
  'meta-instances': templates,
  'operator-division': rounding,
  'operator-lost-update': lostUpdate,
  'performance-reduction': reduction,
  'quant-steps': steps,
  'simt-scan': scan,
  'simt-shuffles': shuffles,
  'sparse-chunks': chunks,
  'sparse-levels': levels,
  'type-narrowing': narrowing,
};

/** The markup of all drawings and of their narrow forms, by the addresses of the files. */
export function drawingFiles(): Map<string, string> {
  return new Map(
    Object.entries(drawings).flatMap(([name, { wide, narrow }]): [string, string][] => [
      [`/figures/${name}.svg`, svgFile(wide)],
      ...(narrow ? [[`/figures/${name}-narrow.svg`, svgFile(narrow)] as [string, string]] : []),
    ]),
  );
}

import { standardModuleNames } from './host/modules/names.ts';

/** The names of what draws, which computes with NumPy. */
const drawing = /\b(?:GUI|imshow|rgb_to_hex|hex_to_rgb)\b/;

/**
 * Parts of the engine that only some programs need. Each has an expression that finds its names in a program, and is loaded for those
 * that have one of them: a reader who runs a program waits for no more than it needs. A program that gets at a name in another way
 * is refused, as for a name that is not there.
 */
const parts = {
  standard: {
    names: new RegExp(`\\b(?:import|from)\\b[^\\n]*(?<![\\w.])(?:${standardModuleNames.join('|')})\\b`),
    load: () => import('./host/modules/modules.ts'),
  },
  templates: { names: /\bformat(?:_map)?\b/, load: () => import('./host/builtins/templates.ts') },
  /** The language computes with vectors and matrices by NumPy where Python does it, not a kernel. */
  numpy: {
    names: new RegExp(`numpy|vec[234]|mat[234]|vector|matrix|${drawing.source}`, 'i'),
    load: () => import('./numpy/module.ts'),
  },
  math: { names: /\bmath\b/, load: () => import('./taichi/library.ts') },
  rare: {
    names:
      /\b(?:static_(?:assert|print)|bit_(?:shr|cast)|isnan|isinf|refract|randn|raw_\w+|zero|one|identity|unit|rows|cols|pyfunc)\b/,
    load: () => import('./taichi/rare-functions.ts'),
  },
  matrices: {
    names: /cross|determinant|inverse|outer_product|trace/,
    load: () => import('./kernel/matrix-methods.ts'),
  },
  /** Without it, the same results take longer. */
  powers: { names: /\*\*|exp|pow/, load: () => import('./wasm/real-functions.ts') },
  /** Without it, the same results take longer. */
  lanes: { names: /\bwhile\b/, load: () => import('./wasm/lanes.ts') },
  layout: {
    names:
      /\b(?:root|FieldsBuilder|block_local|is_active|(?:de)?activate\w*|rescale_index|ti\.(?:append|length))\b/,
    load: () => import('./taichi/layout/functions.ts'),
  },
  ndarrays: { names: /ndarray/i, load: () => import('./taichi/ndarray.ts') },
  linalg: {
    names: /linalg|sparse_matrix_builder|\bNdarray\b/,
    load: () => import('./taichi/linalg/module.ts'),
  },
  structs: { names: /Struct|\bstruct\b|dataclass\b/, load: () => import('./taichi/structs/members.ts') },
  quant: {
    names: /\b(?:quant|BitpackedFields|quant_array)\b/,
    load: () => import('./taichi/quant/functions.ts'),
  },
  autodiff: {
    names: /needs_(?:grad|dual)|lazy_grad|ad_stack_size|\.grad\b|\bad\b/,
    load: () => import('./taichi/autodiff/ad-module.ts'),
  },
  pictures: { names: /imwrite/, load: () => import('./taichi/pictures.ts') },
  gui: { names: drawing, load: () => import('./taichi/gui/gui.ts') },
  ui: { names: /\bui\b/, load: () => import('./taichi/ggui/ui.ts') },
};

/** The parts that a program needs, each as its module. */
export type LoadedParts = {
  [Name in keyof typeof parts]?: Awaited<ReturnType<(typeof parts)[Name]['load']>>;
};

/** A part that could not be loaded. */
export class PartNotLoaded extends Error {}

/**
 * What a program names of parts whose rules have not been compared with v1.7.4, and the line of it: the program is refused where it
 * runs by the rules of v1.7.
 */
export function namedWithoutRules(code: string): { line: number; feature: string } | undefined {
  for (const { names } of [parts.quant, parts.autodiff]) {
    const found = names.exec(code);
    if (found)
      return {
        line: code.slice(0, found.index).split('\n').length,
        feature: `${found[0].replace(/^\./, '')} of v1.7`,
      };
  }
  return undefined;
}

/**
 * Loads the parts that a program and its files name.
 * @throws PartNotLoaded where one does not load
 */
export async function loadParts(texts: readonly string[]): Promise<LoadedParts> {
  const named = Object.entries(parts).filter(([, { names }]) => texts.some((text) => names.test(text)));
  try {
    return Object.fromEntries(await Promise.all(named.map(async ([name, { load }]) => [name, await load()])));
  } catch (error) {
    throw new PartNotLoaded(String(error), { cause: error });
  }
}

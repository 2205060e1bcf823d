import { type Unknown, unknownNamesIn } from '../examples/check.ts';
import type { Inventory } from '../examples/inventory.ts';
import type { PythonParser } from '../sources/python/parser.ts';
import type { UnknownName } from './check.ts';
import { inlineCodeIn } from './tokens.ts';

/** What inline code may name without importing it. */
const imports = 'import taichi, taichi as ti, taichi.math as tm\n';

/**
 * Looks up names of the Python API, and keywords of their calls, in the inline code of texts. What has been looked up is remembered:
 * versions and languages share most of it.
 */
export class PythonNames {
  private readonly known = new Map<string, Unknown[]>();

  constructor(private readonly parser: PythonParser) {}

  /** The names in the inline code of a text that a version does not have. */
  unknownIn(source: string, inventory: Inventory): UnknownName[] {
    return inlineCodeIn(source)
      .filter(({ text }) => /(?<![\w./])(?:ti|tm|taichi)\.(?!h\b|hpp\b|py\b)[A-Za-z_]/.test(text))
      .flatMap(({ text, line }) =>
        this.lookUp(text, inventory).map(({ holder, name, near }) => ({
          name: fullName(holder, name),
          line,
          what: `unknown Python name "${fullName(holder, name)}"`,
          versions: [inventory.version],
          near: near && fullName(holder, near),
        })),
      );
  }

  private lookUp(code: string, inventory: Inventory): Unknown[] {
    const key = `${inventory.version} ${code}`;
    const found =
      this.known.get(key) ?? unknownNamesIn(`${imports}${asPython(code)}`, this.parser, inventory);
    this.known.set(key, found);
    return found;
  }
}

/** `ti.init(arch=)` for a keyword of a call, else `ti.types.ndarray`. */
function fullName(holder: string, name: string): string {
  const called = /^The call of (.*)/.exec(holder)?.[1];
  return (called ? `${called}(${name}=)` : `${holder}.${name}`).replace(/^taichi\b/, 'ti');
}

/** Inline code as Python: `@ti.kernel`, `-> ti.f32`, `ti.field(…)`. */
function asPython(code: string): string {
  return code.replace(/^(?:@|->\s*)/, '').replaceAll('…', '...');
}

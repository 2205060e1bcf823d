import { unknownNamesIn } from '../examples/check.ts';
import type { Inventory } from '../examples/inventory.ts';
import type { PythonParser } from '../sources/python/parser.ts';
import type { UnknownName } from './check.ts';
import { inlineCodeIn } from './tokens.ts';

/** What inline code may name without importing it. */
const imports = 'import taichi, taichi as ti, taichi.math as tm\n';

/**
 * The names of the Python API in the inline code of texts that none of the inventories has, with keywords of calls. What has been
 * looked up is remembered: versions and languages share most of it.
 */
export class PythonNames {
  private readonly known = new Map<string, { name: string; near?: string | undefined }[]>();

  constructor(private readonly parser: PythonParser) {}

  /** @param inventories of the versions of which the text speaks, one at least */
  unknownIn(source: string, inventories: readonly Inventory[]): UnknownName[] {
    const versions = inventories.map(({ version }) => version);
    return inlineCodeIn(source)
      .filter(({ text }) => /(?<![\w./])(?:ti|tm|taichi)\.(?!h\b|hpp\b|py\b)[A-Za-z_]/.test(text))
      .flatMap(({ text, line }) => {
        const [first = [], ...others] = inventories.map((inventory) => this.lookUp(text, inventory));
        return first
          .filter(({ name }) => others.every((found) => found.some((one) => one.name === name)))
          .map(({ name, near }) => ({ name, line, what: `unknown Python name "${name}"`, versions, near }));
      });
  }

  private lookUp(code: string, inventory: Inventory) {
    const key = `${inventory.version} ${code}`;
    const found =
      this.known.get(key) ??
      unknownNamesIn(`${imports}${plain(code)}`, this.parser, inventory).map(({ name, holder, near }) => ({
        name: fullName(holder, name),
        near: near && fullName(holder, near),
      }));
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
function plain(code: string): string {
  return code.replace(/^(?:@|->\s*)/, '').replaceAll('…', '...');
}

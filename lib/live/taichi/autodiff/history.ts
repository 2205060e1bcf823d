import { KernelExpression, type Variable, variableExpression } from '../../kernel/expressions.ts';
import { binary } from '../../kernel/forms.ts';
import { componentCount, elementType, type ScalarType } from '../../kernel/types.ts';
import { componentAt } from '../../wasm/components.ts';
import type { GradientCode } from './code.ts';

/**
 * The values of local variables from before they were overwritten. Outside of inner loops each is in a variable of its own; in them they
 * are in memory, one after the other, the last one first out.
 */
export class History {
  private readonly top: KernelExpression;
  /** How many numbers the statements of all inner loops keep, each executed once. */
  private sites = 0;
  private address = 0;

  constructor(
    private readonly code: GradientCode,
    private readonly allocate: (bytes: number) => number,
  ) {
    this.top = variableExpression(code.declare('i32'));
  }

  /** Gets the memory, after all statements are written. */
  finish(turns: number): void {
    if (this.sites > 0) this.address = this.allocate(this.sites * turns * 8);
    this.length = this.sites * turns;
  }

  private length = 0;

  /** Keeps the value of a variable. @returns what writes that it is as before */
  keep(variable: Variable, isInLoop: boolean): () => void {
    const { code } = this;
    const current = variableExpression(variable);
    if (!isInLoop) {
      const before = variableExpression(code.declare(variable.type, current));
      return () => code.store(current, before);
    }
    const count = componentCount(variable.type);
    this.sites += count;
    for (let place = 0; place < count; place++) {
      code.store(this.slot(elementType(variable.type)), componentAt(current, place));
      code.store(this.top, binary('add', this.top, 1));
    }
    return () => {
      for (let place = count - 1; place >= 0; place--) {
        code.store(this.top, binary('sub', this.top, 1));
        code.store(componentAt(current, place), this.slot(elementType(variable.type)));
      }
    };
  }

  private slot(element: ScalarType): KernelExpression {
    const history = this;
    // The memory is known when all statements are written.
    const storage = {
      name: '',
      get address() {
        return history.address;
      },
      get extents() {
        return [history.length];
      },
      element,
      stride: 8,
      componentStride: 8,
    };
    return new KernelExpression({ kind: 'element', storage, indices: [this.top], line: 0 }, element);
  }
}

import { Refusal } from '../../errors.ts';
import type { Value } from '../../host/values.ts';
import type { KernelExpression } from '../../kernel/expressions.ts';
import { KernelObject } from '../../kernel/objects.ts';
import { TaichiOperation } from '../functions.ts';
import type { CellOwner } from './cells.ts';
import { append, clearDynamic, length } from './changes.ts';

/** `x[i]` of a field below a dynamic node, without the index in the node; `x` itself below a dynamic node of the root. */
export class DynamicCell extends KernelObject {
  override readonly typeName = 'DynamicCell';

  constructor(
    private readonly node: CellOwner,
    private readonly indices: readonly KernelExpression[],
  ) {
    super();
  }

  override attributeInKernel(name: string): Value | undefined {
    const { node, indices } = this;
    switch (name) {
      case 'append':
        return new TaichiOperation(
          name,
          ([value], _keywords, scope) => {
            if (value === undefined) throw new Refusal('append with these arguments');
            return append(node, indices, value, scope);
          },
          undefined,
        );
      case 'length':
        return new TaichiOperation(
          name,
          (_args, _keywords, { builder }) => length(node, indices, builder),
          undefined,
        );
      case 'deactivate':
        return new TaichiOperation(
          name,
          (_args, _keywords, { builder }) => clearDynamic(node, indices, builder),
          undefined,
        );
      default:
        return undefined;
    }
  }
}

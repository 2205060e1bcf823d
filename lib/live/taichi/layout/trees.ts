import { NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { LayoutNode } from './nodes.ts';

/** The node that all others are below: `ti.root`, which begins anew with each `ti.init`. */
export class RootNode extends LayoutNode {
  private begun = -1;

  override get cells(): undefined {
    return undefined;
  }

  protected override check(): void {}

  protected override begin(): void {
    if (this.begun === this.runtime.generation) return;
    this.begun = this.runtime.generation;
    this.children = [];
    this.fields = [];
  }

  override deactivateAll(): void {
    this.begin();
    super.deactivateAll();
  }
}

/** `ti.FieldsBuilder()`: a tree of its own, which a program closes by itself. */
export class FieldsTree extends LayoutNode {
  override attribute(name: string): Value | undefined {
    if (name === 'finalize') return new NativeFunction('finalize', () => new FinalizedTree());
    return super.attribute(name);
  }
}

/** What `finalize` gives. */
class FinalizedTree extends PythonObject {
  override readonly typeName = 'SNodeTree';
}

import { ClassValue } from './classes.ts';
import { typeError } from './errors.ts';
import { Instance } from './instances.ts';
import { bindMember, reprOfObject } from './members.ts';
import { NativeFunction, PythonObject, type Value } from './values.ts';

/** `super()`: the members that come after a class. */
export class SuperValue extends PythonObject {
  override readonly typeName = 'super';

  constructor(
    readonly after: ClassValue,
    readonly self: Value,
    readonly type: ClassValue,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    const { mro } = this.type;
    for (const one of mro.slice(mro.indexOf(this.after) + 1)) {
      const found = one.members.get(name);
      if (found === undefined) continue;
      return bindMember(found, this.self instanceof ClassValue ? undefined : this.self, this.type, true);
    }
    // `object` takes any call of these.
    if (name === '__init__')
      return new NativeFunction('__init__', (args) => {
        if (args.length > 0)
          throw typeError('object.__init__() takes exactly one argument (the instance to initialize)');
        return null;
      });
    if (name === '__repr__' || name === '__str__')
      return new NativeFunction(name, () =>
        this.self instanceof Instance ? this.self.defaultRepr() : reprOfObject(this.self),
      );
    if (name === '__setattr__' && this.self instanceof Instance) {
      const { self } = this;
      return new NativeFunction(name, ([key, value]) => {
        self.assign(String(key), value ?? null);
        return null;
      });
    }
    return undefined;
  }

  override repr(): string {
    return `<super: ${this.after.repr()}, <${this.type.name} object>>`;
  }
}

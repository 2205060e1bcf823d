import { Refusal } from '../../errors.ts';
import { isTrue } from '../../host/operations.ts';
import { type Keywords, Module, PythonObject, type Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import type { GuiOptions } from '../gui/gui.ts';
import { constants } from './events.ts';
import { UiWindow } from './window.ts';

/** The program waits until a picture has been seen. */
export * as waiting from '../../host/compile/waiting/statements.ts';

/** The module `ti.ui`, as far as it draws in two dimensions: `Window`, and the constants. */
export function uiModule(options: GuiOptions): Module {
  return new Module(
    'taichi.ui',
    new Map<string, Value>([['Window', new WindowClass(options)], ...constants]),
  );
}

/** The class `ti.ui.Window`. */
class WindowClass extends PythonObject {
  override readonly typeName = 'type';

  constructor(private readonly options: GuiOptions) {
    super();
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    const parameters = ['name', 'res', 'vsync', 'show_window', 'fps_limit', 'pos'] as const;
    const given = named('ti.ui.Window', parameters, args, keywords);
    const isShown = given.show_window === undefined || isTrue(given.show_window);
    if (isShown && !this.options.window) throw new Refusal('taichi.ui.Window');
    return new UiWindow(this.options, given, isShown);
  }

  override repr(): string {
    return "<class 'taichi.ui.window.Window'>";
  }

  override hasInstance(value: Value): boolean {
    return value instanceof UiWindow;
  }
}

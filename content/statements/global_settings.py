"""What the page "Global Settings" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% `KeyError: 'Unrecognized keyword argument(s) for ti.init: dynamic_index'`.
# raises: KeyError: 'Unrecognized keyword argument(s) for ti.init: dynamic_index'
ti.init(arch=ti.cpu, dynamic_index=True)


# %% `ValueError: invalid literal for int() with base 10: 'true'`.
# raises: ValueError: invalid literal for int() with base 10: 'true'
import os

os.environ["TI_DEBUG"] = "true"
ti.init(arch=ti.cpu)

"""What the page "Installation Troubleshooting" says, tried by programs; content/README.md has the form."""

import os
import subprocess
import sys


def said(*command, **environment):
    """What a command of its own writes, with variables set in its environment."""
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    environment = {**os.environ, **environment}
    return subprocess.run([sys.executable, *command], env=environment, stdout=pipe, stderr=both, text=True).stdout


# %% The import prints one line with the version of Taichi, of LLVM and of Python.
import platform

lines = said("-c", "import taichi").strip().splitlines()
assert len(lines) == 1
assert "version 1." in lines[0] and "llvm" in lines[0] and f"python {platform.python_version()}" in lines[0]


# %% The last command collects what a bug report needs: the system, the `TI_` environment variables
text = said("-m", "taichi", "diagnose", TI_MINE="17")
assert "TI_MINE" in text and "platform" in text
for backend in ("cpu", "cuda", "vulkan", "opengl", "metal"):
    assert backend in text.lower(), backend


# %% `ti.gpu` stands for a list: CUDA, Metal, Vulkan, OpenGL, DirectX 11, DirectX 12, OpenGL ES, AMDGPU.
import taichi as ti

assert [arch.name for arch in ti.gpu] == ["cuda", "metal", "vulkan", "opengl", "dx11", "dx12", "gles", "amdgpu"]


# %% If none does, it warns and continues on the CPU, and the line `[Taichi] Starting on arch=` names `x64` or `arm64`.
text = said("-c", "import taichi as ti\nti.init(arch=ti.dx12)")
assert "[W " in text and "falling back" in text.lower()
assert "[Taichi] Starting on arch=x64" in text or "[Taichi] Starting on arch=arm64" in text


# %% The environment variable `TI_ARCH` overrides the `arch` of the program.
import taichi as ti

here = "arm64" if "arm64" in str(ti.cpu) else "x64"
text = said("-c", "import taichi as ti\nti.init(arch=ti.dx12)", TI_ARCH=here)
assert f"Starting on arch={here}" in text and "falling back" not in text.lower()


# %% names are `x64`, `arm64`, `cuda`, `vulkan`, `opengl`, `metal` and so on, but not `cpu` or `gpu`.
for name in ("cpu", "gpu"):
    text = said("-c", "import taichi as ti\nti.init()\nprint('end')", TI_ARCH=name)
    assert "end" not in text and name in text


# %% The pool has 1 GB unless you say otherwise
import taichi as ti

ti.init(arch=ti.cpu)
assert ti.lang.impl.default_cfg().device_memory_GB == 1


# %% `device_memory_GB=4` sets the size of the pool. `device_memory_fraction=0.9` sets it as a part of the memory of the card
import taichi as ti

ti.init(arch=ti.cpu, device_memory_GB=4, device_memory_fraction=0.5)
config = ti.lang.impl.default_cfg()
assert config.device_memory_GB == 4 and config.device_memory_fraction == 0.5


# %% The variables `TI_DEVICE_MEMORY_GB` and `TI_DEVICE_MEMORY_FRACTION` do the same from outside
import taichi as ti

os.environ["TI_DEVICE_MEMORY_GB"] = "3"
os.environ["TI_DEVICE_MEMORY_FRACTION"] = "0.25"
ti.init(arch=ti.cpu)
config = ti.lang.impl.default_cfg()
assert config.device_memory_GB == 3 and config.device_memory_fraction == 0.25


# %% an argument of `ti.init` has precedence.
import taichi as ti

os.environ["TI_DEVICE_MEMORY_GB"] = "3"
ti.init(arch=ti.cpu, device_memory_GB=2)
assert ti.lang.impl.default_cfg().device_memory_GB == 2


# %% That output contains your search path and user name
assert "sys.path" in said("-m", "taichi", "diagnose") or "PATH" in said("-m", "taichi", "diagnose")


# %% To get an error instead, name the backend and forbid the fallback:
import subprocess
import sys

code = "import taichi as ti; ti.init(arch=ti.metal{})"
asked = [sys.executable, "-c", code.format(", enable_fallback=False")]
done = subprocess.run(asked, capture_output=True, text=True)
assert done.returncode != 0 and "RuntimeError: Arch=" in done.stderr and "is not supported" in done.stderr
done = subprocess.run([sys.executable, "-c", code.format("")], capture_output=True, text=True)
assert done.returncode == 0 and "falling back to CPU" in done.stdout + done.stderr

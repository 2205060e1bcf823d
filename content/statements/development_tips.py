"""What the page "Development Tips" says, tried by programs; content/README.md has the form."""

import os
import subprocess
import sys

import taichi as ti


def said(options, calls="damp(0.5)"):
    """What a program with one kernel writes."""
    code = f"""
import taichi as ti

ti.init(arch=ti.cpu, {options})
speed = ti.field(ti.f32, shape=16)


@ti.kernel
def damp(factor: ti.f32):
    for i in speed:
        speed[i] *= factor


{calls}
"""
    with open("child.py", "w") as file:
        file.write(code)
    pipe = subprocess.PIPE
    return subprocess.run([sys.executable, "child.py"], stdout=pipe, stderr=subprocess.STDOUT, text=True).stdout


def written(options, calls="damp(0.5)"):
    """The files that such a program leaves in an empty directory."""
    before = set(os.listdir("."))
    said(options, calls)
    new = sorted(set(os.listdir(".")) - before - {"child.py"})
    for name in new:
        os.remove(name)
    return new


# %% Each section begins with the kernel's name and the pass it follows, such as `Lowered`, `Typechecked` or `Offloaded`.
import re

headings = re.findall(r"\] \[(damp_\w+)\] (.*):\nkernel \{", said("print_ir=True, offline_cache=False"))
assert len({kernel for kernel, _ in headings}) == 1
assert {"Lowered", "Typechecked", "Offloaded"} <= {name for _, name in headings}


# %% Calling a kernel for the second time prints nothing: it is compiled once per instance.
text = said("print_ir=True, offline_cache=False", "damp(0.5)\nprint('NOW', flush=True)\ndamp(0.6)")
first, second = text.split("NOW")
assert "Lowered:" in first and "kernel {" not in second


# %% Each is an argument of `ti.init()`, and each … is off unless you set it.
from taichi._lib import core

ti.init(arch=ti.cpu)
names = ["print_ir", "print_accessor_ir", "print_struct_llvm_ir", "print_kernel_llvm_ir"]
names += ["print_kernel_llvm_ir_optimized", "print_kernel_amdgcn"]
config = ti.lang.impl.current_cfg()
assert all(getattr(config, name) is False for name in names)
others = {name for name in dir(core.CompileConfig) if name.startswith("print_")} - set(names)
assert others <= {"print_kernel_asm", "print_kernel_nvptx", "print_ir_dbg_info", "print_preprocessed_ir", "print_evaluator_ir"}
assert not any(getattr(config, name) for name in others - {"print_ir_dbg_info"})


# %% | `print_struct_llvm_ir` | LLVM IR of the data structures | file | … | `print_kernel_llvm_ir` | LLVM IR of kernels | file | … | `print_kernel_llvm_ir_optimized` | the same after LLVM's optimisation | file |
assert written("offline_cache=False") == []
assert written("offline_cache=False, print_struct_llvm_ir=True") == ["taichi_struct_llvm_ir_0000.ll"]
assert written("offline_cache=False, print_kernel_llvm_ir_optimized=True")[0] == "taichi_kernel_cpu_llvm_ir_optimized_0000.ll"


# %% The files are written to the working directory and numbered: `taichi_kernel_generic_llvm_ir_0000.ll`
names = written("offline_cache=False, print_kernel_llvm_ir=True")
assert names == [f"taichi_kernel_generic_llvm_ir_{k:04d}.ll" for k in range(len(names))] and names


# %% | `print_kernel_asm` | the assembly of kernels: PTX for CUDA, that of the processor for the CPU | file |
# versions: v1.6.0 master
names = written("offline_cache=False, print_kernel_asm=True")
assert names and all(name.endswith(".s") for name in names)


# %% | `print_kernel_nvptx` | the assembly of kernels for CUDA, PTX | file |
# versions: v1.5.0
assert "KeyError" not in said("offline_cache=False, print_kernel_nvptx=True")
assert "KeyError" in said("offline_cache=False, print_kernel_asm=True")


# %% | `print_ir_dbg_info` | with `print_ir`, the line of your source below each statement | terminal |
# versions: master
place = 'child.py", line 11, in damp'
assert place in said("offline_cache=False, print_ir=True, print_ir_dbg_info=True")
assert place not in said("offline_cache=False, print_ir=True, print_ir_dbg_info=False")
assert place not in said("offline_cache=False, print_ir_dbg_info=True")


# %% On the CPU and CUDA `print_ir` leaves them out
calls = "speed[3] = 1.0\nprint(speed[3])\ndamp(0.5)"
without = said("print_ir=True, offline_cache=False", calls)
assert "[damp_" in without and "snode_writer" not in without and "snode_reader" not in without


# %% Set `print_accessor_ir` as well when the accessor is the problem.
calls = "speed[3] = 1.0\nprint(speed[3])"
both = said("print_ir=True, print_accessor_ir=True, offline_cache=False", calls)
assert "snode_writer" in both and "snode_reader" in both
alone = said("print_accessor_ir=True, offline_cache=False", calls)
assert "snode_writer" not in alone


# %% The kernel came from the offline cache, which only `print_ir`, `print_accessor_ir` and `print_preprocessed_ir` switch off.
cache = 'offline_cache=True, offline_cache_file_path="cache"'
os.environ["TI_OFFLINE_CACHE"] = "1"
said(cache)
for name in ["struct_llvm_ir", "kernel_llvm_ir", "kernel_llvm_ir_optimized", "kernel_amdgcn"]:
    assert "Disable offline_cache" not in said(f"{cache}, print_{name}=True"), name
assert written(cache + ", print_kernel_llvm_ir=True") == []
for name in ["print_ir", "print_accessor_ir", "print_preprocessed_ir"]:
    assert "Disable offline_cache" in said(f"{cache}, {name}=True"), name
del os.environ["TI_OFFLINE_CACHE"]


# %% | `print_preprocessed_ir` | the IR before the first pass, of those kernels and accessors that `print_ir` does not print | terminal |
import re

calls = "damp(0.5)\nspeed[3] = 1.0"
text = said("offline_cache=False, print_preprocessed_ir=True", calls)
assert re.search(r"\[damp_\w+\] Preprocessed IR:\nkernel \{", text)
assert re.search(r"\[snode_writer_\w+\] Preprocessed IR:\nkernel \{", text)
assert "Lowered" not in text
assert not re.search(r"\[damp_\w+\] Preprocessed", said("offline_cache=False, print_preprocessed_ir=True, print_ir=True"))


# %% of those kernels and accessors that `print_ir` does not print
# versions: v1.6.0
import re

text = said("offline_cache=False, print_preprocessed_ir=True, print_ir=True", "damp(0.5)\nspeed[3] = 1.0")
assert not re.search(r"\[damp_\w+\] Preprocessed", text)
assert re.search(r"\[snode_writer_\w+\] Preprocessed", text)


# %% | `print_evaluator_ir` | with `print_ir`, that of the small kernels with which the compiler computes constants, too | terminal |
# versions: v1.5.0
assert "jit_evaluator" in said("offline_cache=False, print_ir=True, print_evaluator_ir=True")
assert "jit_evaluator" not in said("offline_cache=False, print_ir=True")


# %% `AttributeError: module 'taichi._lib.core.taichi_python' has no attribute 'my_new_function'`
from taichi._lib import core as _ti_core

message = ""
try:
    _ti_core.my_new_function
except AttributeError as error:
    message = str(error)
assert message == "module 'taichi._lib.core.taichi_python' has no attribute 'my_new_function'"


# %% `KeyError: 'Unrecognized keyword argument(s) for ti.init: print_asm'`
# raises: KeyError: 'Unrecognized keyword argument(s) for ti.init: print_asm'
ti.init(arch=ti.cpu, print_asm=True)


# %% `to_numpy()`, `fill()` and other methods launch kernels of their own.
text = said("print_ir=True, offline_cache=False", "speed.fill(2.0)\nspeed.to_numpy()")
assert "[damp_" not in text and text.count("] Lowered:") == 2

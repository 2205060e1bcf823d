"""What the page "Internal Designs" says, tried by programs; content/README.md has the form."""

import os
import subprocess
import sys

import taichi as ti

ti.init(arch=ti.cpu)

LOOP = """
import taichi as ti

ti.init(arch=ti.cpu, print_ir=True, OPTIONS)

x = ti.field(ti.f32)
NODES.place(x)


@ti.kernel
def double():
    for i in x:
        x[i] *= 2.0


double()
"""


def said(code, **environment):
    """What a program of its own writes, with variables set in its environment."""
    with open("child.py", "w") as file:
        file.write(code)
    environment = {**os.environ, **environment}
    if "TI_OFFLINE_CACHE" in os.environ and "CACHE" in environment:
        del environment["TI_OFFLINE_CACHE"]
    pipe = subprocess.PIPE
    return subprocess.run(
        [sys.executable, "child.py"], env=environment, stdout=pipe, stderr=subprocess.STDOUT, text=True
    ).stdout


def offloaded(nodes):
    """The printout after the heading `Offloaded` of a loop over a field."""
    code = LOOP.replace("OPTIONS", "offline_cache=False").replace("NODES", nodes)
    text = said(code)
    return text[text.index("Offloaded:") :].split("kernel {")[1].split("\n}")[0]


# %% `print_ir=True` prints the IR of each kernel that is compiled
text = said(LOOP.replace("OPTIONS", "offline_cache=False").replace("NODES", "ti.root.dense(ti.i, 4)"))
assert "kernel {" in text and "<f32>" in text
text = said(LOOP.replace("print_ir=True, OPTIONS", "offline_cache=False").replace("NODES", "ti.root.dense(ti.i, 4)"))
assert "kernel {" not in text


# %% after it each device task goes through the remaining passes by itself, several at the same time
# versions: v1.5.0 v1.6.0
import re

loops = "\n".join(f"    for i in x:\n        x[i] = ti.sin(x[i] * {k})" for k in range(12))
code = LOOP.replace("NODES", "ti.root.dense(ti.i, 64)").replace("OPTIONS", "offline_cache=False, num_compile_threads=4")
code = code.replace("    for i in x:\n        x[i] *= 2.0", loops)
after = said(code).split("] Offloaded:")[1]
threads = [re.findall(r" (\d+)\] ", line)[0] for line in after.splitlines() if line.endswith("Simplified IV:")]
assert len(threads) == 12 and len(set(threads)) > 1


# %% after it each device task goes through the remaining passes by itself, one task after the other.
# versions: master
import re

loops = "\n".join(f"    for i in x:\n        x[i] = ti.sin(x[i] * {k})" for k in range(12))
code = LOOP.replace("NODES", "ti.root.dense(ti.i, 64)").replace("OPTIONS", "offline_cache=False, num_compile_threads=4")
code = code.replace("    for i in x:\n        x[i] *= 2.0", loops)
after = said(code).split("] Offloaded:")[1]
headings = [line for line in after.splitlines() if line.endswith(("Start offload_to_executable:", "Simplified IV:"))]
assert [line.split("] ")[-1][:10] for line in headings[:24]] == ["Start offl", "Simplified"] * 12


# %% A kernel that comes from the offline cache is not compiled and prints nothing, so `print_ir` switches the cache off
options = 'offline_cache=True, offline_cache_file_path="cache"'
code = LOOP.replace("OPTIONS", options).replace("NODES", "ti.root.dense(ti.i, 4)")
first, second = (said(code, CACHE="default") for _ in range(2))
assert "kernel {" in first and "kernel {" in second


# %% the explicit argument avoids its warning.
nodes = "ti.root.dense(ti.i, 4)"
silent = said(LOOP.replace("OPTIONS", "offline_cache=False").replace("NODES", nodes), CACHE="default")
warned = said(LOOP.replace(", OPTIONS", "").replace("NODES", nodes), CACHE="default")
assert "[W " in warned and "[W " not in silent


# %% a prefix such as `<i32>` is its type, indentation is the hierarchy, and each `offloaded` block is one task on the device.
text = offloaded("ti.root.dense(ti.i, 4)")
assert text.count("= offloaded") == 1
assert "<f32>" in text and "\n    " in text


# %% The write activated cell 2 of `block`, and that cell holds both dense containers.
x, y, z = ti.field(ti.f32), ti.field(ti.f32), ti.field(ti.f32)
block = ti.root.pointer(ti.i, 4)
block.dense(ti.i, 2).place(x, y)
block.dense(ti.i, 2).place(z)


@ti.kernel
def active(node: ti.template()) -> ti.i32:
    found = 0
    for i in node:
        found += 10 ** (i % 8)
    return found


x[5] = 1.0
assert active(block) == 10**2
assert active(z) == 10**4 + 10**5


# %% reading an inactive cell gives zero, writing activates it.
x = ti.field(ti.f32)
block = ti.root.pointer(ti.i, 4)
block.dense(ti.i, 2).place(x)


@ti.kernel
def count() -> ti.i32:
    found = 0
    for i in x:
        found += 1
    return found


assert x[5] == 0 and count() == 0
x[5] = 1
assert count() == 2


# %% Then the parts of the index are bit fields, and shifts and masks extract them; other sizes need divisions.
code = LOOP.replace("OPTIONS", "offline_cache=False").replace("for i in x:", "for i in range(2):")
last = {}
for sizes in ((3, 4), (3, 5)):
    text = said(code.replace("NODES", "ti.root.pointer(ti.i, {}).dense(ti.i, {})".format(*sizes)))
    last[sizes] = text[text.rindex("$0 = offloaded") :]
assert "bit_and" in last[3, 4] and " mod " not in last[3, 4] and " div " not in last[3, 4]
assert " mod " in last[3, 5] and " div " in last[3, 5]


# %% The IR that is printed after `Offloaded:` has five device tasks, each an `offloaded` statement
text = offloaded("ti.root.dense(ti.i, 4).bitmasked(ti.i, 4)")
tasks = [line for line in text.splitlines() if "= offloaded" in line]
assert len(tasks) == 5
assert "listgen S0root->S1dense" in tasks[1] and "listgen S1dense->S2bitmasked" in tasks[3]
assert text.index("clear_list S1dense") < text.index("clear_list S2bitmasked")
assert "struct_for(S2bitmasked)" in tasks[4]


# %% If all nodes from the root to the field are dense, there is nothing to search, and the loop becomes a loop over a range without lists.
code = LOOP.replace("OPTIONS", "offline_cache=False").replace("NODES", "ti.root.dense(ti.i, 4).dense(ti.i, 4)")
text = said(code)
assert "listgen" not in text and "clear_list" not in text
assert "range_for(0, 16)" in text


# %% It has one virtual index, `column[n]`, which lies on the third physical axis.
column = ti.field(ti.f32)
ti.root.dense(ti.k, 16).place(column)
assert column.shape == (16,)
column[15] = 2
assert column.snode._physical_index_position() == {0: 2}


# %% `ti.root.dense(ti.j, 8).dense(ti.i, 4)` changes where elements lie in memory and leaves `a[i, j]` as it is.
a = ti.field(ti.f32)
ti.root.dense(ti.j, 8).dense(ti.i, 4).place(a)
a[3, 7] = 2.0
assert a.shape == (4, 8)
assert a.snode._physical_index_position() == {0: 0, 1: 1}
assert a.to_numpy()[3, 7] == 2


# %% The compiler reserves room for 12 axes, `taichi_max_num_indices` in the C++ sources, so a field has at most 12 dimensions.
fits = ti.field(ti.f32, shape=(1,) * 12)
fits[(0,) * 12] = 3.0
assert fits[(0,) * 12] == 3
try:
    ti.field(ti.f32, shape=(1,) * 13)[(0,) * 13] = 1.0
except Exception:
    refused = True
assert refused


# %% Therefore a 0D field is written `x[None] = 1`, since `x = 1` would only rebind the name.
x = ti.field(ti.i32, shape=())
same = x
x[None] = 1
x = 2
assert same[None] == 1 and x == 2

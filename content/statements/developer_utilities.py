"""What the page "Developer Utilities" says, tried by programs; content/README.md has the form."""

import os
import subprocess
import sys

import taichi as ti


def said(code, **environment):
    """What a program of its own writes, with variables set in its environment."""
    with open("repro.py", "w") as file:
        file.write(code)
    done = subprocess.run(
        [sys.executable, "repro.py"], env={**os.environ, **environment}, capture_output=True, text=True
    )
    return done.stdout + done.stderr


# %% only messages at or above the current level are shown. The default is `info`.
os.environ.pop("TI_LOG_LEVEL", None)
ti.init(arch=ti.cpu)
assert ti.is_logging_effective(ti.INFO) and not ti.is_logging_effective(ti.DEBUG)
ti.set_logging_level(ti.WARN)
assert ti.is_logging_effective(ti.ERROR) and ti.is_logging_effective(ti.WARN)
assert not ti.is_logging_effective(ti.INFO)


# %% | `trace` | `ti.TRACE` | each step: kernels that are compiled, memory that is allocated |
code = """
import taichi as ti
ti.init(arch=ti.cpu, offline_cache=False, log_level=LEVEL)
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run():
    for i in x:
        x[i] = i


run()
"""
trace = said(code.replace("LEVEL", "ti.TRACE"))
assert "Compiling kernel" in trace and "Allocating" in trace
assert "Compiling kernel" not in said(code.replace("LEVEL", "ti.INFO"))


# %% | `debug` | `ti.DEBUG` | decisions, such as hits of the offline cache |
code = """
import taichi as ti
ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path="cache", log_level=LEVEL)
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run():
    for i in x:
        x[i] = i


run()
"""
said(code.replace("LEVEL", "ti.DEBUG"), TI_OFFLINE_CACHE="1")
second = said(code.replace("LEVEL", "ti.DEBUG"), TI_OFFLINE_CACHE="1")
assert "cache" in second.lower() and "[D " in second
assert "[D " not in said(code.replace("LEVEL", "ti.INFO"), TI_OFFLINE_CACHE="1")


# %% Above `error` there is `critical` (`ti.CRITICAL`)
ti.init(arch=ti.cpu, log_level=ti.CRITICAL)
assert ti.is_logging_effective(ti.CRITICAL)
assert not ti.is_logging_effective(ti.ERROR)


# %% Set the level in the environment, which already counts during the import
code = "import taichi as ti\nprint(ti.is_logging_effective(ti.DEBUG), ti.is_logging_effective(ti.INFO))"
assert "True True" in said(code, TI_LOG_LEVEL="trace")
assert "False False" in said(code, TI_LOG_LEVEL="warn")


# %% Or set it in the program, for all of it or from some line on
ti.init(arch=ti.cpu, log_level=ti.DEBUG)
assert ti.is_logging_effective(ti.DEBUG) and not ti.is_logging_effective(ti.TRACE)
ti.set_logging_level(ti.WARN)
assert not ti.is_logging_effective(ti.INFO)


# %% Call `ti.set_logging_level()` after `ti.init()`, which sets the level itself.
os.environ.pop("TI_LOG_LEVEL", None)
ti.set_logging_level(ti.WARN)
assert not ti.is_logging_effective(ti.INFO)
ti.init(arch=ti.cpu)
assert ti.is_logging_effective(ti.INFO)


# %% The functions that write are not part of the public interface: there is no `ti.info()`.
from taichi import _logging

assert not any(hasattr(ti, name) for name in ("trace", "debug", "info", "warn", "error", "critical"))
assert "read this" in said('from taichi import _logging\n_logging.warn("read this")')
assert callable(_logging.warn)


# %% A line in the log begins with the initial of the level and the time, and names the file, the function and the line of the macro.
import re

code = "import taichi as ti\nti.init(arch=ti.cpu, log_level=ti.TRACE)\nti.field(ti.i32, shape=4)[0] = 1\n"
lines = [line for line in said(code).splitlines() if re.match(r"^\[\w ", line)]
assert lines
for line in lines:
    assert re.match(r"^\[[TDIWE] \d\d/\d\d/\d\d \d\d:\d\d:\d\d\.\d+ \d+\] \[[\w.]+:[\w~<>()+]+@\d+\]", line), line


# %% In Python the exception arrives as a `RuntimeError`
x = None
ti.init(arch=ti.cpu)
try:
    ti._lib.core.imread("nothing.png", 0)
except RuntimeError as error:
    x = str(error)
assert x and "@" in x


# %% | Python | `ti.init(gdb_trigger=True)` | … | environment | `TI_GDB_TRIGGER=1` |
from taichi._lib import core

os.environ.pop("TI_GDB_TRIGGER", None)
calls = []
core.set_core_trigger_gdb_when_crash = calls.append
ti.init(arch=ti.cpu)
assert calls == [False]
ti.init(arch=ti.cpu, gdb_trigger=True)
assert calls == [False, True]
os.environ["TI_GDB_TRIGGER"] = "1"
ti.init(arch=ti.cpu)
assert calls == [False, True, True]


# %% Debug mode is on in this command because it also installs the handlers for signals, among them the one of a segmentation fault.
code = "import ctypes\nimport taichi as ti\nti.init(arch=ti.cpu)\nctypes.string_at(0)\n"
os.environ.pop("TI_GDB_TRIGGER", None)
assert "Internal error occurred" in said(code, TI_DEBUG="1")
assert "Internal error occurred" not in said(code)


# %% Ask `ti.is_logging_effective()`.
ti.init(arch=ti.cpu, log_level=ti.ERROR)
assert ti.is_logging_effective(ti.ERROR) is True and ti.is_logging_effective(ti.WARN) is False


# %% To see which kernel was compiled last, log at level `trace` and read the last `Compiling kernel` line. A later call of a compiled
# kernel writes no such line.
# versions: v1.6.0
code = """
import taichi as ti
ti.init(arch=ti.cpu, offline_cache=False)


@ti.kernel
def first():
    print(1)


@ti.kernel
def second():
    print(2)


first()
second()
first()
"""
lines = [line for line in said(code, TI_LOG_LEVEL="trace").splitlines() if "Compiling kernel" in line]
assert len(lines) == 2 and "first" in lines[0] and "second" in lines[1]


# %% A `TI_ERROR` and an assertion that fails start gdb without debug mode, also where Python catches the exception.
import sys

if sys.platform == "linux":
    os.makedirs("bin", exist_ok=True)
    with open("bin/sudo", "w") as file:
        file.write('#!/bin/sh\necho "ASKED FOR $1"\n')
    os.chmod("bin/sudo", 0o755)
    code = """
import taichi as ti

ti.init(arch=ti.cpu, gdb_trigger=TRIGGER)
try:
    ti._lib.core.imread("nothing.png", 0)
except RuntimeError:
    print("CAUGHT")
"""
    path = os.path.abspath("bin") + os.pathsep + os.environ["PATH"]
    os.environ.pop("TI_GDB_TRIGGER", None)
    text = said(code.replace("TRIGGER", "True"), PATH=path)
    assert "ASKED FOR gdb" in text and "CAUGHT" in text
    assert "ASKED FOR" not in said(code.replace("TRIGGER", "False"), PATH=path)


# %% `TI_ERROR` logs the message and throws. The statements after it never run
code = """
import taichi as ti

ti.init(arch=ti.cpu)
try:
    ti._lib.core.imread("nothing.png", 0)
except RuntimeError as error:
    print("THROWN", error)
"""
text = said(code)
assert "[E " in text and "THROWN" in text


# %% Without debug mode, `python -X faulthandler repro.py` adds the Python stack at a fatal signal
# versions: v1.6.0
if sys.platform == "linux":
    with open("repro.py", "w") as file:
        file.write("import ctypes, sys\nimport taichi as ti\nti.init(arch=ti.cpu, debug=len(sys.argv) > 1)\nctypes.string_at(0)\n")
    for arguments, expected in ([], True), (["debug"], False):
        command = [sys.executable, "-X", "faulthandler", "repro.py", *arguments]
        result = subprocess.run(command, capture_output=True, text=True)
        assert result.returncode != 0
        assert ("Fatal Python error: Segmentation fault" in result.stderr) == expected


# %% or as a `TaichiCompilationError` with the line of the kernel if it happens while Python builds the frontend AST.
# versions: v1.6.0
ti.init(arch=ti.cpu)
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run():
    ti.loop_config(block_dim=3)
    for i in range(4):
        x[i] = i


message = ""
try:
    run()
except ti.TaichiCompilationError as error:
    message = str(error)
assert "Assertion failure" in message and "ti.loop_config(block_dim=3)" in message

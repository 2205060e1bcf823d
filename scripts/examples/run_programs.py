"""Runs programs of the texts and tells what each of their lines prints. `npm run examples:record` starts it.

It reads one request as JSON per line from its standard input, and writes one answer per line to its standard output; the first line
that it writes has the version of Taichi. Each program runs in a process of its own, in an empty folder, and is killed when
its time is over. Taichi is imported once: the processes are forks, which saves the import for hundreds of programs.

Needs fork: Linux, or macOS without Metal.
"""

import ast
import ctypes
import json
import os
import re
import select
import shutil
import signal
import sys
import tempfile
import time
import traceback
import types

# What the programs compile is not stored, and not taken from what other programs have stored.
os.environ["TI_OFFLINE_CACHE"] = "0"
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy  # noqa: E402, F401: imported once, for all programs
import taichi  # noqa: E402

MOST_LINES = 5000

# The folder of installed packages: it is another one on each machine.
PACKAGES = os.path.dirname(os.path.dirname(os.path.abspath(taichi.__file__))) + os.sep

# Before what a kernel prints stands the line of its print: record separator, line, length of the separator, unit separator.
MARKED = re.compile("\x1e(\\d+);(\\d+)\x1f")
libc = ctypes.CDLL(None)


class Printed:
    """Standard output of a program: knows for each line which line of the program printed it, and which statement led there."""

    def __init__(self, main, native):
        self.main = main
        self.native = native
        self.read = 0
        self.lines = []
        self.text = ""
        self.at = None
        self.encoding = "utf-8"

    def write(self, text):
        inner, outer = self.places()
        self.drain(outer)
        for part in re.findall("[^\n]+|\n", text):
            if self.at is None:
                self.at = (inner, outer)
            if part == "\n":
                self.add(*self.at, self.text)
                self.text, self.at = "", None
            else:
                self.text += part
        return len(text)

    def places(self):
        """Lines of the program that are being executed: the innermost one, and the one of the module."""
        frame, inner, outer = sys._getframe(2), None, None
        while frame:
            if frame.f_code.co_filename == self.main:
                inner = inner or frame.f_lineno
                outer = frame.f_lineno
            frame = frame.f_back
        return inner, outer

    def add(self, line, by, text):
        if text.startswith("[Taichi] ") or re.match(r"\[[A-Z] \d\d/\d\d/", text):
            return
        self.lines.append({"line": line, "by": by, "text": text})

    def drain(self, by):
        """Takes what kernels have printed since the last call. `by` is the line of the statement that has called them."""
        libc.fflush(None)
        size = os.fstat(self.native).st_size
        if size <= self.read:
            return
        text = os.pread(self.native, size - self.read, self.read).decode("utf-8", "replace")
        self.read = size
        at = None
        for line in text.removesuffix("\n").split("\n"):
            begin, content = at, ""
            # The parts of a line that was printed with end="" belong to the first print.
            pieces = MARKED.split(line)
            content = pieces[0]
            for number, separator, piece in zip(pieces[1::3], pieces[2::3], pieces[3::3]):
                at = int(number)
                begin = begin if begin is not None and content else at
                content += piece[int(separator) :]
            self.add(begin or by, by, content)

    def flush(self):
        pass

    def isatty(self):
        return False

    def fileno(self):
        return 1

    def finish(self, by):
        if self.text:
            self.add(*self.at, self.text)
            self.text = ""
        self.drain(by)


def mark_prints_of_kernels(main):
    """Makes each print in a kernel write its line before its text."""
    from taichi.lang import impl

    original = impl.ti_print

    def marked(*values, sep=" ", end="\n"):
        frame = sys._getframe(1)
        while frame:
            node, ctx = frame.f_locals.get("node"), frame.f_locals.get("ctx")
            if isinstance(node, ast.Call) and ctx is not None:
                if os.path.basename(str(ctx.file)) == main:
                    line = ctx.lineno_offset + node.lineno
                    return original(f"\x1e{line};{len(sep)}\x1f", *values, sep=sep, end=end)
                break
            frame = frame.f_back
        return original(*values, sep=sep, end=end)

    impl.ti_print = marked


class AfterEachStatement(ast.NodeTransformer):
    """Calls `__drain__` after each statement of the module, with its line. Functions and classes stay as they are."""

    def visit_FunctionDef(self, node):
        return node

    visit_AsyncFunctionDef = visit_FunctionDef
    visit_ClassDef = visit_FunctionDef
    visit_Lambda = visit_FunctionDef

    def generic_visit(self, node):
        super().generic_visit(node)
        for field in ("body", "orelse", "finalbody"):
            statements = getattr(node, field, None)
            if isinstance(statements, list):
                setattr(node, field, [each for one in statements for each in self.followed(one)])
        return node

    def followed(self, node):
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            return [node]
        if not isinstance(node, (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Assert)):
            return [node]
        call = ast.Call(ast.Name("__drain__", ast.Load()), [ast.Constant(node.lineno)], [])
        return [node, ast.fix_missing_locations(ast.copy_location(ast.Expr(call), node))]


def run(request, answer):
    """Runs a program in this process, and writes what became of it to the file descriptor `answer`."""
    main = request["name"]
    for name, code in request["files"].items():
        with open(name, "w", encoding="utf-8") as file:
            file.write(code)
    native, _ = tempfile.mkstemp()
    os.unlink(_)
    os.dup2(native, 1)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 2)
    printed = Printed(main, native)
    sys.stdout = printed
    sys.argv = [main]
    sys.path.insert(0, os.getcwd())
    module = types.ModuleType("__main__")
    module.__file__ = os.path.abspath(main)
    module.__dict__["__drain__"] = printed.drain
    sys.modules["__main__"] = module
    mark_prints_of_kernels(main)
    error, last = None, None
    try:
        for name in [*request["before"], main]:
            with open(name, encoding="utf-8") as file:
                source = file.read()
            tree = AfterEachStatement().visit(ast.parse(source, name))
            module.__file__ = os.path.abspath(name)
            exec(compile(tree, name, "exec"), module.__dict__)
    except SystemExit as stop:
        if stop.code not in (None, 0):
            error = {"type": "SystemExit", "message": str(stop.code), "line": None}
    except BaseException as raised:
        kind = type(raised)
        name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
        frames = [frame.lineno for frame in traceback.extract_tb(raised.__traceback__) if frame.filename == main]
        if isinstance(raised, SyntaxError) and raised.filename == main:
            frames.append(raised.lineno)
        last = frames[0] if frames else None
        # As it is when the program is started in its folder, and without what differs from run to run: the folder in which Taichi is
        # installed, and addresses of objects.
        message = str(raised).replace(os.getcwd() + os.sep, "").replace(PACKAGES, "")
        message = re.sub(r" at 0x[0-9a-f]+>", " at 0x…>", message)
        error = {"type": name, "message": message, "line": frames[-1] if frames else None}
    printed.finish(last)
    lines = printed.lines
    result = {"lines": lines[:MOST_LINES], "more": max(0, len(lines) - MOST_LINES), "error": error}
    data = json.dumps(result).encode()
    while data:
        data = data[os.write(answer, data) :]


def run_apart(request):
    """Runs a program in a process and a folder of its own. The answer to a request."""
    folder = tempfile.mkdtemp(prefix="program-")
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setsid()
            os.close(read)
            os.chdir(folder)
            run(request, write)
        except BaseException as error:  # A fault of this file: the parent tells it as a crash.
            os.write(write, json.dumps({"fault": repr(error)}).encode())
        finally:
            os._exit(0)
    os.close(write)
    chunks, deadline, is_late = [], time.monotonic() + request["seconds"], False
    while True:
        ready, _, _ = select.select([read], [], [], max(0, deadline - time.monotonic()))
        if not ready:
            is_late = True
            break
        chunk = os.read(read, 65536)
        if not chunk:
            break
        chunks.append(chunk)
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        pass
    _, status = os.waitpid(child, 0)
    os.close(read)
    shutil.rmtree(folder, ignore_errors=True)
    if is_late:
        return {"late": True}
    if not chunks:
        return {"crash": os.waitstatus_to_exitcode(status)}
    return json.loads(b"".join(chunks))


def main():
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")

    def tell(answer):
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    version = ".".join(str(part) for part in taichi.__version__)
    tell({"taichi": version})
    for line in sys.stdin:
        tell(run_apart(json.loads(line)))


main()

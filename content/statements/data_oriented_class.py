"""What the page "Data-Oriented Class" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% `@staticmethod`, then `@ti.func` | kernels and Taichi functions | none
@ti.data_oriented
class Grid:
    @staticmethod
    @ti.func
    def double(x):
        return 2 * x

    @ti.kernel
    def run(self, x: ti.i32) -> ti.i32:
        return self.double(x) + Grid.double(10 * x)


assert Grid().run(3) == 66


# %% `@classmethod`, then `@ti.kernel` | Python, through an instance | `cls`
@ti.data_oriented
class Grid:
    size = 5

    @classmethod
    @ti.kernel
    def run(cls, x: ti.i32) -> ti.i32:
        return cls.size * x


assert Grid().run(3) == 15


# %% `self` does not need an annotation; all other arguments of a kernel do
# raises: TaichiSyntaxError: Taichi kernels parameters must be type annotated
@ti.data_oriented
class Grid:
    @ti.kernel
    def run(self, x):
        print(x)


Grid().run(1)


# %% A kernel method cannot call another kernel method.
# raises: TaichiSyntaxError: Kernels cannot call other kernels.
@ti.data_oriented
class Grid:
    @ti.kernel
    def inner(self):
        pass

    @ti.kernel
    def outer(self):
        self.inner()


Grid().outer()


# %% any method in Python scope may create them.
@ti.data_oriented
class Grid:
    def reserve(self, n):
        self.value = ti.field(ti.i32, shape=n)

    @ti.kernel
    def run(self) -> ti.i32:
        total = 0
        for i in self.value:
            total += self.value[i] + i
        return total


grid = Grid()
grid.reserve(4)
assert grid.run() == 6


# %% A kernel that is called before its field exists fails.
# raises: TaichiCompilationError: 'Grid' object has no attribute 'value'
@ti.data_oriented
class Grid:
    @ti.kernel
    def run(self):
        self.value[0] = 1


Grid().run()


# %% assign another field to `self.track`, and the kernel goes on with the old one.
@ti.data_oriented
class Recorder:
    def __init__(self):
        self.track = ti.field(ti.i32, shape=3)

    @ti.kernel
    def add(self):
        for i in self.track:
            self.track[i] += 1


recorder = Recorder()
recorder.add()
old = recorder.track
recorder.track = ti.field(ti.i32, shape=5)
recorder.add()
assert old.to_numpy().tolist() == [2, 2, 2]
assert recorder.track.to_numpy().tolist() == [0, 0, 0, 0, 0]


# %% For another field Taichi compiles the kernel once more.
step = 1


@ti.kernel
def add(track: ti.template()):
    for i in track:
        track[i] += step


a, b = ti.field(ti.i32, shape=2), ti.field(ti.i32, shape=3)
add(a)
step = 10
add(a)
add(b)
assert a.to_numpy().tolist() == [2, 2]
assert b.to_numpy().tolist() == [10, 10, 10]


# %% The first field keeps its memory although no name leads to it any more
@ti.data_oriented
class Recorder:
    def __init__(self):
        self.track = ti.field(ti.i32, shape=3)

    @ti.kernel
    def add(self) -> ti.i32:
        self.track[0] += 1
        return self.track[0]


recorder = Recorder()
assert recorder.add() == 1
recorder.track = None
assert recorder.add() == 2


# %% Between the two, `scratch` is a field like any other.
builder = ti.FieldsBuilder()
scratch = ti.field(ti.i32)
builder.dense(ti.i, 4).place(scratch)
tree = builder.finalize()
scratch.fill(3)
scratch[1] += 1
assert scratch.shape == (4,)
assert scratch.to_numpy().tolist() == [3, 4, 3, 3]
tree.destroy()


# %% The ancestor need not be the one with the kernel.
class Grid:
    @ti.kernel
    def run(self) -> ti.i32:
        return 7


@ti.data_oriented
class Board(Grid):
    pass


class Chess(Board):
    pass


assert Board().run() == 7
assert Chess().run() == 7


# %% no: `Please decorate class Grid with @ti.data_oriented`
# raises: TaichiSyntaxError: Please decorate class Grid with @ti.data_oriented
class Grid:
    @ti.kernel
    def run(self) -> ti.i32:
        return 7


@ti.data_oriented
class Board(Grid):
    pass


assert Board().run() == 7
Grid().run()


# %% A field in the body of the class belongs to the class: all instances share it.
@ti.data_oriented
class Booking:
    seats = ti.field(ti.i32, shape=4)

    @ti.kernel
    def take(self, i: ti.i32):
        self.seats[i] += 1


first, second = Booking(), Booking()
first.take(2)
second.take(2)
assert first.seats[2] == second.seats[2] == Booking.seats[2] == 2


# %% The body of a class runs when Python reads it, so `ti.init()` has to come before a class with such a field.
# raises: TaichiRuntimeError: maybe you forgot to call `ti.init()` first?
ti.reset()


@ti.data_oriented
class Booking:
    seats = ti.field(ti.i32, shape=4)


# %% `Booking.take(...)`, on the class, ends with the misleading message `Please decorate class type with @ti.data_oriented`.
# raises: TaichiSyntaxError: Please decorate class type with @ti.data_oriented
@ti.data_oriented
class Booking:
    @classmethod
    @ti.kernel
    def take(cls, n: ti.i32) -> ti.i32:
        return n + 1


assert Booking().take(4) == 5
Booking.take(4)


# %% The class can be created, and the first kernel call stops with `Please decorate class Grid with @ti.data_oriented`.
# raises: TaichiSyntaxError: Please decorate class Grid with @ti.data_oriented
class Grid:
    def __init__(self):
        self.value = ti.field(ti.i32, shape=4)

    @ti.kernel
    def fill(self):
        for i in self.value:
            self.value[i] = i


grid = Grid()
assert grid.value.shape == (4,)
grid.fill()


# %% With `@ti.func` above `@staticmethod`, a call through `self` stops with `Too many arguments`
@ti.data_oriented
class Grid:
    @ti.func
    @staticmethod
    def double(x):
        return 2 * x

    @ti.kernel
    def run(self, x: ti.i32) -> ti.i32:
        return self.double(x)


try:
    Grid().run(3)
except ti.TaichiSyntaxError as error:
    message = str(error)
assert "Too many arguments" in message


# %% the class with a `TaichiCompilationError` that ends in `got staticmethod`.
@ti.data_oriented
class Grid:
    @ti.func
    @staticmethod
    def double(x):
        return 2 * x

    @ti.kernel
    def run(self, x: ti.i32) -> ti.i32:
        return Grid.double(x)


try:
    Grid().run(3)
except ti.TaichiCompilationError as error:
    message = str(error)
assert "TypeError" in message
assert message.strip().strip(".").endswith("got staticmethod")


# %% A kernel keeps the value that `self.bins` had when it was compiled.
@ti.data_oriented
class Histogram:
    def __init__(self, bins):
        self.bins = bins

    @ti.kernel
    def run(self) -> ti.i32:
        return self.bins


histogram = Histogram(4)
assert histogram.run() == 4
histogram.bins = 8
assert histogram.run() == 4
assert Histogram(8).run() == 8


# %% | `@ti.func` | kernels and Taichi functions | `self` |
# raises: TaichiSyntaxError: cannot be called from Python-scope
@ti.data_oriented
class Grid:
    @ti.func
    def double(self, x):
        return 2 * x


Grid().double(3)


# %% For another field Taichi compiles the kernel once more. … Each call of `smooth` makes a new field, for which `average` is compiled again.
@ti.data_oriented
class Recorder:
    @ti.kernel
    def raise_all(self, track: ti.template()):
        ti.static(compiled.append(1))
        for i in track:
            track[i] += 1.0


compiled = []
recorder = Recorder()
first = ti.field(ti.f32, shape=3)
counts = []
for track in (first, first, ti.field(ti.f32, shape=3), first):
    recorder.raise_all(track)
    counts.append(len(compiled))
assert counts[0] == counts[1] < counts[2] == counts[3]


# %% `finalize()` allocates, `destroy()` frees
builder = ti.FieldsBuilder()
scratch = ti.field(ti.f32)
builder.dense(ti.i, 4).place(scratch)
tree = builder.finalize()
scratch[1] = 2.0
assert scratch[1] == 2.0
tree.destroy()
try:
    tree.destroy()
except Exception as error:
    said = str(error)
assert "destroyed" in said


# %% A derived class with a constructor of its own calls `super().__init__()` first, so that the fields of the base class exist.
@ti.data_oriented
class Grid:
    def __init__(self):
        self.value = ti.field(ti.i32, shape=4)

    @ti.kernel
    def add(self, n: ti.i32):
        for i in self.value:
            self.value[i] += n


class Board(Grid):
    def __init__(self, right):
        if right:
            super().__init__()
        self.name = "board"


board = Board(True)
board.add(2)
assert board.value[3] == 2
try:
    Board(False).add(2)
except Exception as error:
    said = str(error)
assert "has no attribute 'value'" in said


# %% Objects from before hold fields that no longer exist; create them again.
import os
import subprocess
import sys

code = """
import taichi as ti

ti.init(arch=ti.cpu)


@ti.data_oriented
class Grid:
    def __init__(self):
        self.value = ti.field(ti.i32, shape=4)

    @ti.kernel
    def add(self, n: ti.i32):
        for i in self.value:
            self.value[i] += n


grid = Grid()
grid.add(2)
ti.init(arch=ti.cpu)
if NEW:
    grid = Grid()
grid.add(3)
print("sum", grid.value[0])
"""
ends = []
for new in ("False", "True"):
    with open("child.py", "w") as file:
        file.write(code.replace("NEW", new))
    done = subprocess.run([sys.executable, "child.py"], capture_output=True, text=True)
    ends.append(done.stdout.strip().splitlines()[-1] if done.stdout else "")
assert ends[0] not in ("sum 5", "sum 3") and ends[1] == "sum 3"


# %% | none | Python; a kernel runs it as Python code while it is compiled, with a warning | `self` |
import warnings


@ti.data_oriented
class Grid:
    def __init__(self):
        self.runs = 0

    def next(self):
        self.runs += 1
        return 10 * self.runs

    @ti.kernel
    def run(self) -> ti.i32:
        return self.next()


grid = Grid()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert grid.run() == 10
assert any('Calling non-taichi function "self.next"' in str(warning.message) for warning in caught)
assert grid.run() == 10 and grid.runs == 1
assert grid.next() == 20


# %% `unhashable type: 'Solver'`, where `Solver` is the name of the class. Write `@dataclasses.dataclass(eq=False)`.
# versions: v1.6.0
import dataclasses


@ti.data_oriented
@dataclasses.dataclass
class Solver:
    n: int

    @ti.kernel
    def run(self) -> ti.i32:
        return self.n


@ti.data_oriented
@dataclasses.dataclass(eq=False)
class Hashed:
    n: int

    @ti.kernel
    def run(self) -> ti.i32:
        return self.n


message = ""
try:
    Solver(3).run()
except TypeError as error:
    message = str(error)
assert message == "unhashable type: 'Solver'"
assert Hashed(3).run() == 3


# %% Kernels cannot be called through `super()`: `super().add(1)` ends with an `AssertionError` without a message.
# versions: v1.6.0
@ti.data_oriented
class Grid:
    def __init__(self):
        self.value = ti.field(ti.i32, shape=4)

    @ti.kernel
    def add(self, n: ti.i32):
        for i in self.value:
            self.value[i] += n


class Same(Grid):
    def twice(self):
        self.add(1)
        super().add(1)


grid = Same()
message = None
try:
    grid.twice()
except AssertionError as error:
    message = str(error)
assert message == "" and grid.value[0] == 1

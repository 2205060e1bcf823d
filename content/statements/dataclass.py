"""What the page "Taichi Dataclass" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% those you leave out are zero, and a single number for a vector member fills all its components.
@ti.dataclass
class Lens:
    center: ti.math.vec3
    focus: ti.f32


@ti.kernel
def run() -> ti.math.vec2:
    a = Lens(focus=1.5)
    b = Lens(center=2.0)
    return ti.math.vec2(a.center.sum() + a.focus, b.center.sum() + b.focus)


assert list(run()) == [1.5, 6.0]


# %% A function from outside a class gets a copy of the struct.
@ti.dataclass
class Ball:
    radius: ti.f32


@ti.func
def grow(ball):
    ball.radius += 1.0


@ti.kernel
def run() -> ti.f32:
    ball = Ball(2.0)
    grow(ball)
    return ball.radius


assert run() == 2.0


# %% In `radius: ti.f32 = 1.0` the number is ignored without a message.
# versions: v1.5.0 v1.6.0
@ti.dataclass
class Ball:
    radius: ti.f32 = 1.0


assert Ball().radius == 0.0


# %% it makes no member, and there is no message.
@ti.dataclass
class Ball:
    weight: ti.f32
    radius = ti.f32


assert list(Ball.members) == ["weight"]


# %% What remains is no longer a Python class but the same type that `ti.types.struct(center=ti.math.vec3, radius=ti.f32)` gives
@ti.dataclass
class Sphere:
    center: ti.math.vec3
    radius: ti.f32


plain = ti.types.struct(center=ti.math.vec3, radius=ti.f32)
assert type(Sphere) is type(plain) and not isinstance(Sphere, type)
assert list(Sphere.members) == list(plain.members) == ["center", "radius"]


# %% It has a fixed size, holds no pointers and is copied on assignment in a kernel.
@ti.dataclass
class Ball:
    radius: ti.f32


@ti.kernel
def run() -> ti.math.vec2:
    a = Ball(1.0)
    b = a
    b.radius = 5.0
    return ti.math.vec2(a.radius, b.radius)


assert list(run()) == [1, 5]


# %% In Python, `b = a` is a second name for the same record
@ti.dataclass
class Ball:
    radius: ti.f32


a = Ball(1.0)
b = a
b.radius = 5.0
assert a.radius == 5


# %% | scalars: `ti.f32`, `ti.i32`, `int`, `float` and so on | fields | … | ndarrays and NumPy arrays | … | strings, lists, dictionaries |
import numpy as np


def is_allowed(kind):
    try:
        ti.types.struct(member=kind)
        ti.dataclass(type("Record", (), {"__annotations__": {"member": kind}}))
    except ValueError as error:
        assert "Invalid data type" in str(error)
        return False
    return True


inner = ti.types.struct(number=ti.i32)
allowed = [ti.f32, ti.i32, ti.u8, ti.f64, int, float, ti.math.vec3, ti.types.matrix(2, 2, ti.f32), inner]
refused = [ti.field(ti.i32, shape=2), ti.types.ndarray(ti.f32, ndim=1), np.ndarray, str, list, dict]
assert all(is_allowed(kind) for kind in allowed)
assert not any(is_allowed(kind) for kind in refused)


# %% The same calls work in Python scope.
@ti.dataclass
class Lens:
    center: ti.math.vec3
    focus: ti.f32


a, b, c = Lens(ti.math.vec3(0.0), 1.5), Lens(focus=1.5), Lens(center=1.0, focus=1.5)
assert list(a.center) == list(b.center) == [0, 0, 0] and list(c.center) == [1, 1, 1]
assert a.focus == b.focus == c.focus == 1.5


# %% a `@ti.func` method that assigns to a member of `self` changes the element itself.
@ti.dataclass
class Ball:
    radius: ti.f32

    @ti.func
    def grow(self):
        self.radius += 1.0


balls = Ball.field(shape=3)


@ti.kernel
def run():
    for i in balls:
        balls[i].grow()
    balls[2].grow()


run()
assert balls.radius.to_numpy().tolist() == [1, 1, 2]


# %% Methods take no memory. With the default layout one record follows the other
@ti.dataclass
class Ball:
    center: ti.math.vec3
    radius: ti.f32

    @ti.func
    def volume(self):
        return self.radius**3


balls = Ball.field(shape=4)


@ti.kernel
def address(x: ti.template(), i: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(x, [i]), ti.i64)


x = balls.center.get_scalar_field(0)
assert [address(x, i) - address(x, 0) for i in (1, 2, 3)] == [16, 32, 48]
assert address(balls.radius, 0) - address(x, 0) == 12


# %% `moons.angle` is a view of one member of all records.
@ti.dataclass
class Moon:
    orbit: ti.f32
    angle: ti.f32


moons = Moon.field(shape=3)
moons.angle[1] = 7
assert moons[1].angle == 7
moons[2].angle = 8
assert moons.angle.to_numpy().tolist() == [0, 7, 8]


# %% `Moon.field(shape=3, layout=ti.Layout.SOA)` stores each member in an array of its own instead
@ti.dataclass
class Moon:
    orbit: ti.f32
    angle: ti.f32


moons = Moon.field(shape=8, layout=ti.Layout.SOA)


@ti.kernel
def address(x: ti.template(), i: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(x, [i]), ti.i64)


assert address(moons.angle, 1) - address(moons.angle, 0) == 4
assert address(moons.orbit, 1) - address(moons.orbit, 0) == 4


# %% | `@ti.func` | yes | no |
# raises: TaichiSyntaxError: Taichi functions cannot be called from Python-scope
@ti.dataclass
class Ball:
    radius: ti.f32

    @ti.func
    def double(self):
        return 2 * self.radius


@ti.kernel
def run() -> ti.f32:
    return Ball(2.0).double()


assert run() == 4
Ball(2.0).double()


# %% | none | as Python code while the kernel is compiled, with a warning | yes |
import warnings

calls = []


@ti.dataclass
class Ball:
    radius: ti.f32

    def size(self):
        calls.append(type(self.radius).__name__)
        return 2 * self.radius


@ti.kernel
def run(radius: ti.f32) -> ti.f32:
    return Ball(radius).size()


assert Ball(2.0).size() == 4
calls.clear()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert [run(3.0), run(4.0)] == [6, 8]
assert calls == ["Expr"]
assert any("Calling non-taichi function" in str(warning.message) for warning in caught)


# %% A method cannot be a `@ti.kernel`.
# raises: TaichiSyntaxError: Please decorate class
@ti.dataclass
class Ball:
    radius: ti.f32

    @ti.kernel
    def size(self) -> ti.f32:
        return self.radius


Ball(2.0).size()


# %% | argument of a kernel, with the class as annotation | yes | … | result of a kernel | on CPU, CUDA and AMDGPU |
# versions: v1.6.0
@ti.dataclass
class Ball:
    radius: ti.f32

    @ti.pyfunc
    def double(self):
        return 2 * self.radius


@ti.kernel
def run(ball: Ball) -> Ball:
    return Ball(ball.double())


assert run(Ball(3.0)).double() == 12


# %% | argument of a kernel, with the class as annotation | yes | … | result of a kernel, with the class as annotation | yes |
# versions: master
@ti.dataclass
class Ball:
    radius: ti.f32

    @ti.pyfunc
    def double(self):
        return 2 * self.radius


@ti.kernel
def run(ball: Ball) -> Ball:
    return Ball(ball.double())


assert run(Ball(3.0)).double() == 12


# %% | argument of a kernel | no: pass the members, or put the record into a field |
# versions: v1.5.0
# raises: TaichiSyntaxError: Invalid type annotation (argument 0) of Taichi kernel
@ti.dataclass
class Ball:
    radius: ti.f32


@ti.kernel
def run(ball: Ball) -> ti.f32:
    return ball.radius


# %% | result of a kernel | on CPU, CUDA and AMDGPU, without its methods |
# versions: v1.5.0
# raises: AttributeError: has no attribute 'double'
@ti.dataclass
class Ball:
    radius: ti.f32

    @ti.pyfunc
    def double(self):
        return 2 * self.radius


@ti.kernel
def run() -> Ball:
    return Ball(3.0)


assert run().radius == 3
run().double()


# %% | element of an ndarray | no |
# raises: TaichiRuntimeError: is not supported as ndarray element type
@ti.dataclass
class Ball:
    radius: ti.f32


ti.ndarray(Ball, shape=2)


# %% If it has to change members, write its first argument as `self: ti.template()`.
@ti.func
def grow(self: ti.template()):
    self.radius += 1.0


Ball = ti.types.struct(radius=ti.f32, __struct_methods={"grow": grow})


@ti.kernel
def run() -> ti.f32:
    ball = Ball(2.0)
    ball.grow()
    return ball.radius


assert run() == 3


# %% `class Ball(Sphere)` stops with `TypeError: StructType.__init__() takes 1 positional argument but 4 were given`.
# raises: TypeError: StructType.__init__() takes 1 positional argument but 4 were given
@ti.dataclass
class Sphere:
    radius: ti.f32


class Ball(Sphere):
    pass


# %% `radius: ti.f32 = 1.0` is an error.
# versions: master
# raises: TaichiSyntaxError: Default value in @dataclass is not supported.
@ti.dataclass
class Ball:
    radius: ti.f32 = 1.0


# %% `from __future__ import annotations` turns types into strings, and Taichi answers `ValueError: Invalid data type ti.f32`.
# raises: ValueError: Invalid data type ti.f32
with open("postponed.py", "w") as file:
    file.write(
        "from __future__ import annotations\nimport taichi as ti\n\n@ti.dataclass\nclass Ball:\n    radius: ti.f32\n"
    )

import postponed


# %% A name that is no member and a value too many are ignored without a message.
import warnings


@ti.dataclass
class Lens:
    focus: ti.f32


@ti.kernel
def misspelt() -> ti.f32:
    return Lens(focos=2.0).focus


@ti.kernel
def too_many() -> ti.f32:
    return Lens(1.5, 7.0).focus


with warnings.catch_warnings():
    warnings.simplefilter("error")
    assert Lens(focos=2.0).focus == 0 and misspelt() == 0
    assert Lens(1.5, 7.0).focus == 1.5 and too_many() == 1.5


# %% unless its name begins with two underscores: `__init__` and `__add__` are ignored without a message.
@ti.dataclass
class Ball:
    radius: ti.f32

    def __init__(self, radius):
        raise RuntimeError("not called")

    def __add__(self, other):
        raise RuntimeError("not called")

    def _grown(self):
        return self.radius + 1


assert list(Ball.methods) == ["_grown"]
assert Ball(2.0)._grown() == 3

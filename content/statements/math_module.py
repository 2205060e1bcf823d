"""What the page "Math Module" says, tried by programs; content/README.md has the form."""

import taichi as ti
import taichi.math as tm

ti.init(arch=ti.cpu)


# %% `ti.init(default_fp=ti.f64)` makes the float types 64 bits wide
ti.init(arch=ti.cpu, default_fp=ti.f64)


@ti.kernel
def half() -> ti.f64:
    v = tm.vec2(1.0) + tm.vec2(1e-12, 0.0)
    return v.x


assert half() == 1.0 + 1e-12


# %% A single number fills all of them.
@ti.kernel
def fill() -> tm.vec3:
    return tm.vec3(7.0)


assert list(fill()) == [7.0, 7.0, 7.0]


# %% Here every entry becomes 1. The identity is `tm.eye(2)`.
@ti.kernel
def ones() -> tm.mat2:
    return tm.mat2(1.0)


@ti.kernel
def identity() -> tm.mat2:
    return tm.eye(2)


assert ones().to_numpy().tolist() == [[1.0, 1.0], [1.0, 1.0]]
assert identity().to_numpy().tolist() == [[1.0, 0.0], [0.0, 1.0]]


# %% The three alphabets mean the same four places.
@ti.kernel
def places() -> tm.vec4:
    v = tm.vec4(5.0, 6.0, 7.0, 8.0)
    return tm.vec4(v.x - v.r + v.s, v.g, v.p, v.a - v.q + v.w)


assert list(places()) == [5.0, 6.0, 7.0, 8.0]


# %% the letters reach its first four components. A fifth one has no letter; use its index.
bands = ti.types.vector(5, ti.f32)


@ti.kernel
def reached(s: bands) -> tm.vec4:
    return tm.vec4(s.w, s.a, s.q, s[4])


assert list(reached(bands(1, 2, 3, 4, 5))) == [4.0, 4.0, 4.0, 5.0]


# %% It does not clamp `a`.
@ti.kernel
def beyond(a: ti.f32) -> ti.f32:
    return tm.mix(10.0, 20.0, a)


assert beyond(2.0) == 30.0
assert beyond(-1.0) == 0.0


# %% so its sign is that of `y`: `mod(-0.5, 1.0)` is 0.5.
@ti.kernel
def modulo(x: ti.f32, y: ti.f32) -> ti.f32:
    return tm.mod(x, y)


assert modulo(-0.5, 1.0) == 0.5
assert modulo(0.5, -1.0) == -0.5


# %% so `fract(-1.2)` is 0.8.
@ti.kernel
def fraction(x: ti.f32) -> ti.f32:
    return tm.fract(x)


assert abs(fraction(-1.2) - 0.8) < 1e-6


# %% All of these work element by element on vectors and matrices as well as on numbers
@ti.kernel
def elements() -> ti.f32:
    m = tm.clamp(tm.mat2(-3.0, 0.25, 0.5, 9.0), 0.0, 1.0)
    n = tm.mix(tm.mat2(0.0), m, 0.5)
    return 1000 * n[0, 0] + 100 * n[0, 1] + 10 * n[1, 0] + n[1, 1]


assert elements() == 15.5


# %% 4 × 4 rotation about an axis, which it normalises
@ti.kernel
def rotated(axis: tm.vec3) -> tm.vec4:
    return tm.rot_by_axis(axis, 0.5) @ tm.vec4(1.0, 2.0, 3.0, 1.0)


assert all(abs(a - b) < 1e-6 for a, b in zip(rotated(tm.vec3(0, 0, 5)), rotated(tm.vec3(0, 0, 1))))


# %% yaw about Y, pitch about X, roll about Z
@ti.kernel
def entry(yaw: ti.f32, pitch: ti.f32, roll: ti.f32) -> tm.vec3:
    m = tm.rot_yaw_pitch_roll(yaw, pitch, roll)
    return tm.vec3(m[0, 0], m[1, 1], m[2, 2])


assert list(entry(1.0, 0.0, 0.0))[1] == 1.0
assert list(entry(0.0, 1.0, 0.0))[0] == 1.0
assert list(entry(0.0, 0.0, 1.0))[2] == 1.0


# %% the same as `rot_yaw_pitch_roll(ang_z, ang_x, ang_y)`
@ti.kernel
def difference() -> ti.f32:
    d = tm.rotation3d(0.1, 0.2, 0.3) - tm.rot_yaw_pitch_roll(0.3, 0.1, 0.2)
    return abs(d).sum()


assert difference() < 1e-6


# %% with `m @ v` a positive angle turns clockwise, seen with the axis pointing at you.
@ti.kernel
def turned(axis: tm.vec3, v: tm.vec4) -> tm.vec4:
    return tm.rot_by_axis(axis, tm.pi / 2) @ v


def near(a, b):
    return all(abs(x - y) < 1e-6 for x, y in zip(a, b))


assert near(turned(tm.vec3(0, 0, 1), tm.vec4(1, 0, 0, 1)), (0, -1, 0, 1))
assert near(turned(tm.vec3(1, 0, 0), tm.vec4(0, 1, 0, 1)), (0, 0, -1, 1))


# %% `rotation2d` turns counter-clockwise as it is.
@ti.kernel
def quarter() -> tm.vec2:
    return tm.rotation2d(tm.pi / 2) @ tm.vec2(1.0, 0.0)


x, y = quarter()
assert abs(x) < 1e-6 and abs(y - 1.0) < 1e-6


# %% because `z * w` multiplies element by element.
@ti.kernel
def products() -> tm.vec4:
    z, w = tm.vec2(1.0, 1.0), tm.vec2(0.0, 1.0)
    return tm.vec4(z * w, tm.cmul(z, w))


assert list(products()) == [0.0, 1.0, -1.0, 1.0]


# %% logarithm, argument in
@ti.kernel
def argument(x: ti.f32, y: ti.f32) -> ti.f32:
    return tm.clog(tm.vec2(x, y)).y


assert abs(argument(-1.0, 0.0) - 3.14159265) < 1e-6
assert abs(argument(-1.0, -1.0) + 2.35619449) < 1e-6


# %% root with real part ≥ 0
@ti.kernel
def root(x: ti.f32, y: ti.f32) -> tm.vec2:
    return tm.csqrt(tm.vec2(x, y))


x, y = root(-1.0, 0.0)
assert abs(x) < 1e-6 and abs(y - 1.0) < 1e-6
assert root(-3.0, -4.0)[0] > 0 and root(-3.0, 4.0)[0] > 0


# %% number of one bits in an integer: `popcnt(40)` is 2
# versions: v1.6.0 master
@ti.kernel
def ones(x: ti.i32) -> ti.i32:
    return tm.popcnt(x)


assert ones(40) == 2
assert ones(-1) == 32


# %% tell for each element whether it is not a number, or infinite
@ti.kernel
def tell() -> ti.types.vector(4, ti.i32):
    v = tm.vec2(tm.nan, -tm.inf)
    a, b = tm.isnan(v), tm.isinf(v)
    return ti.Vector([a[0], a[1], b[0], b[1]], ti.i32)


assert list(tell()) == [1, 0, 0, 1]


# %% outside a kernel stops with `Taichi functions cannot be called from Python-scope`.
# raises: TaichiSyntaxError: Taichi functions cannot be called from Python-scope
tm.mix(0.0, 1.0, 0.5)


# %% The types can be used in both scopes, and so can their constructors and swizzles.
v = tm.vec4(tm.vec2(1, 2), 3, 4)
v.zw = v.xy
assert list(v.wzyx) == [2.0, 1.0, 2.0, 1.0]


# %% `tm.sin(i)` and `tm.floor(i)` with an integer `i` do not compile: `'sin' takes real inputs only, however 'i32' is provided`.
# raises: TaichiTypeError: 'sin' takes real inputs only, however 'i32' is provided
@ti.kernel
def sine(i: ti.i32) -> ti.f32:
    return tm.sin(i)


sine(2)


# %% `tm.floor(i)` with an integer `i` do not compile
# raises: TaichiTypeError: 'floor' takes real inputs only, however 'i32' is provided
@ti.kernel
def down(i: ti.i32) -> ti.f32:
    return tm.floor(i)


down(2)


# %% Literals are converted, as in `tm.sin(2)`, … `sqrt`, `exp` and `log` convert variables as well.
@ti.kernel
def literal() -> ti.f32:
    return tm.sin(2)


@ti.kernel
def variables(i: ti.i32) -> tm.vec3:
    return tm.vec3(tm.sqrt(i), tm.exp(i), tm.log(i))


assert abs(literal() - 0.9092974) < 1e-6
assert abs(variables(2)[0] - 1.4142135) < 1e-6
assert abs(variables(2)[1] - 7.389056) < 1e-5 and abs(variables(2)[2] - 0.6931472) < 1e-6


# %% With the replacement, `max([3, 9, 4])` returns the list.
from taichi.math import *

assert max([3, 9, 4]) == [3, 9, 4]


# %% A matrix of more than 32 elements that is made in Python scope gives a warning, one made in a kernel does not
import warnings


def warned(make):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        make()
    return any("entries are not suggested" in str(one.message) for one in caught)


@ti.kernel
def in_kernel() -> ti.i32:
    m = ti.Matrix.zero(ti.i32, 6, 6)
    return m.sum()


assert warned(lambda: ti.Matrix([[0] * 6 for _ in range(6)]))
assert not warned(lambda: ti.Matrix([[0] * 8 for _ in range(4)]))
assert not warned(in_kernel)


# %% | `uvec2`, `uvec3`, `uvec4` | 2, 3, 4 | the unsigned partner of the default integer |
ti.init(arch=ti.cpu, default_ip=ti.i64)


@ti.kernel
def run() -> ti.f64:
    v = tm.uvec2(0, 0)
    v[0] -= 1
    return ti.cast(v[0], ti.f64)


assert run() == 2.0**64
assert tm.uvec3.dtype == ti.u64 and tm.ivec3.dtype == ti.i64 and tm.vec3.dtype == ti.f32


# %% A constructor takes its components from any mixture of numbers, lists and vectors, as long as their number fits.
@ti.kernel
def fits() -> tm.vec4:
    return tm.vec4(1.0, tm.vec2(2.0, 3.0), [4.0])


@ti.kernel
def too_few() -> tm.vec3:
    return tm.vec3(1.0, 2.0)


@ti.kernel
def too_many() -> tm.vec3:
    return tm.vec3(tm.vec2(1.0), tm.vec2(1.0))


assert fits().to_list() == [1.0, 2.0, 3.0, 4.0]
for kernel in (too_few, too_many):
    failed = False
    try:
        kernel()
    except Exception:
        failed = True
    assert failed


# %% Up to four letters of one alphabet, in any order and with repeats, make a new vector. You can also assign to them; of a
# repeated letter the last value stays.
@ti.kernel
def run() -> tm.vec4:
    v = tm.vec4(1.0, 2.0, 3.0, 4.0)
    v.xx = tm.vec2(7.0, 8.0)
    v.bg = v.gb
    return v.xyzw + v.xxxx


assert run().to_list() == [16.0, 11.0, 10.0, 12.0]


@ti.kernel
def mixed() -> tm.vec2:
    return tm.vec4(1.0).xg


@ti.kernel
def five() -> tm.vec4:
    v = tm.vec4(1.0)
    w = v.xyzwx
    return v


for kernel in (mixed, five):
    message = ""
    try:
        kernel()
    except ti.TaichiCompilationError as error:
        message = str(error)
    assert "has no attribute" in message


# %% All of these work element by element on vectors and matrices as well as on numbers, unless the table names vectors or
# matrices.
import math


@ti.kernel
def run() -> ti.types.vector(26, ti.f32):
    a, b = tm.mat2(0.1, 0.2, 0.3, 0.4), tm.mat2(0.5, 0.6, 0.7, 0.8)
    first = ti.Vector([
        tm.sin(a)[1, 1], tm.cos(a)[1, 1], tm.tan(a)[1, 1], tm.asin(a)[1, 1], tm.acos(a)[1, 1], tm.atan2(a, b)[1, 1],
        tm.tanh(a)[1, 1], tm.degrees(a)[1, 1], tm.radians(a)[1, 1], tm.exp(a)[1, 1], tm.log(a)[1, 1], tm.log2(a)[1, 1],
        tm.pow(a, b)[1, 1], tm.sqrt(a)[1, 1], tm.floor(a)[1, 1], tm.ceil(a)[1, 1], tm.round(a)[1, 1], tm.fract(a)[1, 1],
        tm.mod(a, b)[1, 1], tm.sign(a)[1, 1], tm.min(a, b)[1, 1], tm.max(a, b)[1, 1], tm.clamp(a, 0.2, 0.3)[1, 1],
        tm.mix(a, b, 0.5)[1, 1], tm.step(0.3, a)[1, 1], tm.smoothstep(0.0, 1.0, a)[1, 1],
    ])
    return first


x, y = 0.4, 0.8
expected = [
    math.sin(x), math.cos(x), math.tan(x), math.asin(x), math.acos(x), math.atan2(x, y), math.tanh(x), math.degrees(x),
    math.radians(x), math.exp(x), math.log(x), math.log2(x), x**y, math.sqrt(x), 0, 1, 0, 0.4, 0.4, 1, x, y, 0.3, 0.6, 1,
    x * x * (3 - 2 * x),
]
assert all(abs(got - want) < 1e-4 for got, want in zip(run().to_list(), expected, strict=True))


# %% | Square matrices, up to 4 × 4 | `determinant`, `inverse` |
@ti.kernel
def four() -> ti.f32:
    m = 2.0 * tm.eye(4)
    return tm.determinant(m) + tm.inverse(m)[3, 3]


mat5 = ti.types.matrix(5, 5, ti.f32)


@ti.kernel
def determinant_of_five() -> ti.f32:
    return tm.determinant(mat5(1.0))


@ti.kernel
def inverse_of_five() -> ti.f32:
    return tm.inverse(mat5(1.0))[0, 0]


assert four() == 16.5
for kernel in (determinant_of_five, inverse_of_five):
    failed = False
    try:
        kernel()
    except ti.TaichiCompilationError:
        failed = True
    assert failed


# %% `cross` (2 or 3 components)
@ti.kernel
def two() -> ti.f32:
    return tm.cross(tm.vec2(1.0, 0.0), tm.vec2(0.0, 1.0))


@ti.kernel
def three() -> tm.vec3:
    return tm.cross(tm.vec3(1.0, 0.0, 0.0), tm.vec3(0.0, 1.0, 0.0))


@ti.kernel
def four() -> tm.vec4:
    return tm.cross(tm.vec4(1.0), tm.vec4(1.0))


assert two() == 1.0 and three().to_list() == [0.0, 0.0, 1.0]
failed = False
try:
    four()
except ti.TaichiCompilationError:
    failed = True
assert failed


# %% | Function | Meaning | Example |
import cmath


@ti.kernel
def run() -> ti.types.matrix(8, 2, ti.f32):
    z, i = tm.vec2(1.0, 1.0), tm.vec2(0.0, 1.0)
    rows = ti.Matrix.zero(ti.f32, 8, 2)
    values = ti.Matrix.rows([
        tm.cmul(z, i), tm.cdiv(z, i), tm.cconj(z), tm.cinv(z), tm.csqrt(tm.vec2(-1.0, 0.0)), tm.cpow(z, 2), tm.cexp(z),
        tm.clog(z),
    ])
    rows += values
    return rows


z = 1 + 1j
expected = [z * 1j, z / 1j, z.conjugate(), 1 / z, 1j, 2j, cmath.exp(z), cmath.log(z)]
got = run().to_list()
assert all(abs(complex(*pair) - want) < 1e-4 for pair, want in zip(got, expected, strict=True))


# %% constants, as Python floats
import math

assert all(type(value) is float for value in (tm.pi, tm.e, tm.inf, tm.nan))
assert tm.pi == math.pi and tm.e == math.e and tm.inf == math.inf and math.isnan(tm.nan)


# %% `from taichi.math import *` replaces Python's own `max`, `min`, `pow` and `round` in your file.
import builtins

names = {}
exec("from taichi.math import *", names)
replaced = [name for name in names if hasattr(builtins, name) and not name.startswith("__")]
assert sorted(replaced) == ["max", "min", "pow", "round"]


# %% number of leading zero bits in a 32-bit integer: `clz(40)` is 26
# versions: master
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    return tm.clz(x)


assert [run(40), run(0), run(1), run(-1)] == [26, 32, 31, 0]


# %% | `translate(dx, dy, dz)`, `scale(sx, sy, sz)` | 4 × 4 matrix for homogeneous coordinates |
@ti.kernel
def run() -> tm.vec4:
    return (tm.translate(10.0, 20.0, 30.0) @ tm.scale(2.0, 3.0, 4.0)) @ tm.vec4(1.0, 1.0, 1.0, 1.0)


assert run().to_list() == [12.0, 23.0, 34.0, 1.0]


# %% if `a` is an `ivec2`, `tm.vec2(a)` consists of integers, too. Write `float(a)` or `ti.cast(a, ti.f32)`.
# versions: v1.6.0
@ti.kernel
def halves(a: tm.ivec2) -> tm.vec3:
    whole = tm.vec2(a)
    return tm.vec3((whole // 2).x, (float(a) / 2).x, whole.x - 0.5)


@ti.kernel
def stored(a: tm.ivec2) -> ti.f32:
    b = tm.vec2(a)
    b.x = 0.5
    return b.x


@ti.kernel
def stored_cast(a: tm.ivec2) -> ti.f32:
    b = ti.cast(a, ti.f32)
    b.x = 0.5
    return b.x


assert list(halves(tm.ivec2(3, 4))) == [1.0, 1.5, 2.5]
assert stored(tm.ivec2(3, 4)) == 0.0
assert stored_cast(tm.ivec2(3, 4)) == 0.5


# %% but not for `tm.fract` and the angles of rotations
# versions: v1.6.0
# raises: TaichiTypeError: 'cos' takes real inputs only, however 'i32' is provided
@ti.kernel
def turn():
    print(tm.rotation2d(1))


turn()


# %% A kernel that computes the value itself can miss it: with `fast_math`, which is on by default, the compiler assumes that arithmetic gives
# neither NaN nor infinity. For such a test call `ti.init` with `fast_math=False`.
# versions: v1.6.0
import subprocess
import sys

program = """
import sys
import taichi as ti
import taichi.math as tm

ti.init(arch=ti.cpu, fast_math=sys.argv[1] == "fast")


@ti.kernel
def run(a: ti.f32, b: ti.f32) -> ti.i32:
    c = a - b
    return tm.isnan(c / c)


print("found", run(0.25, 0.25))
"""
file = "missed.py"
with open(file, "w") as out:
    out.write(program)
for name, found in (("fast", 0), ("exact", 1)):
    done = subprocess.run([sys.executable, file, name], capture_output=True, text=True)
    assert f"found {found}" in done.stdout


# %% `cpow(z, n)` | $z^n$ for a real `n`; 0 where $z = 0$ |
# versions: v1.6.0
@ti.kernel
def run(n: ti.f32) -> tm.vec2:
    return tm.cpow(tm.vec2(0.0), n)


assert run(2.0).to_numpy().tolist() == run(0.0).to_numpy().tolist() == [0.0, 0.0]


# %% Both convert `x` to the default float type first: with `f32`, the `f64` 1e300 counts as infinite.
# versions: v1.6.0
@ti.kernel
def large(x: ti.f64) -> ti.i32:
    return tm.isinf(x)


assert large(1e300) == 1
assert large(1e30) == 0


# %% Before v1.7.0, `isinf` takes no vectors where that default is `f64`.
# versions: v1.6.0
ti.init(arch=ti.cpu, default_fp=ti.f64)


@ti.kernel
def number(x: ti.f64) -> ti.i32:
    return tm.isinf(x)


@ti.kernel
def vector(x: ti.f64):
    print(tm.isinf(ti.Vector([x, x])))


assert number(1e300) == 0
refused = False
try:
    vector(1e300)
except ti.TaichiTypeError:
    refused = True
assert refused

"""What the page "Fields" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% Elements start at zero. A field that nobody has written to is readable.
x = ti.field(ti.f32, shape=5)
assert (x.to_numpy() == 0).all()


# %% A kernel sees every field that is a global name when it is compiled.
x = ti.field(ti.i32, shape=3)


@ti.kernel
def run():
    x[1] = 4


run()
assert x[1] == 4


# %% One kernel for several fields takes the field as an argument: `def fill(f: ti.template())`
a, b = ti.field(ti.i32, shape=3), ti.field(ti.i32, shape=2)


@ti.kernel
def run(f: ti.template()):
    for i in f:
        f[i] = 7


run(a)
run(b)
assert a.to_numpy().sum() == 21 and b.to_numpy().sum() == 14


# %% Its length says how many indices an element needs.
x = ti.field(ti.f32, shape=(2, 3, 4))
x[1, 2, 3] = 5
assert len(x.shape) == 3 and x[1, 2, 3] == 5


# %% `ti.field(ti.f32, shape=n)` or `shape=(n,)`
assert ti.field(ti.f32, shape=4).shape == ti.field(ti.f32, shape=(4,)).shape == (4,)


# %% A field has at most twelve dimensions.
x = ti.field(ti.i32, shape=(1,) * 12)
x[(0,) * 12] = 3
assert x[(0,) * 12] == 3


# %% 13 dimensions | `RuntimeError: … Too many dimensions. The maximum dimensionality is 12`
# raises: RuntimeError: Too many dimensions. The maximum dimensionality is 12
x = ti.field(ti.i32, shape=(1,) * 13)
print(x.shape)


# %% `for I in ti.grouped(x)` visits the elements of a field of any number of dimensions; `I` is a vector of indices, and
# `x[I]` the element.
x = ti.field(ti.f32, shape=(3, 6))


@ti.kernel
def run():
    for I in ti.grouped(x):
        x[I] = 10 * I[0] + I[1]


run()
assert x[2, 5] == 25


# %% The `+=` on a field element is atomic, so a million parallel iterations do not lose counts.
n = ti.field(ti.i32, shape=())


@ti.kernel
def run():
    for i in range(1_000_000):
        n[None] += 1


run()
assert n[None] == 1_000_000


# %% The first four components also have names, `xyzw`, `rgba` or `stpq`.
v = ti.Vector.field(4, ti.i32, shape=1)
v[0] = [1, 2, 3, 4]
assert (v[0].x, v[0].w, v[0].r, v[0].a, v[0].s, v[0].q) == (1, 4, 1, 4, 1, 4)
assert list(v[0].xyzw) == list(v[0].rgba) == list(v[0].stpq) == [1, 2, 3, 4]


# %% A 0D field of vectors or matrices needs both pairs of brackets as well: `x[None][1]`, `m[None][2, 3]`.
x = ti.Vector.field(2, ti.i32, shape=())
m = ti.Matrix.field(3, 4, ti.i32, shape=())
x[None][1] = 5
m[None][2, 3] = 6
assert x[None][1] == 5 and m[None][2, 3] == 6


# %% *Member first* gives a field of that member alone, which you can fill or copy to NumPy.
P = ti.types.struct(a=ti.f32, b=ti.i32)
p = P.field(shape=4)
p.b.fill(3)
assert list(p.b.to_numpy()) == [3, 3, 3, 3] and p[2].b == 3


# %% `ti.Struct.field({"mass": ti.f32, "charge": ti.f32}, shape=1000)`
p = ti.Struct.field({"mass": ti.f32, "charge": ti.f32}, shape=1000)
p[5].mass = 2.5
assert p.mass[5] == 2.5 and p[5].charge == 0


# %% A whole element can be assigned as a struct or as a dict
P = ti.types.struct(a=ti.f32, b=ti.i32)
p = P.field(shape=2)
p[0] = P(a=1.5, b=2)
p[1] = {'a': 2.5, 'b': 3}
assert p[0].a == 1.5 and p[1].b == 3


# %% all elements come back as a dict of arrays.
p = ti.types.struct(a=ti.f32, b=ti.i32).field(shape=3)
d = p.to_numpy()
assert sorted(d) == ['a', 'b'] and d['a'].shape == (3,)


# %% `x.fill(0.5)` | Python, and kernels outside of loops and `if`; a struct field in Python only
x = ti.field(ti.f32, shape=3)


@ti.kernel
def run():
    x.fill(0.5)


run()
assert x.to_numpy().sum() == 1.5
x.fill(2)
assert x[0] == 2
p = ti.types.struct(a=ti.f32).field(shape=2)
p.fill(1.0)
assert p[1].a == 1.0


# %% `x.copy_from(y)`
x, y = ti.field(ti.f32, shape=3), ti.field(ti.f32, shape=3)
y.fill(4)
x.copy_from(y)
y[0] = 1
assert x[0] == 4


# %% The two NumPy methods copy.
x = ti.field(ti.f32, shape=3)
a = x.to_numpy()
a[0] = 9
assert x[0] == 0
x.from_numpy(a)
a[0] = 1
assert x[0] == 9


# %% `x.shape`, `x.dtype`; of a struct field the type of a member, `s.mass.dtype` | Python and kernels
x = ti.field(ti.f32, shape=(3, 6))


@ti.kernel
def run() -> ti.i32:
    return x.shape[1]


assert run() == 6 and x.dtype == ti.f32


# %% `x[0:3]` of a 1D field
# raises: TypeError: Please be aware that slicing a ti.field is not supported so far.
x = ti.field(ti.f32, shape=5)
x[0:3]


# %% `y[0]` or `y[0][3:]` of a 2D field
# raises: AssertionError: Slicing is not supported on ti.field
x = ti.field(ti.f32, shape=(3, 6))
x[0]


# %% `y[0]` of a 2D field in a kernel
# raises: TaichiIndexError: Field with dim 2 accessed with indices of dim 1
x = ti.field(ti.f32, shape=(3, 6))


@ti.kernel
def run():
    a = x[0]


run()


# %% `hits += 1` in Python
# raises: TypeError: unsupported operand type(s) for +=: 'ScalarField' and 'int'
hits = ti.field(ti.i32, shape=())
hits += 1


# %% nothing: it makes a variable that is called `hits`
hits = ti.field(ti.i32, shape=())


@ti.kernel
def run() -> ti.i32:
    hits = 1
    return hits + 4


assert run() == 5 and hits[None] == 0


# %% `ti.init(debug=True)` checks them, in kernels and in Python
# versions: v1.5.0 v1.6.0
# raises: TaichiAssertionError: of size (3) with indices (5)
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.f32, shape=3)


@ti.kernel
def run(i: ti.i32):
    x[i] = 1


run(5)


# %% Fields made after that work, but get a memory tree of their own.
x = ti.field(ti.i32, shape=2)
x[0] = 1
y = ti.field(ti.i32, shape=2)
y[1] = 5
assert x[0] == 1 and y[1] == 5


# %% An [ndarray](./ndarray.mdx) may have another length in each call of a kernel.
import numpy as np


@ti.kernel
def run(a: ti.types.ndarray(dtype=ti.i32, ndim=1)) -> ti.i32:
    n = 0
    for i in range(a.shape[0]):
        n += a[i]
    return n


assert run(np.ones(3, dtype=np.int32)) == 3
assert run(np.ones(8, dtype=np.int32)) == 8


# %% `v[0].xz = 7, 8` stop with `RuntimeError: … Cannot treat [Tensor (2) f32] as …`.
# versions: v1.6.0
# raises: RuntimeError: Cannot treat [Tensor (2) f32] as
v = ti.Vector.field(4, dtype=ti.f32, shape=2)


@ti.kernel
def run():
    v[0].xz = 7, 8


run()


# %% A single component, `v[0].x = 7`, works, and so does a copy: `u = v[0]`, `u.xz = 7, 8`, `v[0] = u`.
# versions: v1.6.0
v = ti.Vector.field(4, dtype=ti.f32, shape=2)


@ti.kernel
def run():
    v[1].x = 7
    u = v[0]
    u.xz = 7, 8
    v[0] = u


run()
assert v[1].to_list() == [7.0, 0.0, 0.0, 0.0]
assert v[0].to_list() == [7.0, 0.0, 8.0, 0.0]


# %% In the dict a vector or matrix cannot be a list: this version stops with `TypeError: Matrix.__init__() got an
# unexpected keyword argument 'ndim'`.
# versions: v1.6.0
# raises: TypeError: Matrix.__init__() got an unexpected keyword argument 'ndim'
Particle = ti.types.struct(position=ti.math.vec3, mass=ti.f32)
particles = Particle.field(shape=2)
particles[1] = {"position": [5, 6, 7], "mass": 8}


# %% `hits[0]` of a 0D field | `AssertionError: Slicing is not supported on ti.field`
# raises: AssertionError: Slicing is not supported on ti.field
hits = ti.field(ti.i32, shape=())
print(hits[0])


# %% `x[0:3]` in a kernel | `TaichiSyntaxError: … The type <class 'taichi.lang.field.ScalarField'> do not support index of slice type`
# raises: TaichiSyntaxError: The type <class 'taichi.lang.field.ScalarField'> do not support index of slice type
x = ti.field(ti.i32, shape=9)


@ti.kernel
def run():
    print(x[0:3])


run()


# %% A 1D field of length one needs `x[0]`.
x = ti.field(ti.i32, shape=1)
x[0] = 5


@ti.kernel
def run() -> ti.i32:
    return x[0]


assert run() == x[0] == 5


# %% Several letters together, a *swizzle*, make a new vector
# versions: v1.5.0 master
v = ti.Vector.field(4, dtype=ti.i32, shape=())
v[None] = [1, 2, 3, 4]


@ti.kernel
def run() -> ti.types.vector(3, ti.i32):
    u = v[None].wzx
    u[0] = 9
    return u


assert run().to_list() == [9, 3, 1]
assert v[None].to_list() == [1, 2, 3, 4]


# %% Both orders reach the same number.
Particle = ti.types.struct(position=ti.math.vec3, mass=ti.f32)
particles = Particle.field(shape=4)


@ti.kernel
def run() -> ti.f32:
    particles[2].mass = 3.0
    particles.mass[2] += 1.5
    return particles[2].mass


assert run() == particles.mass[2] == particles[2].mass == 4.5


# %% In this version a swizzle of several letters can neither be read nor assigned with `=` in a kernel outside of a loop
# or an `if`
# versions: v1.6.0
# raises: RuntimeError: Cannot treat [Tensor (2) i32] as
v = ti.Vector.field(4, dtype=ti.i32, shape=2)


@ti.kernel
def inside() -> ti.i32:
    total = 0
    for i in range(2):
        u = v[i].zx
        total += u[0] + u[1]
    return total


@ti.kernel
def copied() -> ti.i32:
    u = v[1]
    w = u.zx
    return w[0] + w[1]


@ti.kernel
def outside() -> ti.i32:
    u = v[1].zx
    return u[0] + u[1]


v[1] = [1, 2, 3, 4]
assert inside() == copied() == 4
outside()

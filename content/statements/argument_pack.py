"""What the page "Taichi Argument Pack" says, tried by programs; content/README.md has the form."""

import numpy as np

import taichi as ti

ti.init(arch=ti.cpu)


def error_of(action):
    """The name of the error that a call raises, and its message."""
    try:
        action()
    except Exception as error:
        return type(error).__name__, str(error)
    return None, ""


# %% Calling the type with keywords makes an *instance*, an object of the class `ti.ArgPack`.
# versions: master
Sun = ti.types.argpack(strength=ti.f32, height=ti.i32)
assert isinstance(Sun(strength=1.0, height=2), ti.ArgPack)


# %% Every member has to be given; there are no defaults.
# versions: master
Sun = ti.types.argpack(strength=ti.f32, height=ti.i32)
assert error_of(lambda: Sun(strength=1.0))[0]
assert error_of(lambda: Sun(strength=1.0, height=2))[0] is None


# %% Instances need a device, so make them after `ti.init()`.
# versions: master
Sun = ti.types.argpack(strength=ti.f32)
ti.reset()
assert error_of(lambda: Sun(strength=1.0))[0] == "AttributeError"
ti.init(arch=ti.cpu)
assert error_of(lambda: Sun(strength=1.0))[0] is None


# %% | ndarrays, NumPy arrays and PyTorch tensors | the `ArgPack` object in Python, passed by pointer | read and write |
# versions: master
Growth = ti.types.argpack(rate=ti.f32, cells=ti.types.ndarray(dtype=ti.f32, ndim=1))


@ti.kernel
def grow(g: Growth):
    for i in g.cells:
        g.cells[i] = g.cells[i] * g.rate


numbers = np.ones(3, dtype=np.float32)
grow(Growth(rate=2.0, cells=numbers))
assert (numbers == 2).all()
array = ti.ndarray(ti.f32, shape=3)
array.fill(3.0)
grow(Growth(rate=2.0, cells=array))
assert (array.to_numpy() == 6).all()


# %% sparse matrix builders, textures | the `ArgPack` object in Python, passed by pointer | read and write
# versions: master
Entries = ti.types.argpack(matrix=ti.types.sparse_matrix_builder(), value=ti.f32)


@ti.kernel
def fill(e: Entries):
    for i in range(3):
        e.matrix[i, i] += e.value


builder = ti.linalg.SparseMatrixBuilder(3, 3, max_num_triplets=3)
fill(Entries(matrix=builder, value=2.0))
matrix = builder.build()
assert [matrix[i, i] for i in range(3)] == [2, 2, 2]


# %% The kernel is not compiled again, because the value is not part of its code. An array member may be exchanged in the same way, for another
# with the same element type and number of dimensions.
# versions: master
Growth = ti.types.argpack(rate=ti.f32, cells=ti.types.ndarray(dtype=ti.f32, ndim=1))


@ti.kernel
def grow(g: Growth):
    for i in g.cells:
        g.cells[i] = g.cells[i] * g.rate


def cells(dtype, shape):
    array = ti.ndarray(dtype, shape=shape)
    array.fill(1)
    return array


growth = Growth(rate=2.0, cells=cells(ti.f32, 4))
grow(growth)
growth.rate = 10.0
grow(growth)
assert (growth.cells.to_numpy() == 20).all()
growth.cells = cells(ti.f32, 7)
grow(growth)
assert (growth.cells.to_numpy() == 10).all()
assert len(grow._primal.compiled_kernels) == 1
for other in (cells(ti.i32, 4), cells(ti.f32, (2, 2))):
    growth.cells = other
    assert error_of(lambda: grow(growth))[0]


# %% `placing.frame[0, 3] = 7.0` and `pack.material.shine = 0.5` change the copy in Python, and the buffer keeps the old value.
# versions: master
@ti.dataclass
class Material:
    shine: ti.f32


Pack = ti.types.argpack(frame=ti.math.mat2, material=Material)


@ti.kernel
def total(p: Pack) -> ti.f32:
    return p.frame[0, 1] + 10 * p.material.shine


pack = Pack(frame=ti.math.mat2(1, 2, 3, 4), material=Material(shine=0.25))
pack.frame[0, 1] = 7.0
pack.material.shine = 0.5
assert pack.frame[0, 1] == 7.0 and pack.material.shine == 0.5
assert total(pack) == 4.5
# Assign the member of the pack.
pack.frame = ti.math.mat2(1, 7, 3, 4)
pack.material = Material(shine=0.5)
assert total(pack) == 12.0


# %% The outer pack takes a copy of the inner one when it is made. Afterwards change `scene.sun.strength`; the object `sun` is no longer connected.
# versions: master
Sun = ti.types.argpack(strength=ti.f32)
Scene = ti.types.argpack(sun=Sun, fog=ti.f32)


@ti.kernel
def brightness(s: Scene) -> ti.f32:
    return s.sun.strength - s.fog


sun = Sun(strength=1.0)
scene = Scene(sun=sun, fog=0.25)
sun.strength = 5.0
assert brightness(scene) == 0.75
scene.sun.strength = 3.0
assert brightness(scene) == 2.75


# %% a pack cannot be a member of a struct or a dataclass. `ti.types.struct(sun=Sun)` ends with `Invalid data type`.
# versions: master
Sun = ti.types.argpack(strength=ti.f32)
assert "Invalid data type" in error_of(lambda: ti.types.struct(sun=Sun))[1]


def declare():
    @ti.dataclass
    class Scene:
        sun: Sun


assert "Invalid data type" in error_of(declare)[1]


# %% | result of a kernel | not possible: `Invalid data type` |
# versions: master
# raises: TaichiCompilationError: Invalid data type
Sun = ti.types.argpack(strength=ti.f32)


@ti.kernel
def same(s: Sun) -> Sun:
    return s


same(Sun(strength=1.0))


# %% | member of a struct, element of a field or ndarray | not possible |
# versions: master
Sun = ti.types.argpack(strength=ti.f32)
assert error_of(lambda: ti.field(Sun, shape=3))[0]
assert error_of(lambda: ti.ndarray(Sun, shape=3))[0]


# %% a kernel can read them, and only Python can change them; what a kernel writes to an entry of a matrix or a member of a dataclass is lost
# versions: master
# raises: TaichiSyntaxError: cannot use a non-writable target as the first operand of 'assign'
@ti.dataclass
class Material:
    shine: ti.f32


Pack = ti.types.argpack(frame=ti.math.mat2, material=Material, scale=ti.f32)


@ti.kernel
def change(p: Pack):
    p.frame[0, 1] = 50.0
    p.material.shine = 30.0


@ti.kernel
def total(p: Pack) -> ti.f32:
    return p.frame[0, 1] + 10 * p.material.shine


pack = Pack(frame=ti.math.mat2(1, 2, 3, 4), material=Material(shine=0.25), scale=1.0)
change(pack)
assert total(pack) == 4.5


@ti.kernel
def change_scale(p: Pack):
    p.scale = 2.0


change_scale(pack)


# %% | number of arguments | 64; a pack counts once, and each of its members once more |
# versions: master
# raises: TaichiRuntimeError: Do not exceed 64
def read_first(members):
    names = [f"m{i}" for i in range(members)]
    Many = ti.types.argpack(**{name: ti.f32 for name in names})

    @ti.kernel
    def first(p: Many) -> ti.f32:
        return p.m0

    return first(Many(**{name: 1.0 for name in names}))


assert read_first(63) == 1.0
read_first(64)


# %% A `@ti.func` takes a pack only if its parameter is annotated with `ti.template()`.
# versions: master
Sun = ti.types.argpack(strength=ti.f32)


@ti.func
def doubled(s: ti.template()):
    return 2 * s.strength


@ti.kernel
def double(s: Sun) -> ti.f32:
    return doubled(s)


assert double(Sun(strength=1.5)) == 3.0


@ti.func
def doubled_untyped(s):
    return 2 * s.strength


@ti.kernel
def double_untyped(s: Sun) -> ti.f32:
    return doubled_untyped(s)


assert error_of(lambda: double_untyped(Sun(strength=1.5)))[0] == "TaichiTypeError"


def declare():
    @ti.func
    def doubled_typed(s: Sun):
        return 2 * s.strength


assert error_of(declare)[0] == "TaichiSyntaxError"


# %% With `count=ti.i32`, `count=3.0` is a `TaichiRuntimeTypeError`, as it is for an ordinary argument. The other way round,
# an `int` for a float member, is fine.
# versions: master
Numbers = ti.types.argpack(count=ti.i32, scale=ti.f32)


@ti.kernel
def ordinary(count: ti.i32):
    pass


assert error_of(lambda: Numbers(count=3.0, scale=1.0))[0] == "TaichiRuntimeTypeError"
assert error_of(lambda: ordinary(3.0))[0] == "TaichiRuntimeTypeError"
assert Numbers(count=3, scale=1).scale == 1


# %% If the instance lacks a member of that type, the call of the kernel fails. Members in another order or of another type are not always noticed, and the kernel then reads wrong values.
# versions: master
Pair = ti.types.argpack(a=ti.f32, b=ti.f32)
Turned = ti.types.argpack(b=ti.f32, a=ti.f32)
Whole = ti.types.argpack(a=ti.i32, b=ti.i32)
Half = ti.types.argpack(a=ti.f32)


@ti.kernel
def digits(p: Pair) -> ti.f32:
    return 10 * p.a + p.b


assert digits(Pair(a=1.0, b=2.0)) == 12.0
assert digits(Turned(a=1.0, b=2.0)) == 21.0
assert digits(Whole(a=1, b=2)) != 12.0
assert error_of(lambda: digits(Half(a=1.0)))[0]


# %% With equal names it does not compile; a loop over such an array says `Cannot loop over the object <class 'NoneType'> in Taichi scope.`
# versions: master
# raises: TaichiCompilationError: Cannot loop over the object <class 'NoneType'> in Taichi scope.
First = ti.types.argpack(cells=ti.types.ndarray(dtype=ti.f32, ndim=1))
Second = ti.types.argpack(cells=ti.types.ndarray(dtype=ti.f32, ndim=1))


@ti.kernel
def add(a: First, b: Second):
    for i in a.cells:
        a.cells[i] += b.cells[i]


add(First(cells=ti.ndarray(ti.f32, shape=3)), Second(cells=ti.ndarray(ti.f32, shape=3)))


# %% They end in an `AttributeError`: `'taichi._lib.core.taichi_python.ArgPack' object has no attribute 'set_struct_arg_float'`.
# versions: master
# raises: AttributeError: 'taichi._lib.core.taichi_python.ArgPack' object has no attribute 'set_struct_arg_float'
@ti.dataclass
class Light:
    position: ti.math.vec3
    strength: ti.f32


Pack = ti.types.argpack(light=Light)
Pack(light=Light(position=ti.math.vec3(1, 2, 3), strength=4.0))

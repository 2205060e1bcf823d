"""What the page "Use quantized data types" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)

quant = ti.types.quant


def packed(dtype, bits=32):
    x = ti.field(dtype=dtype)
    word = ti.BitpackedFields(max_num_bits=bits)
    word.place(x)
    ti.root.place(word)
    return x


# %% Ten bits divide the range from 0 to 100 into steps of … and the nearest multiple of a step is what the field keeps.
x = packed(quant.fixed(bits=10, signed=False, max_value=100.0))
x[None] = 6.3
assert x[None] == 65 * 100 / 1024


# %% `bits=10` holds −512 to 511
x = packed(quant.int(bits=10))
x[None] = 511
assert x[None] == 511
x[None] = -512
assert x[None] == -512
x[None] = 512
assert x[None] == -512


# %% `bits=5` holds 0 to 31
x = packed(quant.int(bits=5, signed=False))
x[None] = 31
assert x[None] == 31
x[None] = 32
assert x[None] == 0


# %% If both are there, `scale` wins and `max_value` is ignored without a message.
x = packed(quant.fixed(bits=6, signed=False, max_value=1.0, scale=0.5))
x[None] = 31.5
assert x[None] == 31.5


# %% `fixed(bits=10, max_value=20.0)` | 0.0390625 | −20 | 19.9609375
x = packed(quant.fixed(bits=10, max_value=20.0))
x[None] = 19.9609375
assert x[None] == 19.9609375
x[None] = -20
assert x[None] == -20
x[None] = 0.05
assert x[None] == 0.0390625


# %% `fixed(bits=6, signed=False, scale=0.5)` | 0.5 | 0 | 31.5
x = packed(quant.fixed(bits=6, signed=False, scale=0.5))
x[None] = 31.5
assert x[None] == 31.5
x[None] = 32
assert x[None] == 0


# %% Values are rounded to the nearest step
x = packed(quant.fixed(bits=10, scale=1.0))
for value, kept in ((2.4, 2), (2.6, 3), (-2.4, -2), (-2.6, -3)):
    x[None] = value
    assert x[None] == kept


# %% A type of more bits than 32 is not refused, but its integer passes through `ti.i32` on the way, so in practice 32 is the limit.
x = packed(quant.fixed(bits=32, scale=1.0, compute=ti.f64))
x[None] = -2147483648.0
assert x[None] == -2147483648.0
y = packed(quant.fixed(bits=40, scale=1.0, compute=ti.f64), 64)
y[None] = 2147483000.0
assert y[None] == 2147483000.0
y[None] = 8589934592.0
assert y[None] != 8589934592.0


# %% the signed type `float(exp=5, frac=10)` takes 15 bits and keeps nine binary digits after the leading one.
x = ti.field(quant.float(exp=5, frac=10))
y = ti.field(quant.int(bits=17))
word = ti.BitpackedFields(max_num_bits=32)
word.place(x, y)
ti.root.place(word)
x[None] = 1 + 2**-9
assert x[None] == 1 + 2**-9
x[None] = 1 + 2**-11
assert x[None] == 1


# %% Zero is exact, and values too small for the exponent become zero.
x = packed(quant.float(exp=5, frac=10))
x[None] = 1.0
x[None] = 0.0
assert x[None] == 0.0
x[None] = 2.0**-16
assert x[None] == 0.0


# %% 5 | $2^{-14}$ | $2^{17}$
x = packed(quant.float(exp=5, frac=10))
x[None] = 2.0**-14
assert x[None] == 2.0**-14
x[None] = 2.0**-15
assert x[None] == 0.0
x[None] = 1.5 * 2**16
assert x[None] == 1.5 * 2**16


# %% 6 | $2^{-30}$ | $2^{33}$
x = packed(quant.float(exp=6, frac=10))
x[None] = 2.0**-30
assert x[None] == 2.0**-30
x[None] = 2.0**-31
assert x[None] == 0.0
x[None] = 1.5 * 2**32
assert x[None] == 1.5 * 2**32


# %% The exponent has at most 8 bits.
# raises: RuntimeError: get_num_bits() <= 8
x = packed(quant.float(exp=9, frac=10))


# %% The fraction has at most 24 bits with a sign
# raises: RuntimeError: Assertion failure: get_digit_bits() <= 23
x = packed(quant.float(exp=5, frac=25))


# %% and 23 without
# raises: RuntimeError: Assertion failure: get_digit_bits() <= 23
x = packed(quant.float(exp=5, frac=24, signed=False))


# %% `ti.i32`, or `ti.u32` if unsigned
x = packed(quant.int(bits=5, signed=False))


@ti.kernel
def before() -> ti.f64:
    return ti.cast(x[None] - 1, ti.f64)


assert before() == 4294967295.0


# %% It also breaks `quant.float`
# raises: RuntimeError: Assertion failure: compute_type_->is_primitive(PrimitiveTypeID::f32)
ti.init(arch=ti.cpu, default_fp=ti.f64)
x = packed(quant.float(exp=5, frac=10))
x[None] = 1.0


# %% unless you write `compute=ti.f32` in the type.
ti.init(arch=ti.cpu, default_fp=ti.f64)
x = packed(quant.float(exp=5, frac=10, compute=ti.f32))
x[None] = 1.5
assert x[None] == 1.5


# %% A word that is too small is refused when you place the fields: `BitStructType overflows`, followed by the bits used and the bits
# available.
# raises: RuntimeError: BitStructType overflows
x = ti.field(quant.int(bits=20))
y = ti.field(quant.int(bits=13))
word = ti.BitpackedFields(max_num_bits=32)
word.place(x, y)
ti.root.place(word)


# %% All of them need the same number of exponent bits
# raises: RuntimeError: QuantFloatTypes with shared exponents must have exactly the same exponent type.
x = ti.field(quant.float(exp=5, frac=8))
y = ti.field(quant.float(exp=6, frac=8))
word = ti.BitpackedFields(max_num_bits=32)
word.place(x, y, shared_exponent=True)
ti.root.place(word)


# %% and there have to be at least two
# raises: TaichiSyntaxError: At least 2 fields need to be placed when shared_exponent=True
x = ti.field(quant.float(exp=5, frac=8))
word = ti.BitpackedFields(max_num_bits=32)
word.place(x, shared_exponent=True)
ti.root.place(word)


# %% beside a value of 1000 it is 0.125 here, and 0.01 is rounded to zero.
state = ti.Vector.field(4, dtype=quant.float(exp=8, frac=14))
word = ti.BitpackedFields(max_num_bits=64)
word.place(state, shared_exponent=True)
ti.root.place(word)
state[None] = [1000.0, 0.01, 0.125, 0.25]
assert list(state[None]) == [1000.0, 0.0, 0.125, 0.25]


# %% it contains a single field
# raises: RuntimeError: Assertion failure: snode.ch.size() == 1
x = ti.field(quant.int(bits=2))
y = ti.field(quant.int(bits=2))
ti.root.dense(ti.i, 4).quant_array(ti.i, 16, max_num_bits=32).place(x, y)
x[0] = 1


# %% the type of that field is an integer or a fixed-point number
# raises: RuntimeError: Quant array only supports quant int/fixed type for now.
x = ti.field(quant.float(exp=5, frac=3))
ti.root.dense(ti.i, 4).quant_array(ti.i, 4, max_num_bits=32).place(x)
x[0] = 1.0


# %% the bits of one element times the length of the array do not exceed `max_num_bits`. Taichi does not check the last one
x = ti.field(quant.int(bits=3))
ti.root.dense(ti.i, 4).quant_array(ti.i, 16, max_num_bits=32).place(x)
for i in range(64):
    x[i] = i % 4
assert x[3] != 3


# %% this begins half a step above the largest value of the type, with or without a sign
x = packed(quant.fixed(bits=12, max_value=4.0))
x[None] = 3.9989
assert x[None] == 3.998046875
x[None] = 3.9991
assert x[None] == -4.0
y = packed(quant.fixed(bits=10, signed=False, max_value=100.0))
y[None] = 99.94
assert y[None] == 99.90234375
y[None] = 99.96
assert y[None] == 0.0
x[None] = 4.0
assert x[None] == -4.0


# %% `+=` and `-=` are atomic for integers and fixed-point numbers.
x = packed(quant.int(bits=20))
y = packed(quant.fixed(bits=20, scale=0.5))


@ti.kernel
def add():
    for i in range(10000):
        x[None] += 1
        y[None] -= 0.5


add()
assert x[None] == 10000
assert y[None] == -5000.0


# %% but in a parallel loop they only change the element at the loop index, as in `x[i]`
# versions: v1.6.0
x = ti.field(quant.int(bits=20))
word = ti.BitpackedFields(max_num_bits=32)
word.place(x)
ti.root.dense(ti.i, 4).place(word)
target = ti.field(ti.i32, shape=4)


@ti.kernel
def at_index():
    for i in x:
        ti.atomic_max(x[i], i)


@ti.kernel
def elsewhere():
    for i in target:
        ti.atomic_max(x[target[i]], 9)


for i in range(4):
    target[i] = 3 - i
elsewhere()
assert [x[i] for i in range(4)] == [0, 0, 0, 0]
at_index()
assert [x[i] for i in range(4)] == [0, 1, 2, 3]


# %% `word.place(ti.types.quant.int(5))` stops with an `AssertionError` without a message.
word = ti.BitpackedFields(max_num_bits=32)
try:
    word.place(quant.int(5))
except AssertionError as error:
    message = str(error)
assert message == ""


# %% `depth.to_numpy()` stops with an `AssertionError` without a message
depth = packed(quant.fixed(bits=10, signed=False, max_value=100.0))
try:
    depth.to_numpy()
except AssertionError as error:
    message = str(error)
assert message == ""


# %% Name one: `depth.to_numpy(dtype=np.float32)`.
import numpy as np

depth = packed(quant.fixed(bits=10, signed=False, max_value=128.0))
depth[None] = 0.25
assert depth.to_numpy(dtype=np.float32) == 0.25


# %% another integer type, signed or unsigned like the type itself; `ti.i64` and `ti.u64` need a word of 64 bits | … | `compute=ti.f64` |
import subprocess
import sys

x = packed(quant.int(bits=7, compute=ti.i64), 64)
y = packed(quant.int(bits=7, compute=ti.i16))
z = packed(quant.fixed(bits=7, scale=0.5, compute=ti.f64))
x[None] = y[None] = -5
z[None] = -2.5
assert x[None] == y[None] == -5 and z[None] == -2.5
code = """
import taichi as ti

ti.init(arch=ti.cpu)
x = ti.field(ti.types.quant.TYPE)
word = ti.BitpackedFields(max_num_bits=32)
word.place(x)
ti.root.place(word)
x[None] = 1
print("value", x[None])
"""
ends = []
for kind in ("int(bits=7, compute=ti.i64)", "fixed(bits=7, scale=0.5, compute=ti.f16)", "int(bits=7)"):
    with open("child.py", "w") as file:
        file.write(code.replace("TYPE", kind))
    done = subprocess.run([sys.executable, "child.py"], capture_output=True, text=True)
    ends.append("value 1" in done.stdout)
assert ends == [False, False, True]


# %% With a step of 0.25, adding 0.12 a hundred times gives 0, and adding 0.13 a hundred times gives 25.
# versions: v1.6.0
x = packed(quant.fixed(bits=16, scale=0.25))


@ti.kernel
def add(value: ti.f32):
    for i in range(100):
        x[None] += value


add(0.12)
assert x[None] == 0.0
add(0.13)
assert x[None] == 25.0


# %% With `ti.init(default_ip=ti.i64)` a `quant.int` in a word of 32 bits ends the process: write `compute=ti.i32`, or `compute=ti.u32` if
# unsigned.
# versions: v1.6.0
import subprocess
import sys

program = """
import sys
import taichi as ti

ti.init(arch=ti.cpu, default_ip=ti.i64)
options = {"none": {}, "i32": {"compute": ti.i32}, "u32": {"compute": ti.u32, "signed": False}}[sys.argv[1]]
x = ti.field(ti.types.quant.int(bits=6, **options))
word = ti.BitpackedFields(max_num_bits=32)
word.place(x)
ti.root.dense(ti.i, 4).place(word)


@ti.kernel
def run():
    for i in x:
        x[i] = i + 5


run()
print("value", x[3])
"""
file = "wide.py"
with open(file, "w") as out:
    out.write(program)
for name in "none", "i32", "u32":
    done = subprocess.run([sys.executable, file, name], capture_output=True, text=True)
    assert ("value 8" in done.stdout) == (done.returncode == 0) == (name != "none")


# %% A floating-point value that is too large comes back as quite another number: 1e6 in a `float(exp=5, frac=10)` is read as about 0.00023.
# versions: v1.6.0
x, before, behind = ti.field(quant.float(exp=5, frac=10)), ti.field(quant.int(bits=8)), ti.field(quant.int(bits=8))
word = ti.BitpackedFields(max_num_bits=32)
word.place(before, x, behind)
ti.root.dense(ti.i, 4).place(word)


@ti.kernel
def store(value: ti.f32):
    for i in x:
        before[i], x[i], behind[i] = 5, value, 6


store(1e6)
assert 0.000225 < x[1] < 0.000235
assert before[1] == 5 and behind[1] == 6, "the other members of the word keep their values"
store(1.0)
x[1] = 1e30
assert before[1] == 5 and behind[1] == 6

"""What the page "Accelerate Python with Taichi" says, tried by programs; content/README.md has the form."""

import numpy as np
import taichi as ti

ti.init(arch=ti.cpu)


# %% a number is prime if no number up to its square root divides it.
@ti.func
def is_prime(n):
    answer = 1
    for d in range(2, int(n**0.5 + 0.5) + 1):
        if n % d == 0:
            answer = 0
            break
    return answer


@ti.kernel
def primes(limit: int) -> int:
    total = 0
    for n in range(2, limit):
        total += is_prime(n)
    return total


assert primes(10) == 4  # 2, 3, 5, 7
assert primes(1000) == 168


# %% The loop in `is_prime` lies inside the parallel one and stays serial, which is why `break` is allowed there.
# raises: TaichiSyntaxError: Cannot break in the outermost loop
@ti.kernel
def first_divisor(n: ti.i32) -> ti.i32:
    answer = n
    for d in range(2, n):
        if n % d == 0:
            answer = d
            break
    return answer


first_divisor(9)


# %% `int` stands for the default integer, `ti.i32`. A helper may go without.
@ti.func
def next_one(n):
    return n + 1


@ti.kernel
def run(n: int) -> int:
    return next_one(n)


assert run(2147483647) == -2147483648


# %% For 3, 1, 4, 5 and 1, 4, 9, 5 it is 1, 4, 5, so its length is 3.
table = ti.field(ti.i32, shape=(5, 5))


@ti.kernel
def length(a: ti.types.ndarray(), b: ti.types.ndarray()) -> ti.i32:
    ti.loop_config(serialize=True)
    for i in range(4):
        for j in range(4):
            if a[i] == b[j]:
                table[i + 1, j + 1] = table[i, j] + 1
            else:
                table[i + 1, j + 1] = ti.max(table[i, j + 1], table[i + 1, j])
    return table[4, 4]


assert length(np.array([3, 1, 4, 5]), np.array([1, 4, 9, 5])) == 3


# %% The annotation `ti.types.ndarray()` accepts contiguous arrays of the usual integer
@ti.kernel
def count(a: ti.types.ndarray()) -> ti.i32:
    total = 0
    for I in ti.grouped(a):
        total += 1
    return total


assert count(np.zeros(3, dtype=np.float32)) == 3
assert count(np.zeros((2, 3), dtype=np.int64)) == 6
assert count(np.zeros((2, 3, 4), dtype=np.uint8)) == 24


# %% accepts contiguous arrays
# raises: ValueError: Non contiguous numpy arrays are not supported
@ti.kernel
def first(a: ti.types.ndarray()) -> ti.i32:
    return a[0, 0]


first(np.zeros((4, 4), dtype=np.int32)[:, ::2])


# %% On the CPU backends it works in the array's own memory, without a copy; only an array in Fortran order is copied.
@ti.kernel
def fill(a: ti.types.ndarray()):
    for i in a:
        a[i] = 2 * i


array = np.zeros(4, dtype=np.int32)
view = array[1:]
fill(array)
assert array.tolist() == [0, 2, 4, 6]
fill(view)
assert array.tolist() == [0, 0, 2, 4]


# %% `ti.loop_config(serialize=True)` goes on the line right before the loop it applies to, and makes it run in order.
x = ti.field(ti.i32, shape=10000)


@ti.kernel
def run():
    x[0] = 1
    ti.loop_config(serialize=True)
    for i in range(1, 10000):
        x[i] = (x[i - 1] * 5 + 3) % 10007


run()
expected = 1
for _ in range(1, 10000):
    expected = (expected * 5 + 3) % 10007
assert x[9999] == expected


# %% `ti.i32` ends at 2,147,483,647 and wraps around, usually without a message.
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return a * a


assert run(65537) == 131073


# %% In this version a kernel annotated with `ti.i32` takes them without a message and computes in 64 bits.
# versions: v1.5.0 v1.6.0
@ti.kernel
def next_one(a: ti.types.ndarray(dtype=ti.i32, ndim=1)) -> ti.i64:
    return a[0] + 1


assert next_one(np.array([2147483647], dtype=np.int64)) == 2147483648
assert next_one(np.array([2147483647], dtype=np.int32)) == -2147483648


# %% `ndim` is checked when the kernel is called
# versions: v1.5.0 v1.6.0
# raises: ValueError: required array has ndim=1
@ti.kernel
def first(a: ti.types.ndarray(dtype=ti.i32, ndim=1)) -> ti.i32:
    return a[0]


first(np.zeros((2, 2), dtype=np.int32))


# %% an annotation with `ti.i32` refuses them
# versions: master
# raises: ValueError: required array has dtype=i32, array with dtype=i64 is provided
@ti.kernel
def first(a: ti.types.ndarray(dtype=ti.i32, ndim=1)) -> ti.i32:
    return a[0]


first(np.zeros(4, dtype=np.int64))


# %% A kernel needs the types of its arguments and of its result.
# raises: TaichiSyntaxError: Taichi kernels parameters must be type annotated
@ti.kernel
def twice(n) -> int:
    return 2 * n


# %% A kernel needs the types of its arguments and of its result.
# raises: TaichiSyntaxError: A kernel with a return value must be annotated with a return type, e.g. def func() -> ti.f32
@ti.kernel
def twice(n: int):
    return 2 * n


twice(3)


# %% In a kernel or a helper, `return` cannot stand inside a loop or an `if`, unless that is static.
# raises: TaichiSyntaxError: Return inside non-static if/for is not supported
@ti.func
def is_prime(n):
    for d in range(2, n):
        if n % d == 0:
            return 0
    return 1


@ti.kernel
def ask(n: int) -> int:
    return is_prime(n)


ask(7)


# %% If they have to run in order, loop over `range` or `ti.ndrange` and put `ti.loop_config(serialize=True)` on the line before the loop; `break` is allowed then.
@ti.kernel
def first_divisor(n: int) -> int:
    divisor = n
    ti.loop_config(serialize=True)
    for d in range(2, n):
        if n % d == 0:
            divisor = d
            break
    return divisor


assert first_divisor(91) == 7


# %% The loop of a helper is outermost, too, where a kernel calls the helper outside of any loop or `if`.
# versions: v1.6.0
# raises: TaichiSyntaxError: Cannot break in the outermost loop
@ti.func
def is_prime(n):
    answer = 1
    for d in range(2, int(n**0.5 + 0.5) + 1):
        if n % d == 0:
            answer = 0
            break
    return answer


@ti.kernel
def within_if(n: int) -> int:
    answer = 0
    if n > 1:
        answer = is_prime(n)
    return answer


@ti.kernel
def at_the_top(n: int) -> int:
    return is_prime(n)


assert [within_if(97), within_if(91)] == [1, 0]
at_the_top(97)


# %% An argument `n: int` that is given 3,000,000,000 arrives as -1,294,967,296.
@ti.kernel
def same(n: int) -> int:
    return n


assert same(3_000_000_000) == -1_294_967_296


# %% The number of primes below one million is 78,498.
@ti.func
def is_prime(n):
    answer = 1
    for d in range(2, int(n**0.5 + 0.5) + 1):
        if n % d == 0:
            answer = 0
            break
    return answer


@ti.kernel
def primes(limit: int) -> int:
    total = 0
    for n in range(2, limit):
        total += is_prime(n)
    return total


assert primes(1000000) == 78498


# %% Adding to `total` is atomic, and no count gets lost.
@ti.kernel
def run(n: int) -> int:
    total = 0
    for i in range(n):
        total += 1
    return total


assert [run(1000003) for _ in range(5)] == [1000003] * 5


# %% If your program calls a kernel many times with arguments of the same types, only the first call compiles.
@ti.kernel
def run(n: int) -> int:
    ti.static(compiled.append(1))
    return 2 * n


compiled = []
assert run(2) == 4
first = len(compiled)
assert run(3) == 6 and len(compiled) == first > 0


# %% A [field](./field.mdx) lives on the device and starts out as zeros
table = ti.field(dtype=ti.i32, shape=(5, 5))


@ti.kernel
def run() -> ti.i32:
    return table[0, 3] + table[4, 0]


assert run() == 0 and not table.to_numpy().any()


# %% 15,001 × 15,001 elements of four bytes are 900 MB.
assert round(15001 * 15001 * 4 / 1e6) == 900
assert 15000 * 15000 == 225 * 10**6


# %% Without `ti.loop_config(serialize=True)` `lcs.py` compiles, runs and prints a wrong length
N = 3000
random = np.random.default_rng(1)
one = random.integers(0, 100, N, dtype=np.int32)
two = random.integers(0, 100, N, dtype=np.int32)
table = ti.field(dtype=ti.i32, shape=(N + 1, N + 1))
sequence = ti.types.ndarray(dtype=ti.i32, ndim=1)


@ti.kernel
def length(a: sequence, b: sequence, serial: ti.template()) -> ti.i32:
    rows, cols = a.shape[0], b.shape[0]
    ti.loop_config(serialize=serial)
    for i in range(rows):
        for j in range(cols):
            if a[i] == b[j]:
                table[i + 1, j + 1] = table[i, j] + 1
            else:
                table[i + 1, j + 1] = ti.max(table[i, j + 1], table[i + 1, j])
    return table[rows, cols]


right = length(one, two, True)


def parallel():
    table.fill(0)
    return length(one, two, False)


# On a busy machine the threads may happen to run one after the other.
assert any(parallel() != right for _ in range(50))


# %% Cells on the same rising diagonal do not depend on each other. A kernel that fills one diagonal can therefore run in parallel
N = 200
random = np.random.default_rng(1)
one = random.integers(0, 9, N, dtype=np.int32)
two = random.integers(0, 9, N, dtype=np.int32)
a, b = ti.field(dtype=ti.i32, shape=N), ti.field(dtype=ti.i32, shape=N)
table = ti.field(dtype=ti.i32, shape=(N + 1, N + 1))
a.from_numpy(one)
b.from_numpy(two)


@ti.kernel
def fill_diagonal(s: ti.i32):
    for i in range(ti.max(1, s - N), ti.min(N, s - 1) + 1):
        j = s - i
        if a[i - 1] == b[j - 1]:
            table[i, j] = table[i - 1, j - 1] + 1
        else:
            table[i, j] = ti.max(table[i - 1, j], table[i, j - 1])


for s in range(2, 2 * N + 1):
    fill_diagonal(s)
known = np.zeros((N + 1, N + 1), dtype=int)
for i in range(N):
    for j in range(N):
        known[i + 1, j + 1] = known[i, j] + 1 if one[i] == two[j] else max(known[i, j + 1], known[i + 1, j])
assert (table.to_numpy() == known).all()

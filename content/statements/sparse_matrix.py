"""What the page "Sparse Matrix" says, tried by programs; content/README.md has the form."""

import numpy as np
import taichi as ti

ti.init(arch=ti.cpu)


@ti.kernel
def diagonal(A: ti.types.sparse_matrix_builder(), n: ti.i32, value: ti.f32):
    for i in range(n):
        A[i, i] += value


def matrix(n, value):
    builder = ti.linalg.SparseMatrixBuilder(n, n, max_num_triplets=n)
    diagonal(builder, n, value)
    return builder.build()


# %% It sorts the triplets and adds those of the same place.
builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=8)
diagonal(builder, 2, 2.0)
diagonal(builder, 2, 0.5)
A = builder.build()
assert A[1, 1] == 2.5 and A[0, 1] == 0.0


# %% After `build()` the builder is empty and can be filled again for the next matrix.
builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)
diagonal(builder, 2, 2.0)
A = builder.build()
diagonal(builder, 2, 0.5)
B = builder.build()
assert A[1, 1] == 2.0 and B[1, 1] == 0.5


# %% product entry by entry
A, B = matrix(2, 3.0), matrix(2, 5.0)
assert (A * B)[0, 0] == 15.0 and (A * B)[0, 1] == 0.0


# %% a matrix that results is a new one.
A = matrix(2, 3.0)
B = A + A
assert A[0, 0] == 3.0 and B[0, 0] == 6.0


# %% change one entry
A = matrix(2, 3.0)
A[0, 0] = 0.5
assert A[0, 0] == 0.5 and A[1, 1] == 3.0


# %% and the product is a NumPy array then.
A = matrix(2, 3.0)
x = ti.field(ti.f32, shape=2)
x.fill(2.0)
assert type(A @ x) is np.ndarray and list((A @ x).reshape(-1)) == [6.0, 6.0]
assert type(A @ np.ones(2, dtype=np.float32)) is np.ndarray


# %% works on both backends and gives an ndarray.
A = matrix(2, 3.0)
x = ti.ndarray(ti.f32, shape=2)
x.fill(2.0)
assert isinstance(A @ x, ti.Ndarray) and (A @ x).to_numpy().tolist() == [6.0, 6.0]


# %% the solution is an ndarray for an ndarray, and a NumPy array otherwise.
# versions: v1.5.0 v1.6.0
A = matrix(2, 2.0)
solver = ti.linalg.SparseSolver(solver_type="LLT")
solver.analyze_pattern(A)
solver.factorize(A)
b = ti.ndarray(ti.f32, shape=2)
b.fill(1.0)
assert isinstance(solver.solve(b), ti.Ndarray)
assert type(solver.solve(np.ones(2, dtype=np.float32))) is np.ndarray


# %% `A * 3` and `3 * A` give `None`, without a message.
A = matrix(2, 2.0)
assert A * 3 is None
assert 3 * A is None


# %% `K[i, j] = 1.0` stops with `Variable 'K[i, j]' cannot be assigned. Maybe it is not a Taichi object?`
# raises: TaichiSyntaxError: Variable 'K[i, j]' cannot be assigned. Maybe it is not a Taichi object?
@ti.kernel
def assign(K: ti.types.sparse_matrix_builder()):
    for i, j in ti.ndrange(2, 2):
        K[i, j] = 1.0


assign(ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4))


# %% The result of `A + B`, `A @ B` and so on is marked as `ti.f32` even if both matrices hold `ti.f64`
builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=2, dtype=ti.f64)
diagonal(builder, 2, 2.0)
A = builder.build(dtype=ti.f64)
assert A.dtype == ti.f64
assert (A + A).dtype == ti.f32 and (A @ A).dtype == ti.f32


# %% ten `+=` on the same entry take ten triplets.
import os
import sys

builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=12)


@ti.kernel
def fill(K: ti.types.sparse_matrix_builder()):
    for k in range(10):
        K[1, 1] += 0.5


fill(builder)
sys.stdout.flush()
saved = os.dup(1)
with open("triplets.txt", "w") as out:
    os.dup2(out.fileno(), 1)
    builder.print_triplets()
    sys.stdout.flush()
    os.dup2(saved, 1)
with open("triplets.txt") as triplets:
    text = triplets.read()
assert "n=2, m=2, num_triplets=10 (max=12)" in text, text
assert builder.build()[1, 1] == 5.0


# %% `+=` and `-=` are the only things you can do to an entry.
builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)


@ti.kernel
def add(K: ti.types.sparse_matrix_builder()):
    K[0, 1] += 3.0
    K[0, 1] -= 1.0


@ti.kernel
def multiply(K: ti.types.sparse_matrix_builder()):
    K[0, 1] *= 2.0


@ti.kernel
def read(K: ti.types.sparse_matrix_builder()) -> ti.f32:
    return K[0, 1]


add(builder)
assert builder.build()[0, 1] == 2.0
for kernel in (multiply, read):
    failed = False
    try:
        kernel(builder)
    except (ti.TaichiCompilationError, ti.TaichiTypeError):
        failed = True
    assert failed


# %% The default is `ti.f32`. Repeat the type when you build, `builder.build(dtype=ti.f64)`, because later steps read it
# from there.
# versions: v1.5.0 v1.6.0
def make(kind, **options):
    builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=1, **({} if kind is None else {"dtype": kind}))

    @ti.kernel
    def fill(K: ti.types.sparse_matrix_builder()):
        K[0, 0] += ti.cast(1.0, ti.f64) / 3.0

    fill(builder)
    return builder.build(**options)


assert abs(make(None)[0, 0] - 1 / 3) > 1e-9
assert abs(make(ti.f64)[0, 0] - 1 / 3) < 1e-15
assert make(ti.f64).dtype == ti.f32
assert make(ti.f64, dtype=ti.f64).dtype == ti.f64


# %% The builder decides: `ti.linalg.SparseMatrixBuilder(n, n, max_num_triplets=8, dtype=ti.f64)`. The default is `ti.f32`.
# versions: master
def make(kind, **options):
    builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=1, **({} if kind is None else {"dtype": kind}))

    @ti.kernel
    def fill(K: ti.types.sparse_matrix_builder()):
        K[0, 0] += ti.cast(1.0, ti.f64) / 3.0

    fill(builder)
    return builder.build(**options)


assert abs(make(None)[0, 0] - 1 / 3) > 1e-9 and make(None).dtype == ti.f32
assert abs(make(ti.f64)[0, 0] - 1 / 3) < 1e-15 and make(ti.f64).dtype == ti.f64


# %% `"LDLT"` | symmetric, while no pivot is 0
# versions: v1.5.0 v1.6.0
import numpy as np


def info(solver_type, rows):
    builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

    @ti.kernel
    def fill(K: ti.types.sparse_matrix_builder(), a: ti.types.ndarray()):
        for i, j in ti.ndrange(2, 2):
            if a[i, j] != 0:
                K[i, j] += a[i, j]

    fill(builder, np.array(rows, dtype=np.float32))
    A = builder.build()
    solver = ti.linalg.SparseSolver(solver_type=solver_type)
    solver.analyze_pattern(A)
    solver.factorize(A)
    return solver.info()


definite, indefinite, no_pivot, any_matrix = [[4, 1], [1, 3]], [[1, 2], [2, 1]], [[0, 1], [1, 0]], [[0, 1], [2, 3]]
assert info("LLT", definite) and not info("LLT", indefinite)
assert info("LDLT", definite) and info("LDLT", indefinite) and not info("LDLT", no_pivot)
assert info("LU", any_matrix) and info("LU", no_pivot)


# %% `ordering` is `"AMD"`, the default, or `"COLAMD"`
# versions: v1.5.0 v1.6.0
import inspect

assert inspect.signature(ti.linalg.SparseSolver.__init__).parameters["ordering"].default == "AMD"
for ordering in ("AMD", "COLAMD"):
    ti.linalg.SparseSolver(ordering=ordering)
message = ""
try:
    ti.linalg.SparseSolver(ordering="METIS")
except ti.TaichiRuntimeError as error:
    message = str(error)
assert "['LLT', 'LDLT', 'LU'] with ['AMD', 'COLAMD'] are supported" in message


# %% A field is not accepted: on the CPU there is no message about it, and the solution is zero. Convert it with
# `to_numpy()`. The solver starts from zero, whatever `x0` is.
# versions: v1.5.0 v1.6.0
import numpy as np

builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)


@ti.kernel
def fill(K: ti.types.sparse_matrix_builder()):
    K[0, 0] += 4.0
    K[1, 1] += 3.0
    K[0, 1] += 1.0
    K[1, 0] += 1.0


fill(builder)
A = builder.build()
b = ti.field(ti.f32, shape=2)
b.fill(1.0)
assert ti.linalg.CG(A, b).solve()[0].tolist() == [0.0, 0.0]
x, converged = ti.linalg.CG(A, b.to_numpy()).solve()
assert abs(x[0] - 2 / 11) < 1e-5 and abs(x[1] - 3 / 11) < 1e-5 and converged
far = np.array([1e6, -1e6], dtype=np.float32)
with_start = ti.linalg.CG(A, b.to_numpy(), x0=far, max_iter=1).solve()
without = ti.linalg.CG(A, b.to_numpy(), max_iter=1).solve()
assert (with_start[0] == without[0]).all() and not without[1]


# %% `K[i, j] += 0.0` takes a triplet and becomes a stored entry.
# versions: v1.6.0 master
builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)


@ti.kernel
def fill(K: ti.types.sparse_matrix_builder()):
    K[0, 1] += 0.0


fill(builder)
builder.build().mmwrite("zero.mtx")
with open("zero.mtx") as file:
    lines = file.read().split("\n")
assert lines[0].startswith("%%MatrixMarket matrix coordinate real")
assert lines[2] == "2 2 1" and lines[3].split() == ["1", "2", "0"]


# %% `x` has to be zero before the call:
# versions: v1.6.0
n = 4
b = ti.field(ti.f32, shape=(n, n))
b.fill(1.0)


@ti.kernel
def product(v: ti.template(), mv: ti.template()):
    for i, j in v:
        mv[i, j] = 2.0 * v[i, j]


def solve(start):
    x = ti.field(ti.f32, shape=(n, n))
    x.fill(start)
    ti.linalg.taichi_cg_solver(ti.linalg.LinearOperator(product), b, x, tol=1e-6, maxiter=50)
    return x[1, 2]


assert solve(0.0) == 0.5 and solve(3.0) == 3.5


# %% and it cannot look up an entry of a finished matrix while it runs.
builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)
A = builder.build()


@ti.kernel
def as_builder(K: ti.types.sparse_matrix_builder()):
    K[0, 0] += 1.0


@ti.kernel
def by_name(i: ti.i32) -> ti.f32:
    return A[i, i]


@ti.kernel
def as_template(K: ti.template(), i: ti.i32) -> ti.f32:
    return K[i, i]


for run in (lambda: as_builder(A), lambda: by_name(0), lambda: as_template(A, 0)):
    failed = False
    try:
        run()
    except Exception:
        failed = True
    assert failed


# %% marked as `ti.f32` even if both matrices hold `ti.f64`. A solver created for `ti.f64` then refuses it
# versions: master
# raises: TaichiRuntimeError: The SparseSolver's dtype f64 is not consistent with the SparseMatrix's dtype f32.
builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=2, dtype=ti.f64)


@ti.kernel
def fill(K: ti.types.sparse_matrix_builder()):
    for i in range(2):
        K[i, i] += 2.0


fill(builder)
A = builder.build()
solver = ti.linalg.SparseSolver(dtype=ti.f64)
solver.analyze_pattern(A)
solver.analyze_pattern(A + A)


# %% `ti.linalg.CG` and the product with an ndarray then read the numbers wrongly.
# versions: v1.6.0
import numpy as np

builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=2, dtype=ti.f64)


@ti.kernel
def fill(K: ti.types.sparse_matrix_builder()):
    for i in range(2):
        K[i, i] += 2.0


fill(builder)
A = builder.build(dtype=ti.f64)
x = ti.ndarray(ti.f64, shape=2)
x.fill(1.0)
assert ((A @ x).to_numpy() == 2.0).all()
assert not np.allclose(((A + A) @ x).to_numpy(), 4.0)
assert ((A + A) @ np.ones(2) == 4.0).all()


# %% It stops when the length of $Ax - b$ is at most `atol`, on the CPU `atol` times the length of $b$.
# versions: v1.6.0
import numpy as np

n = 50
builder = ti.linalg.SparseMatrixBuilder(n, n, max_num_triplets=3 * n)


@ti.kernel
def fill(K: ti.types.sparse_matrix_builder()):
    for i in range(n):
        K[i, i] += 2.5
        if i > 0:
            K[i, i - 1] -= 1.0
        if i < n - 1:
            K[i, i + 1] -= 1.0


fill(builder)
A = builder.build()
b = np.full(n, 1e-6, dtype=np.float32)
x, converged = ti.linalg.CG(A, b, atol=1e-3).solve()
assert converged and 0 < np.linalg.norm(A @ x - b) <= 1.1e-3 * np.linalg.norm(b)


# %% `A * 0.1` rounds the number to `ti.f32`, too.
# versions: v1.6.0
builder = ti.linalg.SparseMatrixBuilder(1, 1, max_num_triplets=1, dtype=ti.f64)


@ti.kernel
def fill(K: ti.types.sparse_matrix_builder()):
    K[0, 0] += 2.0


fill(builder)
A = builder.build(dtype=ti.f64)
single = float(np.float32(0.1))
assert (A * 0.1)[0, 0] == (0.1 * A)[0, 0] == 2.0 * single != 2.0 * 0.1

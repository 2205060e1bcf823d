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

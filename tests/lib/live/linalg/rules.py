"""Rules of sparse matrices that no text has an example of."""

import numpy as np
import taichi as ti

ti.init(arch=ti.cpu)


def attempt(run):
    try:
        return run()
    except Exception as error:
        return f"{type(error).__name__}: {str(error).strip().splitlines()[-1]}"


@ti.kernel
def fill(K: ti.types.sparse_matrix_builder(), v: ti.f64):
    ti.loop_config(serialize=True)
    for i in range(3):
        for j in range(2):
            if (i + j) % 3 != 1:
                K[i, j] += v * i - 2.3 * j
    K[0, 0] -= 0.0
    K[0, 0] += True
    K[2, 1] -= v
    K[1, 1] += 3


@ti.kernel
def square(K: ti.types.sparse_matrix_builder(), n: ti.i32):
    ti.loop_config(serialize=True)
    for i in range(n):
        K[i, i] += 4.1 + i
        if i > 0:
            K[i, i - 1] -= 1.3
            K[i - 1, i] -= 1.3


def make(kind=ti.f32, n=3, m=2, v=1.7, kernel=fill, **marks):
    builder = ti.linalg.SparseMatrixBuilder(n, m, max_num_triplets=64, dtype=kind)
    kernel(builder, v)
    return builder.build(**marks)


# The attributes of builders and matrices, and how matrices are printed.
builder = ti.linalg.SparseMatrixBuilder(3, 2, max_num_triplets=16, dtype=ti.f64)
fill(builder, 1e-7)
builder.print_triplets()
print(builder.num_rows, builder.num_cols, builder.dtype == ti.f64)
R = builder.build()
print(R, R.n, R.m, R.shape, R.dtype == ti.f64, R.dtype == ti.f32)
print(R * 1234567.0)
print(f"{R}" == str(R), bool(R), R == R)
print(builder.build(ti.f64), ti.linalg.SparseMatrix(1, 3))

# Sums in place, products with numbers, and errors.
A, D = make(), make(ti.f64)
B = A
A += A
print(B[2, 1], B is A)
A -= make()
A = A * 2.0
print(A is B, A[1, 1], B[1, 1])
print((A * 0.1)[1, 1], (D * 0.1)[1, 1], A * 3, 3 * A, A * True, A * None, (A * np.float64(0.1))[1, 1])
for run in (
    lambda: A + D,
    lambda: A - 3,
    lambda: 3 + A,
    lambda: A + A.transpose(),
    lambda: A * A.transpose(),
    lambda: A @ A,
    lambda: A / 2.0,
    lambda: -A,
    lambda: A[0],
    lambda: A @ np.zeros(3),
    lambda: A @ [1, 2],
    lambda: A @ ti.ndarray(ti.f32, 5),
):
    print(attempt(run))

# Products with vectors of other types.
x = ti.field(ti.f64, 2)
x[0], x[1] = 0.7, -1.9
counts = ti.field(ti.i32, (2, 1))
counts[0, 0] = 3
for M in (A, D):
    print((M @ np.array([0.7, -1.9])).tolist(), (M @ np.array([7, -9])).tolist())
    print((M @ x).tolist(), (M @ counts).tolist(), (M @ np.array([1, 2, 3, 4.0])[::2]).dtype)
S, T = make(n=2, m=2, v=2, kernel=square), make(ti.f64, n=2, m=2, v=2, kernel=square)
y = ti.ndarray(ti.f64, 2)
y[0], y[1] = 0.7, -1.9
print((S @ y).to_numpy(), (T @ y).to_numpy(), ((T + T) @ y).to_numpy(), (S @ y).dtype == ti.f64)

# What is stored.
A[np.int32(0), True] = 7
A[1, 1] = np.float32(2.5)
print(A, A[0, np.int64(1)])

# Kernels that do something else than adding.
@ti.kernel
def multiply(K: ti.types.sparse_matrix_builder()):
    K[0, 1] *= 2.0


@ti.kernel
def read(K: ti.types.sparse_matrix_builder()) -> ti.f32:
    return K[0, 1]


@ti.kernel
def show(K: ti.types.sparse_matrix_builder()):
    print(K[0, 1])


@ti.kernel
def keep(K: ti.types.sparse_matrix_builder()):
    x = K[0, 1]


@ti.kernel
def alias(K: ti.types.sparse_matrix_builder()):
    L = K


@ti.kernel
def one(K: ti.types.sparse_matrix_builder()):
    K[0] += 1.0


@ti.kernel
def three(K: ti.types.sparse_matrix_builder()):
    K[0, 0, 0] += 1.0


@ti.kernel
def real(K: ti.types.sparse_matrix_builder()):
    K[0.5, 0] += 1.0


@ti.kernel
def vector(K: ti.types.sparse_matrix_builder()):
    K[0, 0] += ti.Vector([1.0, 2.0])


@ti.kernel
def assign(K: ti.types.sparse_matrix_builder()):
    for i, j in ti.ndrange(2, 3):
        K[j, i] = 1.0


@ti.kernel
def attribute(K: ti.types.sparse_matrix_builder()) -> ti.i32:
    return K.n


@ti.func
def add(K):
    K[0, 0] += 1.0


@ti.kernel
def inside(K: ti.types.sparse_matrix_builder()):
    add(K)


@ti.kernel
def by_template(K: ti.template()):
    K[0, 0] += 1.0


@ti.kernel
def constant() -> ti.f32:
    return A[1, 1]


for kernel in (multiply, read, show, keep, alias, one, three, real, vector, assign, attribute, inside, by_template):
    print(kernel.__name__, attempt(lambda: kernel(builder)))
print(attempt(lambda: square(None, 1)), attempt(lambda: square(A, 1)), constant())

# A kernel is compiled once for each type.
n = 1.5


@ti.kernel
def outer(K: ti.types.sparse_matrix_builder()):
    K[0, 0] += n


outer(builder)
n = 2.5
other = ti.linalg.SparseMatrixBuilder(3, 2, max_num_triplets=4, dtype=ti.f64)
outer(other)
single = ti.linalg.SparseMatrixBuilder(3, 2, max_num_triplets=4)
outer(single)
print(builder.build()[0, 0], other.build()[0, 0], single.build()[0, 0])

# Triplets in an ndarray.
triplets = ti.ndarray(ti.f32, 6)
triplets.from_numpy(np.array([1, 1, 2.5, 1.9, 0, 3.5], dtype=np.float32))
E = ti.linalg.SparseMatrix(2, 2)
E.build_from_ndarray(triplets)
print(E, attempt(lambda: E.build_from_ndarray(ti.ndarray(ti.f32, 4))), attempt(lambda: E.build_from_ndarray(3)))

# Solvers.
S, T = make(n=5, m=5, v=5, kernel=square), make(ti.f64, n=5, m=5, v=5, kernel=square, dtype=ti.f64)
Solver = ti.linalg.SparseSolver
solver = Solver()
for run in (
    lambda: solver.solve(np.ones(2)),
    lambda: Solver(solver_type="QR"),
    lambda: Solver(ordering="METIS"),
    lambda: solver.analyze_pattern(3),
    lambda: solver.compute(None),
):
    print(attempt(run))
print(Solver(ti.f32, "LLT", "COLAMD") is None)
b = np.array([1, -2, 3.5, 0, 7])
for kind in ("LLT", "LDLT"):
    solver = Solver(solver_type=kind)
    solver.analyze_pattern(S)
    print(solver.info(), solver.matrix is S)
    solver.factorize(S)
    # The last digits depend on the order of the unknowns.
    print(solver.solve(b).round(4).tolist(), solver.solve(b.astype(np.int32)).dtype, attempt(lambda: solver.solve([1])))
    solver.factorize(S * -1.0)
    print(solver.info())
    double = Solver(dtype=ti.f64, solver_type=kind)
    double.compute(T)
    print(double.solve(b).round(8).tolist())

"""What the page "Linear Solver" says, tried by programs; content/README.md has the form."""

import inspect

import numpy as np

import taichi as ti

ti.init(arch=ti.cpu)


@ti.kernel
def enter(builder: ti.types.sparse_matrix_builder(), entries: ti.types.ndarray(ndim=2)):
    for i, j in entries:
        if entries[i, j] != 0.0:
            builder[i, j] += entries[i, j]


def sparse(rows, dtype=ti.f32):
    """A sparse matrix with the entries of a list of rows."""
    entries = np.array(rows, dtype=np.float32 if dtype == ti.f32 else np.float64)
    builder = ti.linalg.SparseMatrixBuilder(*entries.shape, max_num_triplets=entries.size, dtype=dtype)
    enter(builder, entries)
    return builder.build()


def factorised(rows, solver_type):
    """A solver that has factorised a matrix."""
    solver = ti.linalg.SparseSolver(solver_type=solver_type)
    matrix = sparse(rows)
    solver.analyze_pattern(matrix)
    solver.factorize(matrix)
    return solver


definite = [[4, 1, 0], [1, 3, 1], [0, 1, 5]]
side = np.array([1, 2, 3], dtype=np.float32)


# %% `compute(A)` does the first two at once. On the CPU, `info()` is `True` if the factorisation succeeded
# versions: master
solver = ti.linalg.SparseSolver()
solver.compute(sparse(definite))
assert solver.info() is True
assert np.allclose(definite @ solver.solve(side), side)
assert factorised([[1, 2], [2, 1]], "LLT").info() is False


# %% `ti.linalg.SparseSolver(dtype=ti.f32, solver_type="LLT", ordering="AMD")`
# versions: master
defaults = inspect.signature(ti.linalg.SparseSolver).parameters
assert list(defaults) == ["dtype", "solver_type", "ordering"]
assert defaults["dtype"].default == ti.f32
assert (defaults["solver_type"].default, defaults["ordering"].default) == ("LLT", "AMD")


# %% | `"LLT"` | symmetric and positive definite | … | `"LDLT"` | symmetric, while no pivot is 0 | … | `"LU"` | square and invertible |
# versions: master
indefinite = [[1, 2, 0], [2, 1, 0], [0, 0, 1]]
zero_pivot = [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
unsymmetric = [[1, 2, 0], [0, 1, 4], [3, 0, 1]]
for solver_type, rows, works in (
    ("LLT", definite, True),
    ("LLT", indefinite, False),
    ("LDLT", indefinite, True),
    ("LDLT", zero_pivot, False),
    ("LU", zero_pivot, True),
    ("LU", unsymmetric, True),
):
    solver = factorised(rows, solver_type)
    assert solver.info() == works
    if works:
        assert np.allclose(rows @ solver.solve(side), side, atol=1e-5)
assert not np.allclose(unsymmetric @ factorised(unsymmetric, "LDLT").solve(side), side, atol=1e-2)


# %% `ordering` is `"AMD"` or `"COLAMD"`
# versions: master
# raises: TaichiRuntimeError: Only ['LLT', 'LDLT', 'LU'] with ['AMD', 'COLAMD'] are supported.
for ordering in ("AMD", "COLAMD"):
    solver = ti.linalg.SparseSolver(ordering=ordering)
    solver.compute(sparse(definite))
    assert np.allclose(definite @ solver.solve(side), side)
ti.linalg.SparseSolver(ordering="RCM")


# %% `dtype` has to be that of the matrix: `analyze_pattern` checks this, `compute` on the CPU does not and leads to wrong numbers.
# versions: master
# raises: TaichiRuntimeError: The SparseSolver's dtype f64 is not consistent with the SparseMatrix's dtype f32.
solver = ti.linalg.SparseSolver(dtype=ti.f64)
solver.compute(sparse(definite))
assert not np.allclose(definite @ solver.solve(side), side)
solver.analyze_pattern(sparse(definite))


# %% | CPU | a NumPy array or a field | a NumPy array | … | CPU, CUDA | an ndarray | an ndarray |
# versions: master
solver = ti.linalg.SparseSolver()
solver.compute(sparse(definite))
field = ti.field(ti.f32, shape=3)
array = ti.ndarray(ti.f32, shape=3)
for container in (field, array):
    container.from_numpy(side)
assert isinstance(solver.solve(side), np.ndarray)
assert isinstance(solver.solve(field), np.ndarray)
assert isinstance(solver.solve(array), ti.Ndarray)
assert np.allclose(solver.solve(array).to_numpy(), solver.solve(side))
assert np.allclose(solver.solve(field), solver.solve(side))


# %% The signature is `ti.linalg.SparseCG(A, b, x0=None, max_iter=50, atol=1e-6)`, and `solve()` returns the solution and
# versions: master
defaults = inspect.signature(ti.linalg.SparseCG).parameters
assert [(name, p.default) for name, p in defaults.items()][2:] == [("x0", None), ("max_iter", 50), ("atol", 1e-6)]
solution, converged = ti.linalg.SparseCG(sparse(definite), side).solve()
assert converged is True and np.allclose(definite @ solution, side)
assert ti.linalg.SparseCG(sparse(definite), side, max_iter=1).solve()[1] is False


# %% | `b` | NumPy array or ndarray | ndarray | … | `x` | NumPy array | ndarray |
# versions: master
array = ti.ndarray(ti.f32, shape=3)
array.from_numpy(side)
for right in (side, array):
    solution, converged = ti.linalg.SparseCG(sparse(definite), right).solve()
    assert converged and isinstance(solution, np.ndarray) and np.allclose(definite @ solution, side)


# %% stops when | $\lVert Ax - b\rVert \le \text{atol} \cdot \lVert b\rVert$ |
# versions: master
large = 1000 * side
solution, converged = ti.linalg.SparseCG(sparse(definite), large, atol=0.1).solve()
distance = np.linalg.norm(definite @ solution - large)
assert converged and 0.1 < distance <= 0.1 * np.linalg.norm(large)


# %% The first guess `x0` has no effect at present: the iteration starts from zero.
# versions: master
solutions = [
    ti.linalg.SparseCG(sparse(definite), side, x0=first, max_iter=1).solve()[0]
    for first in (None, np.zeros(3, np.float32), np.array([100, -100, 50], np.float32))
]
assert (solutions[0] == solutions[1]).all() and (solutions[0] == solutions[2]).all()


# %% Both fields have one, two or three dimensions, the same shape and the same type, `ti.f32` or `ti.f64`.
# versions: master
def solve(shape, dtype, x_shape=None, x_dtype=None):
    ti.init(arch=ti.cpu)
    b = ti.field(dtype, shape=shape)
    x = ti.field(x_dtype or dtype, shape=x_shape or shape)
    b.fill(1)

    @ti.kernel
    def triple(v: ti.template(), mv: ti.template()):
        for I in ti.grouped(v):
            mv[I] = 3.0 * v[I]

    try:
        ti.linalg.MatrixFreeCG(ti.linalg.LinearOperator(triple), b, x)
    except Exception as error:
        return type(error).__name__
    return np.allclose(x.to_numpy(), 1 / 3)


for shape in (5, (3, 3), (2, 2, 2)):
    assert solve(shape, ti.f32) is True and solve(shape, ti.f64) is True
assert solve((2, 2, 2, 2), ti.f32) == "TaichiRuntimeError"
assert solve(5, ti.f32, x_shape=4) == "TaichiRuntimeError"
assert solve(5, ti.f16) == "TaichiTypeError"
assert solve(5, ti.f32, x_dtype=ti.f64) == "TaichiTypeError"


# %% The iteration stops when the norm of the residual falls below `tol`, or after `maxiter` steps. The function then returns whether the *square*
# versions: master
n = 20
x, b, product_of_x = (ti.field(ti.f32, shape=n) for _ in range(3))
applied = ti.field(ti.i32, shape=())


@ti.kernel
def product(v: ti.template(), mv: ti.template()):
    applied[None] += 1
    for i in v:
        around = 0.0
        if i > 0:
            around += v[i - 1]
        if i < n - 1:
            around += v[i + 1]
        mv[i] = 2.5 * v[i] - around


tol = 1e-4
between = 0
for function in (ti.linalg.MatrixFreeCG, ti.linalg.MatrixFreeBICGSTAB):
    for steps in range(1, 15):
        b.fill(1.0)
        x.fill(0.0)
        result = function(ti.linalg.LinearOperator(product), b, x, tol=tol, maxiter=steps)
        product(x, product_of_x)
        norm = np.linalg.norm(product_of_x.to_numpy() - 1)
        assert result == (norm**2 < tol)
        between += tol < norm < tol**0.5
assert between > 0
# The first guess: the solution itself needs no step.
applied[None] = 0
ti.linalg.MatrixFreeCG(ti.linalg.LinearOperator(product), b, x, tol=1e-3)
assert applied[None] == 1


# %% `ti.linalg.MatrixFreeBICGSTAB` takes the same arguments and does not need a symmetric operator
# versions: master
assert inspect.signature(ti.linalg.MatrixFreeBICGSTAB) == inspect.signature(ti.linalg.MatrixFreeCG)
n = 12
x, b = (ti.field(ti.f32, shape=n) for _ in range(2))
applied = ti.field(ti.i32, shape=())


@ti.kernel
def upwind(v: ti.template(), mv: ti.template()):
    applied[None] += 1
    for i in v:
        before = 0.0
        if i > 0:
            before = v[i - 1]
        mv[i] = 2.0 * v[i] - before


b.fill(1.0)
assert ti.linalg.MatrixFreeBICGSTAB(ti.linalg.LinearOperator(upwind), b, x)
assert np.allclose(x.to_numpy(), 1 - 0.5 ** np.arange(1, n + 1), atol=1e-4)
# It applies the operator twice per step, and once to the first guess.
applied[None] = 0
x.fill(0.0)
ti.linalg.MatrixFreeBICGSTAB(ti.linalg.LinearOperator(upwind), b, x, maxiter=3)
assert applied[None] == 1 + 2 * 3


# %% On the CPU it is ignored without a message, and the solution is zero. Pass `b.to_numpy()`.
# versions: master
b = ti.field(ti.f32, shape=3)
b.from_numpy(side)
matrix = sparse(definite)
assert (ti.linalg.SparseCG(matrix, b).solve()[0] == 0).all()
assert np.allclose(definite @ ti.linalg.SparseCG(matrix, b.to_numpy()).solve()[0], side)


# %% $x$ plus any constant is a solution too. `LLT` breaks down, which `info()` reports
# versions: master
n = 10
chain = np.zeros((n, n))
for i in range(n - 1):
    chain[i : i + 2, i : i + 2] += [[1, -1], [-1, 1]]
assert factorised(chain, "LLT").info() is False
chain[0, 0] += 1  # the first value is fixed
assert factorised(chain, "LLT").info() is True


# %% Rounding in `ti.f32` leaves a true residual of around $10^{-6}$ of the numbers involved.
# versions: master
rows = np.array(definite, dtype=np.float64) + 0.1
solver = ti.linalg.SparseSolver()
solver.compute(sparse(rows))
distance = np.linalg.norm(rows.astype(np.float32).astype(np.float64) @ solver.solve(side).astype(np.float64) - side)
assert 1e-9 < distance / np.linalg.norm(side) < 1e-5

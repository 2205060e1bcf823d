# case: generators with a seed
import numpy as np
for seed in (0, 1, 5, 7, 12345, 2**32, 2**70 + 3, 2**200 + 17):
    rng = np.random.default_rng(seed)
    print(rng.random(), rng.random(3), rng.random((2, 2)), rng.uniform(-1, 1, 3), rng.uniform(), rng.random(2, dtype=np.float32))
    print(rng.integers(10), rng.integers(0, 100, 5), rng.integers(-5, 5, (2, 3)), rng.integers(0, 2**40, 2), rng.integers(0, 3, 50), rng.random())
    print(rng.integers(0, 100, 7, dtype=np.int32), rng.random(), rng.integers(1, 6, 4, endpoint=True), rng.integers(0, 2**32, 2), rng.integers(5, 6), rng.integers(0, 2**63 - 1, 2), rng.integers(0, 1000, 3, dtype=np.uint32))
print(np.random.default_rng(seed=1).random((3, 2)).astype(np.float32), type(np.random.default_rng(0).random()), type(np.random.default_rng(0).integers(5)))
print(np.random.default_rng(0).random((512, 3)).sum(), np.random.default_rng(3).integers(0, 256, (64, 96, 3)).sum(), np.random.default_rng(0).integers(3000000000, size=4))
# case: numbers without a seed have the right kind
import numpy as np
a = np.random.rand(100, 3)
print(a.shape, a.dtype, ((a >= 0) & (a < 1)).all(), type(np.random.rand()))
b = np.random.randint(0, 10, 1000, dtype=np.int32)
print(b.shape, b.dtype, b.min(), b.max(), type(np.random.randint(5)), np.random.randint(3, size=(2, 2)).dtype)
c = np.random.randn(10000)
print(c.dtype, abs(c.mean()) < 0.1, abs(c.std() - 1) < 0.1, np.random.default_rng().normal(5, 0.1, 3).shape, np.random.uniform(2, 3) > 2)
# case: integers out of bounds
import numpy as np
rng = np.random.default_rng(0)
for run in (lambda: rng.integers(0), lambda: rng.integers(5, 5), lambda: rng.integers(0, 2**40, dtype=np.int32), lambda: rng.integers(-1, 5, dtype=np.uint32), lambda: np.random.default_rng(-1), lambda: rng.random(-1)):
    try:
        print(run())
    except ValueError as error:
        print(error)

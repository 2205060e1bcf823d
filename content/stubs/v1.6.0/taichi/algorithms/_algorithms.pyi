
def parallel_sort(keys, values=None):
    """Sort a field on the device, in place.

    Args:
        keys: the field that is sorted.
        values: a field that is brought into the same order.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        keys = ti.field(ti.i32, shape=4)
        for i, v in enumerate([3, 1, 4, 2]):
            keys[i] = v
        ti.algorithms.parallel_sort(keys)
        print(keys.to_numpy())  # [1 2 3 4]
        ```
    """


class PrefixSumExecutor:
    """An inclusive prefix sum of integers, in place.

    Args:
        length: number of elements.

    Note:
        The CUDA and Vulkan backends support it.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)
        x = ti.field(ti.i32, shape=8)
        x.fill(1)
        ti.algorithms.PrefixSumExecutor(8).run(x)
        print(x.to_numpy())  # [1 2 3 4 5 6 7 8]
        ```
    """

    def __init__(self, length): ...

    def run(self, input_arr):
        """Replace each element by the sum of all elements up to it.

        Args:
            input_arr: a field of one dimension with type `ti.i32`.

        Scope: Python.
        """


def parallel_sort(keys, values=None):
    """Sort a one-dimensional field in rising order, in place and in parallel.

    The method is an odd-even merge sort. Equal keys may change their order.

    Args:
        keys (ti.ScalarField): the field to sort.
        values (ti.ScalarField): a field of the same length that is rearranged like `keys`; none when left out.

    Scope: Python.

    Example:
        ```python
        import numpy as np
        import taichi as ti

        ti.init(arch=ti.cpu)
        keys = ti.field(ti.i32, shape=4)
        keys.from_numpy(np.array([3, 1, 4, 2], dtype=np.int32))
        ti.algorithms.parallel_sort(keys)
        print(keys)  # [1 2 3 4]
        ```

    See also:
        ti.algorithms.PrefixSumExecutor
    """


class PrefixSumExecutor:
    """A helper that replaces the elements of an array by their running sums.

    It keeps a buffer, so one object serves any number of arrays of the same length.

    Args:
        length (int): number of elements of the arrays, at least 2.

    Note:
        Runs with CUDA and Vulkan only.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)
        x = ti.field(ti.i32, shape=5)
        x.fill(1)
        executor = ti.algorithms.PrefixSumExecutor(5)
        executor.run(x)
        print(x)  # [1 2 3 4 5]
        ```

    See also:
        ti.algorithms.parallel_sort
    """

    def __init__(self, length): ...

    def run(self, input_arr):
        """Replace each element of an array by the sum of the elements up to and including it.

        Args:
            input_arr (ti.ScalarField): one-dimensional field of `ti.i32` with the length given to the constructor; it is overwritten.

        Raises:
            RuntimeError: when the type is not `ti.i32`, or the backend is neither CUDA nor Vulkan.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cuda)
            starts = ti.field(ti.i32, shape=1000)
            starts.fill(2)
            executor = ti.algorithms.PrefixSumExecutor(1000)
            executor.run(starts)
            print(starts[0], starts[999])  # 2 2000
            ```

        See also:
            ti.algorithms.parallel_sort
        """

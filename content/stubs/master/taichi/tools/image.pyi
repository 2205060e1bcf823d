"""Image files."""

__all__ = [
    "imread",
    "imresize",
    "imshow",
    "imwrite",
]


def imresize(img, w, h=None):
    """Return an image in another size; each pixel is copied from the nearest lower one.

    Args:
        img (ti.Field or numpy.ndarray): field or NumPy array of the shape (width, height) or (width, height, channels).
        w (int): new width, an integer greater than 1.
        h (int): new height; the same as `w` when left out.

    Returns:
        a NumPy array of the new size; the image itself when the size is right already.

    Raises:
        AssertionError: when a size is not an integer greater than 1.

    Scope: Python.

    Example:
        ```python
        import numpy as np
        import taichi as ti

        img = np.zeros((4, 4, 3), dtype=np.uint8)
        print(ti.tools.imresize(img, 8, 2).shape)  # (8, 2, 3)
        ```

    See also:
        ti.tools.imread
        ti.tools.imshow
        ti.tools.imwrite
    """


def imwrite(img, filename):
    """Write an image to a file; the ending of the name decides on the format.

    The first axis runs to the right, the second upwards. Real numbers from 0 to 1 become 0 to 255, others are clipped; unsigned integers of more than 8 bits are scaled down, but the largest come out black.

    Args:
        img (ti.Field or numpy.ndarray): field or NumPy array of the shape (width, height), for grey, or (width, height, 1, 3 or 4); real numbers of 32 or 64 bits, or unsigned integers.
        filename (str): path of the file, ending in `.png`, `.jpg` or `.bmp`.

    Raises:
        ValueError: when the element type is another one.
        AssertionError: when the shape is another one.
        RuntimeError: when the ending is another one, or the file cannot be written.

    Scope: Python.

    Example:
        ```python
        import numpy as np
        import taichi as ti

        img = np.zeros((320, 240, 3), dtype=np.float32)
        img[:, 120:] = 1.0  # upper half white
        ti.tools.imwrite(img, "half.png")
        ```

    See also:
        ti.tools.imread, ti.tools.VideoManager
    """


def imread(filename, channels=0):
    """Read an image file into a NumPy array.

    The first axis runs to the right, the second upwards.

    Args:
        filename (str): path of the file, such as a PNG, JPEG or BMP image.
        channels (int): leave it at 0 (the default), which takes those of the file. It does not convert: where it differs from the
            file, the pixels are wrong.

    Returns:
        array of `uint8` with the shape (width, height, channels).

    Raises:
        RuntimeError: when the file cannot be read.

    Scope: Python.

    Example:
        ```python
        import numpy as np
        import taichi as ti

        ti.tools.imwrite(np.full((320, 240, 3), 0.5), "grey.png")
        img = ti.tools.imread("grey.png")
        print(img.shape)  # (320, 240, 3)
        ```

    See also:
        ti.tools.imwrite, ti.tools.imshow
    """


def imshow(img, title='imshow'):
    """Show an image, in a window or in a notebook.

    In a script the call returns when the window is closed, for example with Escape. The first axis runs to the right, the second upwards.

    Args:
        img (ti.Field or numpy.ndarray): field or NumPy array of the shape (width, height), for grey, or (width, height, 3 or 4).
        title (str): title of the window, `"imshow"` by default; without effect in a notebook.

    Raises:
        AssertionError: when the image has neither two nor three axes.
        ValueError: when the element type is one that `ti.GUI.set_image`, or in a notebook `ti.tools.imwrite`, does not know.
        TypeError: when the image is grey, in a notebook.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        img = ti.field(ti.f32, shape=(256, 256))
        img.fill(0.5)
        ti.tools.imshow(img, "grey")
        ```

    See also:
        ti.tools.imwrite, ti.GUI
    """

"""Image files."""

__all__ = [
    "imread",
    "imresize",
    "imshow",
    "imwrite",
]


def imresize(img, w, h=None):
    """Scale an image to a size.

    Args:
        img: a field or a NumPy array.
        w: width in pixels.
        h: height; that of a square when left out.

    Returns:
        a NumPy array.

    Scope: Python.

    Example:
        ```python
        import numpy as np

        import taichi as ti

        small = ti.tools.imresize(np.zeros((64, 64, 3)), 32, 32)
        print(small.shape)  # (32, 32, 3)
        ```
    """


def imwrite(img, filename):
    """Write a field or a NumPy array to an image file.

    Args:
        img: values from 0 to 1 for real types, the range of the type for integers; 1, 3 or 4 channels.
        filename: the file; its ending decides the format.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(64, 64))
        x.fill(0.5)
        ti.tools.imwrite(x, "grey.png")
        ```
    """


def imread(filename, channels=0):
    """Read an image file.

    Args:
        filename: the file.
        channels: number of channels; that of the file for 0.

    Returns:
        a NumPy array: x first, from the left; then y, from below; then the channel.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        image = ti.tools.imread("picture.png")
        print(image.shape)
        ```
    """


def imshow(img, title='imshow'):
    """Show an image in a window until it is closed.

    Args:
        img: a field or a NumPy array.
        title: title of the window.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(64, 64))
        x.fill(0.5)
        ti.tools.imshow(x)
        ```
    """

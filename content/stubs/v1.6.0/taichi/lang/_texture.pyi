
class Texture:
    """A texture: an image on the device that kernels sample.

    Args:
        fmt: format of a pixel, such as `ti.Format.rgba8`.
        arr_shape: tuple of sizes, in two or three dimensions.

    Note:
        The Vulkan and OpenGL backends support textures.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)
        image = ti.Texture(ti.Format.r32f, (64, 64))
        ```
    """

    def __init__(self, fmt, arr_shape): ...

    def from_ndarray(self, ndarray):
        """Copy an ndarray into the texture.

        Args:
            ndarray: the array, of the same shape.

        Scope: Python.
        """

    def from_field(self, field):
        """Copy a field of vectors into the texture.

        Args:
            field: the field, of the same shape.

        Scope: Python.
        """

    def from_image(self, image):
        """Copy an image of the Pillow library into the texture.

        Args:
            image: the image.

        Scope: Python.
        """

    def to_image(self):
        """Copy the texture into an image of the Pillow library.

        Returns:
            the image.

        Scope: Python.
        """

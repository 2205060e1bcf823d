
class Texture:
    """An image in the memory of the graphics processor, which kernels sample, load and store.

    Kernels receive it as `ti.types.texture` or `ti.types.rw_texture`. Needs a graphics backend, such as Vulkan or OpenGL.

    Args:
        fmt (ti.Format): format of the texels, a member of `ti.Format`.
        arr_shape (tuple of int): tuple with the size along each of the one to three dimensions.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        tex = ti.Texture(ti.Format.r32f, (64, 64))
        Image = ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f, lod=0)

        @ti.kernel
        def draw(t: Image):
            for i, j in ti.ndrange(64, 64):
                t.store(ti.Vector([i, j]), ti.Vector([i / 64, 0.0, 0.0, 0.0]))

        draw(tex)
        ```
    """

    def __init__(self, fmt, arr_shape): ...

    def from_ndarray(self, ndarray):
        """Copy the content of a Taichi ndarray to the texture.

        Args:
            ndarray (ti.Ndarray): the array, a `ti.ndarray`; its shape and element type match the texture.

        Scope: Python.
        """

    def from_field(self, field):
        """Copy the content of a field to the texture.

        Args:
            field (ti.Field): the field; its shape and element type match the texture.

        Scope: Python.
        """

    def from_image(self, image):
        """Copy a Pillow image to the texture.

        For two-dimensional textures of the format `ti.Format.rgba8`. Other modes than RGB are converted to RGB first.

        Args:
            image (PIL.Image.Image): the image, a `PIL.Image.Image` of the size of the texture.

        Raises:
            AssertionError: when `image` is no Pillow image or has another size, or the texture is not two-dimensional.

        Scope: Python.
        """

    def to_image(self):
        """Return the texture as a Pillow image.

        For two-dimensional textures of the format `ti.Format.rgba8`.

        Returns:
            the image, a `PIL.Image.Image` in RGB mode, of the size of the texture.

        Raises:
            AssertionError: when the texture is not two-dimensional.

        Scope: Python.
        """


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

    See also:
        ti.types.texture
        ti.types.rw_texture
    """

    def __init__(self, fmt, arr_shape): ...

    def from_ndarray(self, ndarray):
        """Copy the content of a Taichi ndarray to the texture.

        The bytes are copied in the order in which they lie in memory and are not converted: for a square texture, element `[i, j]` becomes the texel with the coordinates `(j, i)`.

        Args:
            ndarray (ti.Ndarray): the array, of the shape of the texture, with elements of the type of a texel; for example `ti.f32` for `ti.Format.r32f`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.vulkan)
            brightness = ti.ndarray(ti.f32, shape=(64, 64))
            brightness.fill(0.5)

            tex = ti.Texture(ti.Format.r32f, (64, 64))
            tex.from_ndarray(brightness)
            ```

        See also:
            ti.Texture.from_field, ti.Texture.from_image
        """

    def from_field(self, field):
        """Copy the content of a field to the texture.

        The bytes are copied in the order in which they lie in memory and are not converted: for a square texture, element `[i, j]` becomes the texel with the coordinates `(j, i)`.

        Args:
            field (ti.Field): the field, of the shape of the texture, with elements of the type of a texel; for example `ti.f32` for `ti.Format.r32f`.

        Raises:
            RuntimeError: when the field lies below a node that is not dense.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.vulkan)
            brightness = ti.field(ti.f32, shape=(64, 64))
            brightness.fill(0.5)

            tex = ti.Texture(ti.Format.r32f, (64, 64))
            tex.from_field(brightness)
            ```

        See also:
            ti.Texture.from_ndarray, ti.Texture.from_image
        """

    def from_image(self, image):
        """Copy a Pillow image to the texture.

        For two-dimensional textures of the format `ti.Format.rgba8`. Other modes than RGB are converted to RGB first.

        Args:
            image (PIL.Image.Image): the image, a `PIL.Image.Image` of the size of the texture.

        Raises:
            AssertionError: when `image` is no Pillow image or has another size, or the texture is not two-dimensional.

        Scope: Python.

        Example:
            ```python
            from PIL import Image
            import taichi as ti

            ti.init(arch=ti.vulkan)

            image = Image.new("RGB", (128, 64), "orange")
            tex = ti.Texture(ti.Format.rgba8, image.size)
            tex.from_image(image)
            ```

        See also:
            ti.Texture.to_image
        """

    def to_image(self):
        """Return the texture as a Pillow image.

        For two-dimensional textures of the format `ti.Format.rgba8`.

        Returns:
            the image, a `PIL.Image.Image` in RGB mode, of the size of the texture.

        Raises:
            AssertionError: when the texture is not two-dimensional.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.vulkan)
            tex = ti.Texture(ti.Format.rgba8, (256, 256))
            Canvas = ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.rgba8, lod=0)

            @ti.kernel
            def draw(t: Canvas):
                for i, j in ti.ndrange(256, 256):
                    t.store(ti.Vector([i, j]), ti.Vector([i / 255, j / 255, 0.0, 1.0]))

            draw(tex)
            tex.to_image().save("gradient.png")
            ```

        See also:
            ti.Texture.from_image
        """

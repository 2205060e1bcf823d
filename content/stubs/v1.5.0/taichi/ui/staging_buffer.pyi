"""Buffers between fields and the renderer of GGUI."""

__all__ = [
    "copy_all_to_vbo",
    "copy_image_f32_to_rgba8",
    "copy_image_f32_to_rgba8_np",
    "copy_image_u8_to_rgba8",
    "copy_image_u8_to_rgba8_np",
    "copy_texture_to_rgba8",
    "depth_ndarray_cache",
    "get_depth_ndarray",
    "get_indices_field",
    "get_transforms_field",
    "get_vbo_field",
    "image_field_cache",
    "indices_ndarray_cache",
    "to_rgba8",
    "transforms_ndarray_cache",
    "vbo_field_cache",
]

vbo_field_cache = {}
"""Buffers for points, kept between frames."""

depth_ndarray_cache = {}
"""Buffers for depths, kept between frames."""

indices_ndarray_cache = {}
"""Buffers for numbers of points, kept between frames."""

transforms_ndarray_cache = {}
"""Buffers for matrices, kept between frames."""


def get_depth_ndarray(window):
    """Return the array for the depths of a window.

    Args:
        window (object): handle of the window.

    Returns:
        the array.

    Note:
        Not meant to be called by programs.
    """


def get_vbo_field(vertices):
    """Return the buffer for points.

    Args:
        vertices (field): the points.

    Returns:
        the buffer.

    Note:
        Not meant to be called by programs.
    """


def get_indices_field(indices):
    """Return the buffer for numbers of points.

    Args:
        indices (field or numpy.ndarray): the indices.

    Returns:
        the buffer.

    Note:
        Not meant to be called by programs.
    """


def get_transforms_field(transforms):
    """Return the buffer for matrices of copies.

    Args:
        transforms (field or numpy.ndarray): the matrices.

    Returns:
        the buffer.

    Note:
        Not meant to be called by programs.
    """


def copy_all_to_vbo(vbo: ti.types.ndarray(element_dim=1), vertex: template(), normal: template(), texcoords: template(), color: template()):
    """Copy the points of a mesh into a buffer of the renderer.

    Args:
        vbo: the buffer of the renderer.
        vertex: positions.
        normal: normals.
        texcoords: coordinates of textures.
        color: colours.

    Scope: Python.

    Note:
        Not meant to be called by programs.
    """


def copy_texture_to_rgba8(src: ti.types.texture(num_dimensions=2), dst: ti.types.ndarray(), w: ti.i32, h: ti.i32):
    """Convert a texture to pixels.

    Args:
        src: the image.
        dst: where it is written.
        w: width.
        h: height.

    Scope: Python.

    Note:
        Not meant to be called by programs.
    """


def copy_image_f32_to_rgba8(src: ti.template(), dst: ti.types.ndarray(), num_components: ti.template(), gray_scale: ti.template()):
    """Convert a field of real numbers to pixels.

    Args:
        src: the image.
        dst: where it is written.
        num_components: number of channels.
        gray_scale: whether there is one channel.

    Scope: Python.

    Note:
        Not meant to be called by programs.
    """


def copy_image_f32_to_rgba8_np(src: ti.types.ndarray(), dst: ti.types.ndarray(), num_components: ti.template(), gray_scale: ti.template()):
    """Convert an array of real numbers to pixels.

    Args:
        src: the image.
        dst: where it is written.
        num_components: number of channels.
        gray_scale: whether there is one channel.

    Scope: Python.

    Note:
        Not meant to be called by programs.
    """


def copy_image_u8_to_rgba8(src: ti.template(), dst: ti.types.ndarray(), num_components: ti.template(), gray_scale: ti.template()):
    """Convert a field of bytes to pixels.

    Args:
        src: the image.
        dst: where it is written.
        num_components: number of channels.
        gray_scale: whether there is one channel.

    Scope: Python.

    Note:
        Not meant to be called by programs.
    """


def copy_image_u8_to_rgba8_np(src: ti.types.ndarray(), dst: ti.types.ndarray(), num_components: ti.template(), gray_scale: ti.template()):
    """Convert an array of bytes to pixels.

    Args:
        src: the image.
        dst: where it is written.
        num_components: number of channels.
        gray_scale: whether there is one channel.

    Scope: Python.

    Note:
        Not meant to be called by programs.
    """


image_field_cache = {}
"""Buffers for images, kept between frames."""


def to_rgba8(image):
    """Convert an image to pixels of four bytes.

    Args:
        image (field, numpy.ndarray or texture): the image.

    Returns:
        the pixels.

    Raises:
        Exception: its shape is not that of an image, or its data type is neither `ti.u8` nor `ti.f32`.

    Note:
        Not meant to be called by programs.
    """

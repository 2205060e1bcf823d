"""The annotations of texture parameters."""

__all__ = [
    "rw_texture",
    "texture",
]

texture = TextureType
"""The annotation of a texture argument that a kernel only reads.

Kernels call `sample_lod(uv, lod)`, with coordinates from 0 to 1 and interpolation, or `fetch(index, lod)` for a single texel.

Scope: Python.

Example:
    ```python
    import taichi as ti

    ti.init(arch=ti.vulkan)

    tex = ti.Texture(ti.Format.r32f, (64, 64))

    @ti.kernel
    def middle(t: ti.types.texture(num_dimensions=2)) -> ti.f32:
        return t.sample_lod(ti.Vector([0.5, 0.5]), 0.0).x

    print(middle(tex))
    ```
"""

rw_texture = RWTextureType
"""The annotation of a texture argument whose texels a kernel loads and stores.

Kernels call `load(index)` and `store(index, value)`; values have four entries.

Raises:
    TaichiCompilationError: when `fmt` is missing.

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

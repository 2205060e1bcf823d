"""The annotations of texture parameters."""

__all__ = [
    "rw_texture",
    "texture",
]

texture = TextureType
"""The annotation of a texture argument that is sampled."""

rw_texture = RWTextureType
"""The annotation of a texture argument that is read and written."""

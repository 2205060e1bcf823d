"""Composing C sources of recorded kernels."""

__all__ = [
]

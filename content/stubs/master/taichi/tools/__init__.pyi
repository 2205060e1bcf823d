"""Images, videos and geometry: reading and writing files."""

from taichi.tools.image import imread
from taichi.tools.image import imresize
from taichi.tools.image import imshow
from taichi.tools.image import imwrite
from taichi.tools.np2ply import PLYWriter
from taichi.tools.video import VideoManager
from taichi.tools.vtk import write_vtk

__all__ = [
    "PLYWriter",
    "VideoManager",
    "imread",
    "imresize",
    "imshow",
    "imwrite",
    "write_vtk",
]

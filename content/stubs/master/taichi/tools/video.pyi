"""Videos from frames."""

__all__ = [
    "VideoManager",
]


class VideoManager:
    """A writer of image series that makes MP4 and GIF films of them, with the program `ffmpeg`.

    The images are stored as `000000.png` and so on in the folder `frames` of `output_dir`.

    Args:
        output_dir (str): folder for images and films; it is made when missing.
        video_filename (str): name of the films, whose ending is dropped; `video` when left out.
        width (int): width of the film in pixels; that of the first image when left out. Give `height` too.
        height (int): height of the film in pixels.
        post_processor (object): object whose method `process(img)` returns the image to store; none when left out.
        framerate (int): images per second, 24 by default.
        automatic_build (bool): whether to make the films anew now and then while images are added: after 4 images, then after 8 and so on.

    Raises:
        AssertionError: when only one of `width` and `height` is given.

    Scope: Python.

    Example:
        ```python
        import numpy as np
        import taichi as ti

        video = ti.tools.VideoManager("out", framerate=24, automatic_build=False)
        for i in range(48):
            img = np.full((64, 64, 3), i / 48, dtype=np.float32)
            video.write_frame(img)
        video.make_video(mp4=True, gif=False)  # out/video.mp4
        ```
    """

    def __init__(self, output_dir, video_filename=None, width=None, height=None, post_processor=None, framerate=24, automatic_build=True): ...

    def get_output_filename(self, suffix):
        """Return the path of a film.

        Args:
            suffix (str): ending with the dot, such as `".mp4"`.

        Returns:
            the path as a string.

        Scope: Python.
        """

    def write_frame(self, img):
        """Store an image as the next of the series.

        With an odd width or height the last column or row is dropped.

        Args:
            img (numpy.ndarray): NumPy array of the shape (width, height) or (width, height, 3 or 4), as for `ti.tools.imwrite`.

        Raises:
            AssertionError: when the folder of the object does not exist, or the image has another shape.
            ValueError: when the element type is one that `ti.tools.imwrite` does not know.

        Scope: Python.
        """

    def get_frame_directory(self):
        """Return the folder of the images.

        Returns:
            the path as a string.

        Scope: Python.
        """

    def write_frames(self, images):
        """Store several images, one after the other.

        Args:
            images (list of numpy.ndarray): list of NumPy arrays, each as for `write_frame`.

        Scope: Python.
        """

    def clean_frames(self):
        """Delete the images that this object has written.

        Note:
            The names are looked up in the working directory, so the call works only from within the folder of the images.

        Scope: Python.
        """

    def make_video(self, mp4=True, gif=True):
        """Make films of the images written so far.

        An MP4 film is always made, since the GIF film comes from it; `mp4=False` deletes it afterwards.

        Args:
            mp4 (bool): whether to keep the MP4 film.
            gif (bool): whether to make a GIF film.

        Scope: Python.
        """

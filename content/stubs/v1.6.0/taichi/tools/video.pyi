"""Videos from frames."""

__all__ = [
    "VideoManager",
]


class VideoManager:
    """Collect frames and join them to a video.

    Args:
        output_dir: folder for frames and video.
        video_filename: name of the video.
        width: width of the frames; that of the first when left out.
        height: height of the frames.
        post_processor: an object whose `process` changes each frame.
        framerate: frames per second.
        automatic_build: make the video after each frame.

    Note:
        FFmpeg has to be installed.

    Scope: Python.

    Example:
        ```python
        import numpy as np

        import taichi as ti

        video = ti.tools.VideoManager("./out", framerate=24, automatic_build=False)
        for frame in range(24):
            video.write_frame(np.full((64, 64, 3), frame / 24))
        video.make_video(gif=False, mp4=True)
        ```
    """

    def __init__(self, output_dir, video_filename=None, width=None, height=None, post_processor=None, framerate=24, automatic_build=True): ...

    def get_output_filename(self, suffix):
        """Return the name of the video.

        Args:
            suffix: ending of the name, such as `".mp4"`.

        Returns:
            the path.

        Scope: Python.
        """

    def write_frame(self, img):
        """Add a frame.

        Args:
            img: a NumPy array.

        Scope: Python.
        """

    def get_frame_directory(self):
        """Return the folder of the frames.

        Returns:
            the path.

        Scope: Python.
        """

    def write_frames(self, images):
        """Add several frames.

        Args:
            images: NumPy arrays.

        Scope: Python.
        """

    def clean_frames(self):
        """Remove the files of the frames.

        Scope: Python.
        """

    def make_video(self, mp4=True, gif=True):
        """Join the frames.

        Args:
            mp4: make an MP4 file.
            gif: make a GIF file.

        Scope: Python.
        """

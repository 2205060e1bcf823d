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

        When the object has a `video_filename`, a message says that its ending does not count.

        Args:
            suffix (str): ending with the dot, such as `".mp4"`.

        Returns:
            the path in `output_dir`, a `str`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            video = ti.tools.VideoManager("out", video_filename="wave.mp4", automatic_build=False)
            print(video.get_output_filename(".gif"))  # out/wave.gif
            ```

        See also:
            ti.tools.VideoManager.make_video
        """

    def write_frame(self, img):
        """Store an image as the next of the series, a PNG file with the number of the image as its name.

        With an odd width or height the last column or row is dropped, with a message. If the object was made with `automatic_build`, the films are made anew after the 4th image, the 8th and so on.

        Args:
            img (numpy.ndarray): NumPy array of the shape (width, height) or (width, height, 3 or 4), as for `ti.tools.imwrite`.

        Raises:
            AssertionError: when the folder of the object does not exist, or the image has another shape.
            ValueError: when the element type is one that `ti.tools.imwrite` does not know.
            FileNotFoundError: when a film is due and `ffmpeg` is missing.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            video = ti.tools.VideoManager("out", automatic_build=False)
            for i in range(24):
                video.write_frame(np.full((64, 64, 3), i / 24, dtype=np.float32))
            # out/frames/000000.png to 000023.png
            ```

        See also:
            ti.tools.VideoManager.write_frames
            ti.tools.VideoManager.clean_frames
        """

    def get_frame_directory(self):
        """Return the folder of the images, `frames` in `output_dir`.

        Returns:
            the path, a `str`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            video = ti.tools.VideoManager("out", automatic_build=False)
            print(video.get_frame_directory())  # out/frames
            ```

        See also:
            ti.tools.VideoManager.write_frame
        """

    def write_frames(self, images):
        """Store several images, one after the other.

        Args:
            images (list of numpy.ndarray): list of NumPy arrays, each as for `write_frame`.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            video = ti.tools.VideoManager("out", automatic_build=False)
            images = [np.full((64, 64, 3), i / 24, dtype=np.float32) for i in range(24)]
            video.write_frames(images)
            ```

        See also:
            ti.tools.VideoManager.write_frame
            ti.tools.VideoManager.clean_frames
        """

    def clean_frames(self):
        """Delete the images that this object has written.

        Note:
            The names are looked up in the working directory, so the call works only from within the folder of the images.

        Scope: Python.

        Example:
            ```python
            import os
            import numpy as np
            import taichi as ti

            video = ti.tools.VideoManager(os.path.abspath("out"), automatic_build=False)
            for i in range(24):
                video.write_frame(np.full((64, 64, 3), i / 24, dtype=np.float32))
            video.make_video(gif=False)

            os.chdir(video.get_frame_directory())  # the files are looked up here
            video.clean_frames()
            print(os.listdir())  # []
            ```

        See also:
            ti.tools.VideoManager.write_frame
            ti.tools.VideoManager.write_frames
        """

    def make_video(self, mp4=True, gif=True):
        """Make films of the images written so far.

        An MP4 film is always made, since the GIF film comes from it; `mp4=False` deletes it afterwards.

        Args:
            mp4 (bool): whether to keep the MP4 film.
            gif (bool): whether to make a GIF film.

        Raises:
            FileNotFoundError: when `ffmpeg` is missing and a GIF film is asked for, or `mp4` is false. Without `ffmpeg`, an MP4 film alone is left out with no error.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            video = ti.tools.VideoManager("out", automatic_build=False)
            for i in range(24):
                video.write_frame(np.full((64, 64, 3), i / 24, dtype=np.float32))
            video.make_video(mp4=True, gif=False)  # out/video.mp4
            ```

        See also:
            ti.tools.VideoManager.get_output_filename
        """

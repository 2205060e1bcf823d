
def memfence():
    """Make the writes of a thread visible to all other threads.

    Note:
        The CUDA backend supports it. It waits for nobody.

    Scope: Taichi.
    """


def all_nonzero(mask, predicate):
    """Tell whether no lane has a zero.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        predicate: an integer.

    Returns:
        1 or 0.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def any_nonzero(mask, predicate):
    """Tell whether some lane has no zero.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        predicate: an integer.

    Returns:
        1 or 0.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def unique(mask, predicate):
    """Tell whether all lanes have the same value.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        predicate: the value.

    Returns:
        1 or 0.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def ballot(predicate):
    """Return a bit for each lane that has no zero.

    Args:
        predicate: an integer.

    Returns:
        the bits.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def shfl_sync_i32(mask, val, offset):
    """Return the integer of a given lane.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        val: the number of this lane.
        offset: number of the lane.

    Returns:
        the number of that lane.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def shfl_sync_f32(mask, val, offset):
    """Return the real number of a given lane.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        val: the number of this lane.
        offset: number of the lane.

    Returns:
        the number of that lane.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def shfl_up_i32(mask, val, offset):
    """Return the integer of a lane further down in number.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        val: the number of this lane.
        offset: how much further.

    Returns:
        the number of that lane.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def shfl_up_f32(mask, val, offset):
    """Return the real number of a lane further down in number.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        val: the number of this lane.
        offset: how much further.

    Returns:
        the number of that lane.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def shfl_down_i32(mask, val, offset):
    """Return the integer of a lane further up in number.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        val: the number of this lane.
        offset: how much further.

    Returns:
        the number of that lane.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def shfl_down_f32(mask, val, offset):
    """Return the real number of a lane further up in number.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        val: the number of this lane.
        offset: how much further.

    Returns:
        the number of that lane.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def shfl_xor_i32(mask, val, offset):
    """Return the integer of the lane whose number differs in some bits.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        val: the number of this lane.
        offset: the bits.

    Returns:
        the number of that lane.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def match_any(mask, value):
    """Return the lanes that have the same value as this one.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        value: the value.

    Returns:
        the bits of the lanes.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def match_all(mask, val):
    """Tell which lanes take part if all have the same value.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.
        val: the value.

    Returns:
        the bits of the lanes, or 0.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def active_mask():
    """Return the lanes that run at this point.

    Returns:
        a bit for each lane.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """


def sync(mask):
    """Wait until the lanes have arrived.

    Args:
        mask: a bit for each lane that takes part; `ti.u32(0xFFFFFFFF)` for all.

    Note:
        The CUDA backend supports it.

    Scope: Taichi.
    """

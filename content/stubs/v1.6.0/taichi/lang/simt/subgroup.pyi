
def barrier():
    """Wait until all threads of the subgroup have arrived.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """


def memory_barrier():
    """Make the writes of the subgroup visible to it.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """


def elect():
    """Choose one thread of the subgroup.

    Returns:
        1 in that thread, 0 in the others.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """


def all_true(cond):
    """Tell whether the condition holds for all threads.

    Args:
        cond: the condition.

    Returns:
        1 or 0.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """


def any_true(cond):
    """Tell whether the condition holds for some thread.

    Args:
        cond: the condition.

    Returns:
        1 or 0.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """


def all_equal(value):
    """Tell whether all threads have the same value.

    Args:
        value: a number.

    Returns:
        1 or 0.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """


def broadcast_first(value):
    """Return the value of the first thread.

    Args:
        value: a number.

    Returns:
        its value.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """


def reduce_add(value):
    """Return the sum over all threads of the subgroup.

    Args:
        value: the number of this thread.

    Returns:
        the same value for all threads.

    Scope: Taichi.
    """


def reduce_mul(value):
    """Return the product over all threads of the subgroup.

    Args:
        value: the number of this thread.

    Returns:
        the same value for all threads.

    Scope: Taichi.
    """


def reduce_min(value):
    """Return the minimum over all threads of the subgroup.

    Args:
        value: the number of this thread.

    Returns:
        the same value for all threads.

    Scope: Taichi.
    """


def reduce_max(value):
    """Return the maximum over all threads of the subgroup.

    Args:
        value: the number of this thread.

    Returns:
        the same value for all threads.

    Scope: Taichi.
    """


def reduce_and(value):
    """Return the bitwise and over all threads of the subgroup.

    Args:
        value: the number of this thread.

    Returns:
        the same value for all threads.

    Scope: Taichi.
    """


def reduce_or(value):
    """Return the bitwise or over all threads of the subgroup.

    Args:
        value: the number of this thread.

    Returns:
        the same value for all threads.

    Scope: Taichi.
    """


def reduce_xor(value):
    """Return the bitwise exclusive or over all threads of the subgroup.

    Args:
        value: the number of this thread.

    Returns:
        the same value for all threads.

    Scope: Taichi.
    """


def inclusive_add(value):
    """Return the sum over the threads up to and including this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def inclusive_mul(value):
    """Return the product over the threads up to and including this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def inclusive_min(value):
    """Return the minimum over the threads up to and including this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def inclusive_max(value):
    """Return the maximum over the threads up to and including this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def inclusive_and(value):
    """Return the bitwise and over the threads up to and including this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def inclusive_or(value):
    """Return the bitwise or over the threads up to and including this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def inclusive_xor(value):
    """Return the bitwise exclusive or over the threads up to and including this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def exclusive_add(value):
    """Return the sum over the threads before this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def exclusive_mul(value):
    """Return the product over the threads before this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def exclusive_min(value):
    """Return the minimum over the threads before this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def exclusive_max(value):
    """Return the maximum over the threads before this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def exclusive_and(value):
    """Return the bitwise and over the threads before this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def exclusive_or(value):
    """Return the bitwise or over the threads before this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def exclusive_xor(value):
    """Return the bitwise exclusive or over the threads before this one.

    Args:
        value: the number of this thread.

    Returns:
        the value.

    Scope: Taichi.
    """


def shuffle(value, index):
    """Return the value of another thread.

    Args:
        value: a number.
        index: number of the thread.

    Returns:
        its value.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """


def shuffle_xor(value, mask):
    """Return the value of the thread whose number differs in some bits.

    Args:
        value: a number.
        mask: the bits.

    Returns:
        its value.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """


def shuffle_up(value, offset):
    """Return the value of a thread further down in number.

    Args:
        value: a number.
        offset: how much further.

    Returns:
        its value.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """


def shuffle_down(value, offset):
    """Return the value of a thread further up in number.

    Args:
        value: a number.
        offset: how much further.

    Returns:
        its value.

    Note:
        The Vulkan backend supports it.

    Scope: Taichi.
    """

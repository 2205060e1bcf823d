Layout = _ti_core.Layout
"""Order of members in memory: `ti.Layout.AOS` keeps an element together, `ti.Layout.SOA` a member."""

Format = _ti_core.Format
"""Formats of the pixels of a texture, such as `ti.Format.rgba8`."""


class DeviceCapability:
    """What a device can do: requirements that a module compiled ahead of time may have.

    Pass the values to `ti.aot.Module` as `caps`. SPIR-V is the shader format of Vulkan.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)
        module = ti.aot.Module(ti.vulkan, caps=[ti.DeviceCapability.spirv_has_int64])
        ```
    """

    spirv_version_1_3 = 'spirv_version=66304'
    """Shaders in version 1.3 of SPIR-V."""
    spirv_version_1_4 = 'spirv_version=66560'
    """Shaders in version 1.4 of SPIR-V."""
    spirv_version_1_5 = 'spirv_version=66816'
    """Shaders in version 1.5 of SPIR-V."""
    spirv_has_int8 = 'spirv_has_int8'
    """8-bit integers."""
    spirv_has_int16 = 'spirv_has_int16'
    """16-bit integers."""
    spirv_has_int64 = 'spirv_has_int64'
    """64-bit integers."""
    spirv_has_float16 = 'spirv_has_float16'
    """The type `ti.f16`."""
    spirv_has_float64 = 'spirv_has_float64'
    """The type `ti.f64`."""
    spirv_has_atomic_int64 = 'spirv_has_atomic_int64'
    """Atomic operations on 64-bit integers."""
    spirv_has_atomic_float16 = 'spirv_has_atomic_float16'
    """Atomic loads and stores of 16-bit floating point."""
    spirv_has_atomic_float16_add = 'spirv_has_atomic_float16_add'
    """Atomic addition of 16-bit floating point."""
    spirv_has_atomic_float16_minmax = 'spirv_has_atomic_float16_minmax'
    """Atomic minimum and maximum of 16-bit floating point."""
    spirv_has_atomic_float = 'spirv_has_atomic_float'
    """Atomic operations on 32-bit floating point."""
    spirv_has_atomic_float_add = 'spirv_has_atomic_float_add'
    """Atomic addition of 32-bit floating point."""
    spirv_has_atomic_float_minmax = 'spirv_has_atomic_float_minmax'
    """Atomic minimum and maximum of 32-bit floating point."""
    spirv_has_atomic_float64 = 'spirv_has_atomic_float64'
    """Atomic operations on 64-bit floating point."""
    spirv_has_atomic_float64_add = 'spirv_has_atomic_float64_add'
    """Atomic addition of 64-bit floating point."""
    spirv_has_atomic_float64_minmax = 'spirv_has_atomic_float64_minmax'
    """Atomic minimum and maximum of 64-bit floating point."""
    spirv_has_variable_ptr = 'spirv_has_variable_ptr'
    """Pointers that are computed at run time."""
    spirv_has_physical_storage_buffer = 'spirv_has_physical_storage_buffer'
    """Buffers that are reached by their address."""
    spirv_has_subgroup_basic = 'spirv_has_subgroup_basic'
    """Subgroups at all: their size, and the number of a thread in one."""
    spirv_has_subgroup_vote = 'spirv_has_subgroup_vote'
    """Votes of a subgroup."""
    spirv_has_subgroup_arithmetic = 'spirv_has_subgroup_arithmetic'
    """Sums and products over a subgroup."""
    spirv_has_subgroup_ballot = 'spirv_has_subgroup_ballot'
    """Votes that return a bit for each thread of a subgroup."""
    spirv_has_non_semantic_info = 'spirv_has_non_semantic_info'
    """Debug information in shaders, which printing needs."""
    spirv_has_no_integer_wrap_decoration = 'spirv_has_no_integer_wrap_decoration'
    """Integers marked as never overflowing."""

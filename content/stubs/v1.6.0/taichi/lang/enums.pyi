Layout = _ti_core.Layout
"""Enumeration of memory orders for fields of vectors, matrices and structs.

`ti.Layout.AOS` keeps the components of an element together; `ti.Layout.SOA` keeps each component of all elements together.
"""

Format = _ti_core.Format
"""Enumeration of texel formats of textures, such as `ti.Format.r32f` or `ti.Format.rgba8`.

The letters name the channels and the number the bits of each; a suffix gives the kind: `f` float, `i` signed integer, `u` unsigned integer; without suffix the integers stand for values from 0 to 1.
"""


class DeviceCapability:
    """Names of device features that an ahead-of-time module may rely on.

    Pass them in the list `caps` of `ti.aot.Module` for SPIR-V backends (Vulkan, OpenGL, Metal). The compiler then uses these features only, and the device that loads the module must have them.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)
        caps = [ti.DeviceCapability.spirv_version_1_3, ti.DeviceCapability.spirv_has_int64]
        module = ti.aot.Module(ti.vulkan, caps=caps)
        print(caps[1])  # spirv_has_int64
        ```
    """

    spirv_version_1_3 = 'spirv_version=66304'
    """SPIR-V of version 1.3 (number 66304, 0x10300)."""
    spirv_version_1_4 = 'spirv_version=66560'
    """SPIR-V of version 1.4 (number 66560, 0x10400)."""
    spirv_version_1_5 = 'spirv_version=66816'
    """SPIR-V of version 1.5 (number 66816, 0x10500)."""
    spirv_has_int8 = 'spirv_has_int8'
    """Arithmetic with 8-bit integers."""
    spirv_has_int16 = 'spirv_has_int16'
    """Arithmetic with 16-bit integers."""
    spirv_has_int64 = 'spirv_has_int64'
    """Arithmetic with 64-bit integers."""
    spirv_has_float16 = 'spirv_has_float16'
    """Arithmetic with 16-bit floats."""
    spirv_has_float64 = 'spirv_has_float64'
    """Arithmetic with 64-bit floats."""
    spirv_has_atomic_int64 = 'spirv_has_atomic_int64'
    """Atomic operations on 64-bit integers."""
    spirv_has_atomic_float16 = 'spirv_has_atomic_float16'
    """Atomic load, store and exchange of 16-bit floats."""
    spirv_has_atomic_float16_add = 'spirv_has_atomic_float16_add'
    """Atomic addition of 16-bit floats."""
    spirv_has_atomic_float16_minmax = 'spirv_has_atomic_float16_minmax'
    """Atomic minimum and maximum of 16-bit floats."""
    spirv_has_atomic_float = 'spirv_has_atomic_float'
    """Atomic load, store and exchange of 32-bit floats."""
    spirv_has_atomic_float_add = 'spirv_has_atomic_float_add'
    """Atomic addition of 32-bit floats."""
    spirv_has_atomic_float_minmax = 'spirv_has_atomic_float_minmax'
    """Atomic minimum and maximum of 32-bit floats."""
    spirv_has_atomic_float64 = 'spirv_has_atomic_float64'
    """Atomic load, store and exchange of 64-bit floats."""
    spirv_has_atomic_float64_add = 'spirv_has_atomic_float64_add'
    """Atomic addition of 64-bit floats."""
    spirv_has_atomic_float64_minmax = 'spirv_has_atomic_float64_minmax'
    """Atomic minimum and maximum of 64-bit floats."""
    spirv_has_variable_ptr = 'spirv_has_variable_ptr'
    """Pointers to buffers that are computed at run time."""
    spirv_has_physical_storage_buffer = 'spirv_has_physical_storage_buffer'
    """Access to storage buffers by their address on the device."""
    spirv_has_subgroup_basic = 'spirv_has_subgroup_basic'
    """Basic subgroup operations, such as election and barriers."""
    spirv_has_subgroup_vote = 'spirv_has_subgroup_vote'
    """Votes, which test a condition on all or any invocations of a subgroup."""
    spirv_has_subgroup_arithmetic = 'spirv_has_subgroup_arithmetic'
    """Reductions and scans over the invocations of a subgroup."""
    spirv_has_subgroup_ballot = 'spirv_has_subgroup_ballot'
    """Ballots, which collect one bit from each invocation of a subgroup."""
    spirv_has_non_semantic_info = 'spirv_has_non_semantic_info'
    """Instructions without meaning for the result, such as those for printing and debugging."""
    spirv_has_no_integer_wrap_decoration = 'spirv_has_no_integer_wrap_decoration'
    """Decorations that mark integer operations as free of overflow."""

"""The data of a module in a form for programs, made from the JSON files."""

from enum import Enum

__all__ = [
    "Argument",
    "ArgumentNdArray",
    "ArgumentRwTexture",
    "ArgumentScalar",
    "ArgumentTexture",
    "BufferBinding",
    "BufferBindingType",
    "Context",
    "DataType",
    "Dispatch",
    "Field",
    "Graph",
    "Kernel",
    "LaunchGrid",
    "Metadata",
    "NamedArgument",
    "NdArrayAccess",
    "ParameterType",
    "ReturnValue",
    "Task",
    "TaskType",
    "TextureBinding",
    "TextureBindingType",
    "from_dr_field",
    "from_dr_graph",
    "from_dr_kernel",
    "from_dr_metadata",
    "get_data_type_size",
    "to_dr_field",
    "to_dr_graph",
    "to_dr_kernel",
    "to_dr_metadata",
]


class DataType(Enum):
    """Types of numbers, with the values that the files use."""

    f16 = 0
    """The type `ti.f16`."""
    f32 = 1
    """The type `ti.f32`."""
    f64 = 2
    """The type `ti.f64`."""
    i8 = 3
    """The type `ti.i8`."""
    i16 = 4
    """The type `ti.i16`."""
    i32 = 5
    """The type `ti.i32`."""
    i64 = 6
    """The type `ti.i64`."""
    u8 = 8
    """The type `ti.u8`."""
    u16 = 9
    """The type `ti.u16`."""
    u32 = 10
    """The type `ti.u32`."""
    u64 = 11
    """The type `ti.u64`."""


def get_data_type_size(dtype: DataType) -> int:
    """Return the size of a type of 16, 32 or 64 bits in bytes.

    Args:
        dtype: the type, a member of `DataType`.

    Returns:
        2, 4 or 8.

    Raises:
        AssertionError: for types of 8 bits, which are not covered.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import sr

        print(sr.get_data_type_size(sr.DataType.f64))  # 8
        ```
    """


class Argument(ABC):
    """An argument of a kernel; base of the others.

    Args:
        name: the name of the parameter, or `None` when the file has none.
    """

    def __init__(self, name: Optional[str]): ...


class ArgumentScalar(Argument):
    """An argument that is a number.

    Args:
        name: the name of the parameter, or `None`.
        dtype: type of the number.
    """

    def __init__(self, name: Optional[str], dtype: DataType): ...


class ParameterType(Enum):
    """Kinds of arguments."""

    Scalar = 0
    """A number."""
    Ndarray = 1
    """An ndarray."""
    Texture = 2
    """A texture to sample."""
    RwTexture = 3
    """A texture to read and write."""
    Unknown = 4
    """Something else."""


class NdArrayAccess(Enum):
    """How a kernel uses an ndarray."""

    NoAccess = 0
    """Not at all."""
    Read = 1
    """It is read."""
    Write = 2
    """It is written."""
    ReadWrite = 3
    """It is read and written."""


class ArgumentNdArray(Argument):
    """An argument that is an ndarray.

    Args:
        name: the name of the parameter, or `None`.
        dtype: type of the numbers in the array.
        element_shape: sizes of an element; empty for numbers.
        ndim: number of axes of the array.
        access: whether the kernel reads and writes it.
    """

    def __init__(self, name: Optional[str], dtype: DataType, element_shape: List[int], ndim: int, access: NdArrayAccess): ...


class ArgumentTexture(Argument):
    """An argument that is a texture to sample.

    Args:
        name: the name of the parameter, or `None`.
        ndim: number of axes of the texture.
    """

    def __init__(self, name: Optional[str], ndim: int): ...


class ArgumentRwTexture(Argument):
    """An argument that is a texture to read and write.

    Args:
        name: the name of the parameter, or `None`.
        fmt: format of the texels.
        ndim: number of axes of the texture.
    """

    def __init__(self, name: Optional[str], fmt: ti.Format, ndim: int): ...


class ReturnValue:
    """The result of a kernel.

    Args:
        dtype: type of the number that is returned.
    """

    def __init__(self, dtype: DataType): ...


class Context:
    """The arguments and the result of a kernel.

    Args:
        args: the parameters of the kernel, in order.
        ret: what the kernel returns, or `None`.
    """

    def __init__(self, args: List[Argument], ret: Optional[ReturnValue]): ...


class BufferBindingType(Enum):
    """Kinds of buffers."""

    Root = 0
    """Fields."""
    GlobalTmps = 1
    """Temporary values of a kernel."""
    Args = 2
    """Arguments."""
    Rets = 3
    """Results."""
    ListGen = 4
    """Lists of active elements."""
    ExtArr = 5
    """An ndarray."""


class BufferBinding:
    """A buffer that a task uses.

    Args:
        binding: number of the binding in the shader.
        iarg: number of the argument, or -1.
        buffer_bind_ty: kind of the buffer.
    """

    def __init__(self, binding: int, iarg: int, buffer_bind_ty: BufferBindingType): ...


class TextureBindingType(Enum):
    """Kinds of textures."""

    Texture = 0
    """Sampled."""
    RwTexture = 1
    """Read and written."""


class TextureBinding:
    """A texture that a task uses.

    Args:
        binding: number of the binding in the shader.
        iarg: number of the argument, or -1.
        texture_bind_ty: kind of the texture.
    """

    def __init__(self, binding: int, iarg: int, texture_bind_ty: TextureBindingType): ...


class TaskType(Enum):
    """Kinds of tasks."""

    Serial = 0
    """Statements without a loop."""
    RangeFor = 1
    """A loop over a range."""
    StructFor = 2
    """A loop over a field."""
    MeshFor = 3
    """A loop over a mesh."""
    ListGen = 4
    """Listing active elements."""
    Gc = 5
    """Collecting memory."""
    GcRc = 6
    """Collecting memory by counting references."""


class LaunchGrid:
    """The number of threads of a task.

    Args:
        block_size: number of threads in a group.
        grid_size: number of threads in all groups together.
    """

    def __init__(self, block_size: int, grid_size: int): ...


class Task:
    """A task: one parallel loop of a kernel.

    Args:
        name: the name of the shader.
        task_ty: kind of the task, such as a loop over a range.
        buffer_binds: the buffers that it uses.
        texture_binds: the textures that it uses.
        launch_grid: number of threads that it is launched with.
    """

    def __init__(self, name: str, task_ty: TaskType, buffer_binds: List[BufferBinding], texture_binds: List[TextureBinding], launch_grid: LaunchGrid): ...


class Field:
    """A field of a module.

    Args:
        name: the name of the field in the module.
        dtype: type of its numbers.
        element_shape: sizes of an element; empty for numbers.
        shape: sizes of the field.
        offset: place in the root buffer, in bytes.
    """

    def __init__(self, name: str, dtype: DataType, element_shape: List[int], shape: List[int], offset: int): ...


class Kernel:
    """A kernel of a module.

    Args:
        name: the name of the kernel in the module.
        context: its parameters and result.
        tasks: its tasks, in the order in which they run.
    """

    def __init__(self, name: str, context: Context, tasks: List[Task]): ...


class Metadata:
    """What a module contains.

    Args:
        fields: the fields; the object keeps a dictionary by name.
        kernels: the kernels; the object keeps a dictionary by name.
        required_caps: what the device must be able to do, as strings.
        root_buffer_size: size of the buffer of all fields, in bytes.
    """

    def __init__(self, fields: List[Field], kernels: List[Kernel], required_caps: List[ti.DeviceCapability], root_buffer_size: int): ...


def from_dr_field(d: dr.FieldAttributes) -> Field:
    """Convert a field from the form of the files.

    Args:
        d: the field, an entry of `fields` of a `dr.Metadata`.

    Returns:
        the field, an object with `name`, `dtype`, `element_shape`, `shape` and `offset`.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr, sr

        attributes = dr.FieldAttributes({
            "field_name": "x", "dtype": 1, "dtype_name": "f32", "is_scalar": True,
            "element_shape": [], "shape": [4], "mem_offset_in_parent": 0,
        })
        field = sr.from_dr_field(attributes)
        print(field.name, field.dtype, field.shape)  # x DataType.f32 [4]
        ```
    """


def from_dr_kernel(d: dr.KernelAttributes) -> Kernel:
    """Convert a kernel from the form of the files.

    Args:
        d: the kernel, an entry of `kernels` of a `dr.Metadata`.

    Returns:
        the kernel, an object with `name`, `context` and `tasks`.

    Raises:
        AssertionError: when the kernel was made for immediate evaluation, returns more than one value, or has a buffer or parameter of unknown kind.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr, sr

        fill = {
            "name": "fill",
            "is_jit_evaluator": False,
            "ctx_attribs": {
                "arg_attribs_vec_": [], "args_bytes_": 0, "arr_access": [],
                "ret_attribs_vec_": [], "rets_bytes_": 0, "extra_args_bytes_": 1536,
            },
            "tasks_attribs": [],
        }  # a kernel without arguments
        kernel = sr.from_dr_kernel(dr.KernelAttributes(fill))
        print(kernel.name, len(kernel.tasks))  # fill 0
        ```
    """


def from_dr_metadata(d: dr.Metadata) -> Metadata:
    """Convert the description of a module from the form of the files.

    Args:
        d: the description, from `dr.from_json_metadata`.

    Returns:
        the description, an object with dictionaries `fields` and `kernels` from names to objects.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr, sr

        data = {
            "fields": [],
            "kernels": [],
            "required_caps": [{"key": "spirv_version", "value": 66304}],
            "root_buffer_size": 32,
        }  # what a metadata.json has
        metadata = sr.from_dr_metadata(dr.from_json_metadata(data))
        print(metadata.required_caps)  # ['spirv_version=66304']
        ```
    """


def to_dr_field(f: Field) -> Dict[str, Any]:
    """Meant to convert a field to the form of the files; not implemented.

    Args:
        f: the field.

    Returns:
        nothing: the function always raises.

    Raises:
        NotImplementedError: always.

    Scope: Python.
    """


def to_dr_kernel(s: Kernel) -> Dict[str, Any]:
    """Convert a kernel to the form of the files.

    Args:
        s: the kernel.

    Returns:
        a dictionary, an entry of `kernels` in `metadata.json`.

    Raises:
        AssertionError: when an argument of the kernel is of unknown kind, or a number of 8 bits.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr, sr

        fill = {
            "name": "fill",
            "is_jit_evaluator": False,
            "ctx_attribs": {
                "arg_attribs_vec_": [], "args_bytes_": 0, "arr_access": [],
                "ret_attribs_vec_": [], "rets_bytes_": 0, "extra_args_bytes_": 1536,
            },
            "tasks_attribs": [],
        }  # a kernel without arguments
        kernel = sr.from_dr_kernel(dr.KernelAttributes(fill))
        kernel.name = "clear"
        print(sr.to_dr_kernel(kernel)["name"])  # clear
        ```
    """


def to_dr_metadata(s: Metadata) -> dr.Metadata:
    """Convert the description of a module to the form of the files.

    Args:
        s: the description, from `from_dr_metadata`.

    Returns:
        a `dr.Metadata`.

    Raises:
        NotImplementedError: when the module has fields, which cannot be converted.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr, sr

        data = {
            "fields": [],
            "kernels": [],
            "required_caps": [{"key": "spirv_version", "value": 66304}],
            "root_buffer_size": 32,
        }  # what a metadata.json has
        metadata = sr.from_dr_metadata(dr.from_json_metadata(data))
        metadata.required_caps.append("spirv_has_int64")
        print(sr.to_dr_metadata(metadata).required_caps[1].value)  # 1
        ```
    """


class NamedArgument:
    """An argument of a graph.

    Args:
        name: the name that the graph gives to the argument.
        arg: the parameter of the kernel.
    """

    def __init__(self, name: str, arg: Argument): ...


class Dispatch:
    """A launch in a graph.

    Args:
        kernel: the kernel that is launched.
        args: its arguments, in order.
    """

    def __init__(self, kernel: Kernel, args: List[NamedArgument]): ...


class Graph:
    """A graph of a module.

    Args:
        name: the name of the graph in the module.
        dispatches: the launches, in order.
    """

    def __init__(self, name: str, dispatches: List[Dispatch]): ...


def from_dr_graph(meta: Metadata, j: dr.Graph) -> Graph:
    """Convert a graph from the form of the files.

    Args:
        meta: the description of the module, from `from_dr_metadata`; it has the kernels of the graph.
        j: the graph, from `dr.from_json_graph`.

    Returns:
        the graph, an object with `name` and `dispatches`.

    Raises:
        KeyError: when the graph uses a kernel that `meta` does not have.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr, sr

        fill = {
            "name": "fill",
            "is_jit_evaluator": False,
            "ctx_attribs": {
                "arg_attribs_vec_": [], "args_bytes_": 0, "arr_access": [],
                "ret_attribs_vec_": [], "rets_bytes_": 0, "extra_args_bytes_": 1536,
            },
            "tasks_attribs": [],
        }  # a kernel without arguments
        metadata = sr.Metadata([], [sr.from_dr_kernel(dr.KernelAttributes(fill))], [], 0)
        step = dr.Graph({
            "key": "step",
            "value": {"dispatches": [{"kernel_name": "fill", "symbolic_args": []}]},
        })
        graph = sr.from_dr_graph(metadata, step)
        print(graph.dispatches[0].kernel is metadata.kernels["fill"])  # True
        ```
    """


def to_dr_graph(s: Graph) -> dr.Graph:
    """Convert a graph to the form of the files.

    Args:
        s: the graph, from `from_dr_graph`.

    Returns:
        a `dr.Graph`.

    Raises:
        AssertionError: when an argument of the graph is of unknown kind.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr, sr

        fill = {
            "name": "fill",
            "is_jit_evaluator": False,
            "ctx_attribs": {
                "arg_attribs_vec_": [], "args_bytes_": 0, "arr_access": [],
                "ret_attribs_vec_": [], "rets_bytes_": 0, "extra_args_bytes_": 1536,
            },
            "tasks_attribs": [],
        }  # a kernel without arguments
        metadata = sr.Metadata([], [sr.from_dr_kernel(dr.KernelAttributes(fill))], [], 0)
        step = dr.Graph({
            "key": "step",
            "value": {"dispatches": [{"kernel_name": "fill", "symbolic_args": []}]},
        })
        graph = sr.from_dr_graph(metadata, step)
        print(sr.to_dr_graph(graph).value.dispatches[0].kernel_name)  # fill
        ```
    """

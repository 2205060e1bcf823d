"""Compute graphs: series of launches that are built once."""

from taichi.graph._graph import Arg
from taichi.graph._graph import ArgKind
from taichi.graph._graph import Graph
from taichi.graph._graph import GraphBuilder

__all__ = [
    "Arg",
    "ArgKind",
    "Graph",
    "GraphBuilder",
]

"""Gradients of kernels: the tape for reverse mode, dual numbers for forward mode, and gradients written by hand."""

from taichi.ad._ad import FwdMode
from taichi.ad._ad import Tape
from taichi.ad._ad import clear_all_gradients
from taichi.ad._ad import grad_for
from taichi.ad._ad import grad_replaced
from taichi.ad._ad import no_grad

__all__ = [
    "FwdMode",
    "Tape",
    "clear_all_gradients",
    "grad_for",
    "grad_replaced",
    "no_grad",
]

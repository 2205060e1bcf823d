"""Functions for single threads of the device, as in CUDA: within a warp or subgroup, a block, or all of them."""

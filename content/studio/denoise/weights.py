"""Reads the trained weights of Open Image Denoise: a TZA file holds tensors by name, as core/tza.cpp of that project reads them."""
from struct import unpack_from

import numpy as np

MAGIC, VERSION = 0x41D7, 2
TYPES = {b"f": np.float32, b"h": np.float16}


def read_weights(path):
    """Takes a file's path, gives {name: float32 array}; raises ValueError if it is another kind of file."""
    with open(path, "rb") as file:
        data = file.read()
    magic, version = unpack_from("<HB", data)
    if (magic, version) != (MAGIC, VERSION):
        raise ValueError(f"{path} is no file of weights of version {VERSION}")
    at = unpack_from("<Q", data, 4)[0]
    count = unpack_from("<I", data, at)[0]
    at += 4
    weights = {}
    for _ in range(count):
        name, tensor, at = _tensor(data, at)
        weights[name] = tensor
    return weights


def _tensor(data, at):
    """A row of the table: length of the name, name, number of dimensions, dimensions, their letters, type, where the numbers are."""
    length = unpack_from("<H", data, at)[0]
    name = data[at + 2 : at + 2 + length].decode()
    at += 2 + length
    rank = data[at]
    shape = unpack_from(f"<{rank}I", data, at + 1)
    at += 1 + 5 * rank
    numbers = np.frombuffer(data, TYPES[data[at : at + 1]], int(np.prod(shape)), unpack_from("<Q", data, at + 1)[0])
    return name, numbers.reshape(shape).astype(np.float32), at + 9

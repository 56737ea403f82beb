"""Takes the grain out of a picture of few samples: python3 content/studio/denoise/denoise.py <planes> <width> <height>

The planes are those that render/passes.py writes; their colour is replaced in the file. The trained filter of Open Image
Denoise sees surface colour and normal beside the light, so that it never paints over an edge. Its network runs in numpy,
which needs a quick BLAS (libopenblas0) to take seconds.
"""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from denoise.light import decode, encode, exposure  # noqa: E402
from denoise.unet import in_tiles  # noqa: E402
from denoise.weights import read_weights  # noqa: E402

# Those for guides that are grained themselves, as Blender's are wherever a surface mirrors another.
WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rt_hdr_alb_nrm.tza")
# Takes 2.5 GB of memory.
TILE = 1664


def clean(weights, light, guides):
    """Light (3 x height x width) without its grain; `guides` are albedo and normal, 6 x height x width."""
    light = np.clip(np.nan_to_num(light), 0, 65504)
    scale = exposure(light)
    out = in_tiles(weights, np.concatenate([encode(light * scale), guides]), TILE)
    return decode(out) / scale


def clean_picture(weights, colour, albedo, normal):
    """Height x width x 4 (premultiplied), x 3 and x 3 as rendered; gives the colour anew. A cut-out's alpha is cleaned on its own."""
    guides = np.concatenate([np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], 2).transpose(2, 0, 1)
    guides = np.nan_to_num(guides).astype(np.float32)
    out = colour.copy()
    out[:, :, :3] = clean(weights, colour[:, :, :3].transpose(2, 0, 1), guides).transpose(1, 2, 0)
    if colour[:, :, 3].min() < 1:
        out[:, :, 3] = clean_cover(weights, colour[:, :, 3], guides)
    return out


def clean_cover(weights, alpha, guides):
    """Alpha is cleaned as the light that a white floor keeps: a shadow there is what the network knows from pictures."""
    kept = 1 - np.clip(alpha, 0, 1)
    cleaned = 1 - clean(weights, np.stack([kept] * 3), guides).mean(0)
    return np.where(alpha >= 0.9995, 1, np.clip(cleaned, 0, 1))


def main(path, width, height):
    planes = np.fromfile(path, np.float32)
    size = width * height
    colour, albedo, normal = (planes[size * a : size * b].reshape(height, width, b - a) for a, b in ((0, 4), (4, 7), (7, 10)))
    planes[: size * 4] = clean_picture(read_weights(WEIGHTS), colour, albedo, normal).ravel()
    planes.tofile(path)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

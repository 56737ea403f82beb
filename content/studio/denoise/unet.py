"""The network of Open Image Denoise (core/unet_filter.cpp there): a small U-Net of 3 x 3 convolutions, pooling and nearest upsampling."""
import numpy as np

# Pictures must be whole at the deepest level, after four halvings.
ALIGNED = 16
# How far a pixel sees: half of the network's receptive field of 174, aligned.
REACH = 96
# Pixels whose neighbourhoods are multiplied at once; more would not fit the processor's cache.
AT_ONCE = 4096


def unet(weights, x):
    """Takes channels x height x width (multiples of 16), gives 3 x height x width."""

    def conv(name, x):
        return convolve(x, weights[f"{name}.weight"], weights[f"{name}.bias"])

    skips = [x]
    x = pool(conv("enc_conv1", conv("enc_conv0", x)))
    for level in (2, 3, 4):
        skips.append(x)
        x = pool(conv(f"enc_conv{level}", x))
    x = conv("enc_conv5b", conv("enc_conv5a", x))
    for level in (4, 3, 2):
        x = conv(f"dec_conv{level}b", conv(f"dec_conv{level}a", join(x, skips.pop())))
    return conv("dec_conv0", conv("dec_conv1b", conv("dec_conv1a", join(x, skips.pop()))))


def convolve(x, weight, bias):
    """3 x 3 with zeros around the picture, then what is below zero becomes zero; as one multiplication of matrices a band of rows."""
    deep, high, wide = x.shape
    row = wide + 2
    # One more row below, as the last band's shifted view ends two numbers behind its last pixel.
    padded = np.zeros((deep, high + 3, row), np.float32)
    padded[:, 1 : high + 1, 1 : wide + 1] = x
    flat = padded.reshape(deep, -1)
    kernel = np.ascontiguousarray(weight.transpose(0, 2, 3, 1).reshape(len(weight), -1))
    out = np.empty((len(weight), high, wide), np.float32)
    rows = max(1, AT_ONCE // row)
    for y in range(0, high, rows):
        count = min(rows, high - y) * row
        starts = [(y + dy) * row + dx for dy in range(3) for dx in range(3)]
        around = np.concatenate([flat[:, start : start + count] for start in starts])
        band = (kernel @ around).reshape(len(weight), -1, row)[:, :, :wide]
        np.maximum(band + bias[:, None, None], 0, out=out[:, y : y + rows])
    return out


def pool(x):
    """The greatest of each 2 x 2."""
    x = np.maximum(x[:, 0::2], x[:, 1::2])
    return np.maximum(x[:, :, 0::2], x[:, :, 1::2])


def join(x, skip):
    """Twice as large, with the channels of the level above behind its own."""
    deep, high, wide = x.shape
    out = np.empty((deep + len(skip), high * 2, wide * 2), np.float32)
    for dy in range(2):
        for dx in range(2):
            out[:deep, dy::2, dx::2] = x
    out[deep:] = skip
    return out


def in_tiles(weights, x, most):
    """The same for a picture of any size, in tiles of at most `most` pixels a side that see what is around them."""
    _, high, wide = x.shape
    edge = [(0, 0), (0, -high % ALIGNED), (0, -wide % ALIGNED)]
    x = np.pad(x, edge, "edge")
    out = np.empty((3, *x.shape[1:]), np.float32)
    for top, bottom in _spans(x.shape[1], most):
        for left, right in _spans(x.shape[2], most):
            y, u = max(0, top - REACH), max(0, left - REACH)
            tile = unet(weights, x[:, y : bottom + REACH, u : right + REACH])
            out[:, top:bottom, left:right] = tile[:, top - y : bottom - y, left - u : right - u]
    return out[:, :high, :wide]


def _spans(length, most):
    """Parts of nearly the same length, each aligned."""
    parts = -(-length // most)
    ends = [length * k // parts // ALIGNED * ALIGNED for k in range(parts)] + [length]
    return zip(ends, ends[1:])

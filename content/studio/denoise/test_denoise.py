"""python3 -m unittest discover -s content/studio/denoise -t content/studio"""
import unittest

import numpy as np

from denoise.denoise import WEIGHTS, clean, clean_cover
from denoise.light import decode, encode, exposure
from denoise.unet import convolve, in_tiles, unet
from denoise.weights import read_weights

dice = np.random.default_rng(7)
weights = read_weights(WEIGHTS)


def error(a, b):
    return float(np.sqrt(((a - b) ** 2).mean()))


class DenoiseTest(unittest.TestCase):
    def test_convolves_as_the_definition_says(self):
        x, weight, bias = (dice.normal(size=shape).astype(np.float32) for shape in ((5, 9, 13), (4, 5, 3, 3), (4,)))
        padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
        windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (1, 2))
        expected = np.maximum(np.einsum("ihwyx,oiyx->ohw", windows, weight) + bias[:, None, None], 0)
        np.testing.assert_allclose(convolve(x, weight, bias), expected, atol=1e-4)

    def test_light_comes_back_from_the_curve(self):
        light = np.array([0, 1e-7, 1e-3, 0.02, 0.5, 3, 1000], np.float32)
        np.testing.assert_allclose(decode(encode(light)), light, rtol=1e-4)

    def test_exposes_for_what_is_lit(self):
        light = np.zeros((3, 64, 64), np.float32)
        light[:, :32] = 0.36
        self.assertAlmostEqual(exposure(light), 0.5, places=4)

    def test_tiles_join_without_a_seam(self):
        x = dice.random((9, 64, 400), np.float32)
        np.testing.assert_allclose(in_tiles(weights, x, 208), unet(weights, x), atol=2e-2)

    def test_takes_the_grain_out_and_keeps_an_edge(self):
        light = np.full((3, 96, 128), 0.4, np.float32)
        light[:, :, 64:] = 0.1
        grained = light * dice.gamma(2, 0.5, light.shape).astype(np.float32)
        cleaned = clean(weights, grained, np.concatenate([light, np.full_like(light, 0.5)]))
        self.assertLess(error(cleaned, light), error(grained, light) / 8)
        self.assertGreater(cleaned[:, :, 63].mean(), 0.3)
        self.assertLess(cleaned[:, :, 64].mean(), 0.2)

    def test_a_shadow_is_smooth_and_what_is_solid_stays_so(self):
        alpha = np.full((96, 96), 0.5, np.float32) + dice.normal(0, 0.1, (96, 96)).astype(np.float32)
        alpha[:, 48:] = 1
        guides = np.full((6, 96, 96), 0.5, np.float32)
        cleaned = clean_cover(weights, alpha, guides)
        self.assertLess(cleaned[20:76, 10:38].std(), 0.03)
        self.assertTrue((cleaned[:, 48:] == 1).all())


if __name__ == "__main__":
    unittest.main()

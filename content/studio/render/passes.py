"""Renders what the scene shows and writes it with the passes that the filter needs, as raw floats."""
import os
import tempfile

import bpy
import numpy as np

from render.clear_glass import clear_glass


def settings(width, height, samples, transparent=True, bounces=4):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    # The filter takes out what is left: only what is still coarse after the least samples gets more.
    cycles.adaptive_threshold = 0.1
    cycles.adaptive_min_samples = 8
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 0, 8
    # Rays that chance ends in a pane would leave grain on it.
    cycles.min_transparent_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12, 2
    cycles.light_sampling_threshold = 0.02
    scene.render.film_transparent = transparent
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.view_settings.view_transform = "Raw"


PASSES = ("Image", "Denoising Albedo", "Denoising Normal", "Depth")


def render_to(path):
    """Writes float32 planes, row by row from the top: r g b a, albedo r g b, normal x y z, depth."""
    clear_glass()
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    sink = tree.nodes.new("CompositorNodeOutputFile")
    folder = tempfile.mkdtemp()
    sink.base_path = folder
    sink.format.file_format = "OPEN_EXR"
    sink.format.color_depth = "32"
    sink.format.color_mode = "RGBA"
    sink.format.exr_codec = "NONE"
    sink.file_slots.clear()
    for name in PASSES:
        sink.file_slots.new(name.replace(" ", ""))
        tree.links.new(source.outputs[name], sink.inputs[-1])
    bpy.ops.render.render()
    with open(path + ".part", "wb") as out:
        for name, planes in zip(PASSES, (4, 3, 3, 1)):
            file = os.path.join(folder, f"{name.replace(' ', '')}{scene.frame_current:04d}.exr")
            image = bpy.data.images.load(file)
            image.colorspace_settings.name = "Non-Color"
            w, h = image.size
            flat = np.empty(w * h * 4, np.float32)
            image.pixels.foreach_get(flat)
            out.write(np.ascontiguousarray(flat.reshape(h, w, 4)[::-1, :, :planes]).tobytes())
            bpy.data.images.remove(image)
            os.remove(file)
    os.rename(path + ".part", path)
    os.rmdir(folder)

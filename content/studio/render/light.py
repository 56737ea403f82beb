"""The photographer's studio: a bright dome, a key light, two edge lights that draw the outline on a dark page."""
from math import cos, radians, sin

import bpy
from mathutils import Vector


def dome(top=0.55, horizon=0.85, ground=0.25, strength=0.75):
    world = bpy.data.worlds.new("dome")
    bpy.context.scene.world = world
    world.use_nodes = True
    # A dome without detail needs no fine map of where its light comes from, which takes seconds to make.
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 64
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split, ramp = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeValToRGB")
    scale = nodes.new("ShaderNodeMapRange")
    scale.inputs[1].default_value = -1
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], scale.inputs[0])
    links.new(scale.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color = (ground,) * 3 + (1,), (top, top, top * 1.03, 1)
    stops[0].position = 0.42
    for at, value in ((0.52, horizon * 0.5), (0.66, horizon)):
        stops.new(at).color = (value, value, value * 1.02, 1)
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength


def soft_box(middle, reach, azimuth, elevation, size, power, wide=1.0):
    """An area light that looks at `middle` from `reach` metres away; `power` is what a square metre of the subject gets."""
    a, e = radians(azimuth), radians(elevation)
    place = Vector(middle) + Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e))) * reach
    data = bpy.data.lights.new("soft box", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size * wide, size
    data.energy = power * reach * reach * 0.85
    made = bpy.data.objects.new("soft box", data)
    made.location = place
    made.rotation_euler = (Vector(middle) - place).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def sun(azimuth, elevation, strength, angle=9):
    """Light from one side, the same everywhere; `angle` (degrees) says how soft its shadows are."""
    a, e = radians(azimuth), radians(elevation)
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle = strength, radians(angle)
    made = bpy.data.objects.new("sun", data)
    made.rotation_euler = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e))).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def studio(middle, size, azimuth, power=1.0):
    """Light for a subject of `size` metres seen from `azimuth`."""
    reach = size * 1.5 + 1
    dome()
    soft_box(middle, reach, azimuth - 55, 48, reach * 0.8, 11 * power)
    soft_box(middle, reach, azimuth + 10, 82, reach * 1.0, 5 * power)
    soft_box(middle, reach, azimuth + 125, 28, reach * 0.5, 9 * power, 0.4)

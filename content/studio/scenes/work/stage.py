"""Before a dark paper, with one key light, an edge from behind and a lens that is sharp at one distance only."""
from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit.build import Build
from kit.solids import prism
from kit.to_blender import to_objects
from render.camera import aim
from render.light import dome, soft_box
from render.passes import settings
from scenes.work.surfaces import worked_surfaces

MM = 0.001


def stand_on_stage(shot, width, height, samples):
    """Puts the shot, its light and its camera into the empty scene."""
    made = to_objects(shot.build)
    worked_surfaces()
    settings(width, height, samples, transparent=False, bounces=6)
    scene = bpy.context.scene
    # Close to the work every grain shows: more samples where the lens blurs.
    scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = 0.06, min(8, samples)
    scene.cycles.blur_glossy = 0.5
    paper(shot)
    dark_light(shot)
    if shot.glow:
        warm(*shot.glow)
    around = np.array(shot.middle) + np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * shot.seen * 0.32
    aim(around, shot.azimuth, shot.elevation, shot.lens, width, height, 1.0)
    sharp_at(shot)
    for each in made:
        if each.name in shot.moves:
            move(each, *shot.moves[each.name])


def sharp_at(shot):
    camera = bpy.context.scene.camera
    place, ahead = camera.matrix_world.translation, camera.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    data = camera.data
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(shot.focus) * MM - place).dot(ahead)
    data.dof.aperture_fstop = shot.stop
    data.clip_start = 0.01


def paper(shot):
    """A dark floor far below that bends up into a wall."""
    b = Build()
    bend = [(2600 + 1500 * sin(k * 0.1309), 1500 - 1500 * cos(k * 0.1309)) for k in range(13)]
    with b.at(*shot.middle[:2], shot.middle[2] - 700, rz=shot.azimuth), b.part("floor"):
        prism(b, "x", [[(-9000, 0), *bend, (4100, 9000), (4300, 9000), (4300, -200), (-9000, -200)]], -12000, 12000, "paper-dark")
    to_objects(b)


def dark_light(shot):
    middle, size = np.array(shot.middle) * MM, shot.seen * MM
    a, reach = shot.azimuth, size * 2.2 + 0.25
    dome(top=0.62, horizon=0.46, ground=0.16, strength=0.7)
    soft_box(middle, reach, a - 58, 40, reach * 0.7, 6.0)
    soft_box(middle, reach, a + 8, 84, reach * 0.8, 1.8)
    soft_box(middle, reach, a + 28, 14, reach * 0.6, 2.0)
    soft_box(middle, reach, a + 152, 24, reach * 0.5, 8, 0.7)
    soft_box(middle, reach, a - 140, 16, reach * 0.4, 9, 0.5)
    # A glow on the paper behind: the subject's outline stands before it.
    back = middle + np.array([-sin(radians(a)), cos(radians(a)), 0.0]) * 2.4
    soft_box(back, 1.7, a + 20, 30, 1.2, 3.2)


def warm(place, watts):
    data = bpy.data.lights.new("warm", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts, (1.0, 0.42, 0.12), 0.03
    made = bpy.data.objects.new("warm", data)
    made.location = Vector(place) * MM
    bpy.context.scene.collection.objects.link(made)


def move(made, kind, *way):
    """Moves an object while the shutter is open, half of the way on either side of where it stands."""
    scene = bpy.context.scene
    scene.render.use_motion_blur, scene.render.motion_blur_shutter = True, 1.0
    scene.frame_set(2)
    if kind == "spin":
        axis, point, degrees = way
        point = Vector(point) * MM
        made.data.transform(Matrix.Translation(-point))
        made.location = point
        keys = [(1, -radians(degrees)), (3, radians(degrees))]
        at = "xyz".index(axis)
        for frame, turn in keys:
            made.rotation_euler[at] = turn
            made.keyframe_insert("rotation_euler", index=at, frame=frame)
    else:
        (vector,) = way
        for frame, sign in ((1, -1), (3, 1)):
            made.location = Vector(vector) * MM * sign
            made.keyframe_insert("location", frame=frame)
    for curve in made.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"
    scene.frame_set(2)

"""Puts the camera so that what is shown fills the picture."""
from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Matrix


def aim(points, azimuth, elevation, lens, width, height, fill=0.9, centre=(0.5, 0.5)):
    """A camera looking from `azimuth` (0 is the operator's side, positive to the right) and `elevation`, in degrees.

    `points` are millimetres. `fill` is the share of the picture's width or height, whichever is reached first.
    """
    points = np.asarray(points) * 0.001
    a, e = radians(azimuth), radians(elevation)
    back = np.array([sin(a) * cos(e), -cos(a) * cos(e), sin(e)])
    right = np.array([cos(a), sin(a), 0.0])
    up = np.cross(back, right)
    middle = (points.min(0) + points.max(0)) / 2
    local = (points - middle) @ np.stack([right, up, back], 1)
    reach = 18 / lens
    half = np.array([reach, reach * height / width]) * fill
    low, high = local[:, 2].max() + 0.05, 400.0
    for _ in range(50):
        distance = (low + high) / 2
        seen = local[:, :2] / (distance - local[:, 2])[:, None]
        if ((seen.max(0) - seen.min(0)) / 2 <= half).all():
            high = distance
        else:
            low = distance
    seen = local[:, :2] / (high - local[:, 2])[:, None]
    shift = (seen.max(0) + seen.min(0)) / 2 / (2 * reach)
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_end = lens, 36, 500
    data.shift_x = float(shift[0] + 0.5 - centre[0])
    data.shift_y = float(shift[1] + (0.5 - centre[1]) * height / width)
    camera = bpy.data.objects.new("camera", data)
    place = np.eye(4)
    place[:3, 0], place[:3, 1], place[:3, 2], place[:3, 3] = right, up, back, middle + back * high
    camera.matrix_world = Matrix(place.tolist())
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return high

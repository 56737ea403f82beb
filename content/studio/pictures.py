"""What a job asks for: a cut-out of a machine, a close-up or a hall, its digest, a 3D model."""
from math import radians

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit.to_blender import digest, to_objects
from machines.which_machine import build_machine
from render.camera import aim
from render.light import dome, soft_box, studio
from render.passes import render_to, settings
from scenes.hall import hall_around, machines_in_rows
from scenes.shots import CLOSE_UPS, HALLS, PLANT

# azimuth, elevation (degrees), lens (mm), share of the picture that is filled
VIEWS = {"main": (32, 17, 60, 0.93), "side": (-38, 20, 60, 0.93), "back": (150, 18, 60, 0.93), "front": (4, 12, 60, 0.93)}


def draw(job):
    if job["kind"] == "scene":
        draw_scene(job)
        return
    build = build_machine(job["slug"], job["figures"])
    to_objects(build)
    points = build.points()
    azimuth, elevation, lens, fill = job.get("view") or view_of(points, job.get("angle", "main"))
    shadow_floor(points)
    size = np.linalg.norm((points.max(0) - points.min(0))[:2]) * 0.0005
    middle = (points.max(0) + points.min(0)) * 0.0005
    studio(middle, size, azimuth)
    settings(job["width"], job["height"], job["samples"])
    turn = job.get("turn")
    # A film needs room around the machine for the corners that turn towards the camera.
    aim(points, azimuth, elevation, lens, job["width"], job["height"], fill if turn is None else fill * 0.86)
    if turn:
        turn_camera(middle, turn)
    render_to(job["to"])


def turn_camera(middle, angle):
    """Walks the camera around the machine by `angle` degrees; its light stays."""
    camera = bpy.context.scene.camera
    there, back = Matrix.Translation(middle), Matrix.Translation(-Vector(middle))
    camera.matrix_world = there @ Matrix.Rotation(radians(angle), 4, "Z") @ back @ camera.matrix_world


def view_of(points, angle):
    """Long machines are seen more from their end, so that they fill the picture."""
    azimuth, elevation, lens, fill = VIEWS[angle]
    wide, deep, _ = points.max(0) - points.min(0)
    if angle in ("main", "side"):
        more = min(24, max(0, wide / deep - 2.2) * 6)
        azimuth += more if azimuth > 0 else -more
        lens -= min(18, more)
    return azimuth, elevation, lens, fill


def shadow_floor(points):
    low, high = points.min(0), points.max(0)
    size = min(max(high - low), 3200)
    mesh = bpy.data.meshes.new("floor")
    # No wider than the shadow is seen: every pixel of the floor costs as much as one of the machine.
    (x1, y1), (x2, y2) = low[:2] - 0.28 * size, high[:2] + 0.28 * size
    corners = [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]
    mesh.from_pydata([(u * 0.001, v * 0.001, 0) for u, v in corners], [], [(0, 1, 2, 3)])
    floor = bpy.data.objects.new("floor", mesh)
    floor.is_shadow_catcher = True
    bpy.context.scene.collection.objects.link(floor)


def digest_of(job):
    if job["kind"] == "machine":
        return digest(build_machine(job["slug"], job["figures"]))
    shown, view = scene_of(job)
    return digest(shown) + str(view)


def scene_of(job):
    """What a scene shows and from where: (build, view)."""
    if job["id"] in CLOSE_UPS:
        slug, part, side, azimuth, elevation, seen, without = CLOSE_UPS[job["id"]]
        shown = build_machine(job["line"][0]["slug"], job["line"][0]["figures"])
        middle = middle_of(shown, part, side)
        shown.parts = {key: pieces for key, pieces in shown.parts.items() if key not in without}
        return shown, ("near", middle, azimuth, elevation, seen)
    view = HALLS.get(job["id"], PLANT)
    return machines_in_rows(job["line"], job.get("rows", 1)), ("hall", *view)


def middle_of(build, part, side):
    points = np.concatenate([piece[0] for piece in build.parts[part]])
    if side:
        middle = (build.points()[:, 0].min() + build.points()[:, 0].max()) / 2
        points = points[(points[:, 0] - middle) * side > 0]
    if side == 0:
        # Where a machine has several, the pieces of the first one.
        points = build.parts[part][0][0] if part in ("tool", "spindle", "screen") else points
    return tuple(float(it) for it in (points.min(0) + points.max(0)) / 2)


def draw_scene(job):
    shown, (kind, *view) = scene_of(job)
    to_objects(shown)
    points = shown.points()
    settings(job["width"], job["height"], job["samples"], transparent=False)
    if kind == "near":
        middle, azimuth, elevation, seen = view
        around = np.array(middle) + np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * seen * 0.32
        backdrop(points)
        studio(np.array(middle) * 0.001, seen * 0.0014, azimuth, 0.75)
        aim(around, azimuth, elevation, 55, job["width"], job["height"], 1.0)
    else:
        azimuth, elevation, lens, fill, centre = view
        hall = hall_around(points)
        if elevation > 15:
            # Seen from above, what hangs from the roof would hide the machines.
            hall.parts.pop("light")
        to_objects(hall)
        dome(top=0.9, horizon=0.75, ground=0.35, strength=1.15)
        low, high = points.min(0) * 0.001, points.max(0) * 0.001
        middle = (low + high) / 2
        soft_box((middle[0], middle[1], 0), 12, azimuth - 60, 60, 9, 5)
        aim(points, azimuth, elevation, lens, job["width"], job["height"], fill, centre)
    render_to(job["to"])


def backdrop(points):
    """A light floor without an end, on which a close-up stands."""
    from kit.build import Build
    from kit.solids import box

    b = Build()
    low, high = points.min(0), points.max(0)
    with b.part("floor"):
        box(b, (low[0] + high[0]) / 2, (low[1] + high[1]) / 2, -20, 60000, 60000, 20, "wall", 0)
    to_objects(b)


def model(job):
    """Writes the machine as glTF: one node a part, named by the part's key, in metres with y up."""
    to_objects(build_machine(job["slug"], job["figures"]))
    bpy.ops.export_scene.gltf(filepath=job["to"], export_format="GLB", export_texcoords=False, export_apply=False, export_animations=False)

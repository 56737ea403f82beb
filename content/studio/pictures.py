"""What a job asks for: a cut-out of a machine, a close-up or a hall, its digest, a 3D model."""
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit.build import Build
from kit.solids import prism
from kit.to_blender import digest, to_objects
from products.which_product import build_product
from render.camera import aim
from render.light import dome, studio, sun
from render.passes import render_to, settings
from scenes.hall import hall_around, products_in_rows
from scenes.people import people_around
from scenes.shots import CLOSE_UPS, DETAIL, DETAILS, HALLS, IN_THE_HALL, TURNKEY, TURNKEYS, WORKING_PARTS
from scenes.work.all_shots import SHOTS
from scenes.work.stage import stand_on_stage

# azimuth, elevation (degrees), lens (mm)
VIEWS = {"main": (32, 17, 60), "side": (-38, 20, 60), "back": (150, 18, 60)}
# The share of the picture that a machine fills.
VIEWS_FILL = 0.93


def draw(job):
    if job["id"] in SHOTS:
        stand_on_stage(SHOTS[job["id"]](), job["width"], job["height"], job["samples"])
        render_to(job["to"])
        return
    if job["kind"] == "scene":
        draw_scene(job)
        return
    stand(job, VIEWS_FILL)
    render_to(job["to"])


def video(job):
    """Walks the camera around the machine; tells the name of each frame when it is there."""
    # A video needs room around the machine for the corners that turn towards the camera.
    middle = stand(job, VIEWS_FILL * 0.86)
    bpy.context.scene.render.use_persistent_data = True
    camera = bpy.context.scene.camera
    start = camera.matrix_world.copy()
    there, back = Matrix.Translation(middle), Matrix.Translation(-Vector(middle))
    for frame in job["frames"]:
        camera.matrix_world = there @ Matrix.Rotation(radians(frame["turn"]), 4, "Z") @ back @ start
        render_to(frame["to"])
        yield frame["id"]


def stand(job, fill):
    """Puts a machine into the studio before the camera; returns its middle in metres."""
    build = build_product(job["slug"], job["figures"])
    to_objects(build)
    points = build.points()
    azimuth, elevation, lens = view_of(points, job.get("angle", "main"))
    shadow_floor(points)
    size = np.linalg.norm((points.max(0) - points.min(0))[:2]) * 0.0005
    middle = (points.max(0) + points.min(0)) * 0.0005
    studio(middle, size, azimuth)
    settings(job["width"], job["height"], job["samples"])
    aim(points, azimuth, elevation, lens, job["width"], job["height"], fill)
    return middle


def view_of(points, angle):
    """Long machines are seen more from their end, so that they fill the picture."""
    azimuth, elevation, lens = VIEWS[angle]
    wide, deep, _ = points.max(0) - points.min(0)
    more = min(24, max(0, wide / deep - 2.2) * 6)
    azimuth += -more if angle == "back" else more if azimuth > 0 else -more
    return azimuth, elevation, lens - min(18, more)


def shadow_floor(points):
    low, high = points.min(0), points.max(0)
    size = min(max(high - low), 3200)
    mesh = bpy.data.meshes.new("floor")
    # No wider than the shadow is seen: every pixel of the floor costs as much as one of the machine.
    (x1, y1), (x2, y2) = low[:2] - 0.42 * size, high[:2] + 0.42 * size
    corners = [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]
    mesh.from_pydata([(u * 0.001, v * 0.001, 0) for u, v in corners], [], [(0, 1, 2, 3)])
    floor = bpy.data.objects.new("floor", mesh)
    floor.is_shadow_catcher = True
    bpy.context.scene.collection.objects.link(floor)


def digest_of(job):
    if job["id"] in SHOTS:
        shot = SHOTS[job["id"]]()
        return digest(shot.build) + shot.view()
    if job["kind"] == "product":
        return digest(build_product(job["slug"], job["figures"]))
    shown, view = scene_of(job)
    around = "" if view[0] == "near" else digest(hall_around(shown.points(), azimuth_of(view)))
    return digest(shown) + str(view) + around + (digest(people_around(shown)) if has_people(job) else "")


def has_people(job):
    """Whether people stand beside the machines, for their size: in pictures of plants, which are seen from afar. Nearer, they would be dolls."""
    return job["id"].startswith("turnkeys/")


def azimuth_of(view):
    return view[2] if view[0] == "inside" else view[1]


def scene_of(job):
    """What a scene shows and from where: (build, view)."""
    if job.get("angle") == "detail":
        shown = build_product(job["slug"], job["figures"])
        part = next(it for it in WORKING_PARTS if it in shown.parts)
        part, which, azimuth, elevation, seen, without = DETAILS.get(job["slug"], (part, *DETAIL))
        middle = one_of(shown, part, which)
        shown.parts = {key: pieces for key, pieces in shown.parts.items() if key not in without}
        return shown, ("near", middle, azimuth, elevation, seen)
    if job["id"] in CLOSE_UPS or job["id"] in IN_THE_HALL:
        slug, part, side, azimuth, elevation, seen, without = {**CLOSE_UPS, **IN_THE_HALL}[job["id"]]
        shown = build_product(job["line"][0]["slug"], job["line"][0]["figures"])
        middle = one_of(shown, part, side) if isinstance(side, tuple) else middle_of(shown, part, side)
        shown.parts = {key: pieces for key, pieces in shown.parts.items() if key not in without}
        return shown, ("near" if job["id"] in CLOSE_UPS else "inside", middle, azimuth, elevation, seen)
    view = {**HALLS, **TURNKEYS}.get(job["id"], TURNKEY)
    return products_in_rows(job["line"], job.get("rows", 1)), ("hall", *view)


def middle_of(build, part, side):
    points = np.concatenate([piece[0] for piece in build.parts[part]])
    if side == "end":
        points = points[points[:, 0] < points[:, 0].min() + 300]
    elif side:
        middle = (build.points()[:, 0].min() + build.points()[:, 0].max()) / 2
        points = points[(points[:, 0] - middle) * side > 0]
    if side == 0:
        # Where a machine has several, the pieces of the first one.
        points = build.parts[part][0][0] if part in ("tool", "spindle", "screen") else points
    return tuple(float(it) for it in (points.min(0) + points.max(0)) / 2)


def one_of(build, part, which):
    """The middle of what lies within 300 mm of one piece of the part (see DETAIL for which)."""
    across, along = which
    middles = np.array([(points.min(0) + points.max(0)) / 2 for points, *_ in build.parts[part]])
    centre = (build.points()[:, 0].min() + build.points()[:, 0].max()) / 2
    there = middles[(middles[:, 0] - centre) * across >= 0]
    first = there[(there[:, 1] * along).argmax()]
    return tuple(float(it) for it in there[np.linalg.norm(there - first, axis=1) < 300].mean(0))


def draw_scene(job):
    shown, (kind, *view) = scene_of(job)
    to_objects(shown)
    points = shown.points()
    settings(job["width"], job["height"], job["samples"], transparent=False)
    if kind in ("near", "inside"):
        middle, azimuth, elevation, seen = view
        around = np.array(middle) + np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * seen * 0.32
        if kind == "near":
            backdrop(middle, azimuth)
            studio(np.array(middle) * 0.001, seen * 0.0014, azimuth, 0.75)
            aim(around, azimuth, elevation, 55, job["width"], job["height"], 1.0)
        else:
            to_objects(hall_around(points, azimuth))
            hall_light(azimuth)
            aim(around, azimuth, elevation, 45, job["width"], job["height"], 1.0, (0.68, 0.48))
    else:
        azimuth, elevation, lens, fill, centre = view
        hall = hall_around(points, azimuth)
        if elevation > 15:
            # Seen from above, what hangs from the roof would hide the machines.
            hall.parts.pop("light")
        to_objects(hall)
        if has_people(job):
            to_objects(people_around(shown))
        hall_light(azimuth)
        aim(points, azimuth, elevation, lens, job["width"], job["height"], fill, centre)
    render_to(job["to"])


def hall_light(azimuth):
    """The sky through the roof, and a sun behind thin cloud: machines get a lit side and a shadow to stand on."""
    dome(top=0.8, horizon=0.62, ground=0.3, strength=0.9)
    sun(azimuth - 62 if azimuth >= 0 else azimuth + 62, 46, 3.0)


def backdrop(middle, azimuth):
    """A light floor that bends up into a wall far behind, as a photographer's paper does: there is no horizon."""
    b = Build()
    bend = [(9000 + 5000 * sin(k * pi / 24), 5000 - 5000 * cos(k * pi / 24)) for k in range(13)]
    under = [(14300, 12000), (14300, -300), (-30000, -300)]
    with b.at(middle[0], middle[1], 0, rz=azimuth), b.part("floor"):
        prism(b, "x", [[(-30000, 0), *bend, (14000, 12000), *under]], -40000, 40000, "wall")
    to_objects(b)


def model(job):
    """Writes the machine as glTF: one node a part, named by the part's key, in metres with y up."""
    to_objects(build_product(job["slug"], job["figures"]))
    bpy.ops.export_scene.gltf(filepath=job["to"], export_format="GLB", export_texcoords=False, export_apply=False, export_animations=False)

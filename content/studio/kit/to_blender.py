"""Turns what was built into Blender objects: one a part, named by its key."""
from hashlib import sha256

import bpy
import numpy as np

from kit.materials import PALETTE, material

MM = 0.001


def to_objects(build, parent=None):
    """Objects in metres, linked to the scene."""
    return [_object(key, pieces) for key, pieces in build.parts.items()]


def _object(key, pieces):
    mesh = bpy.data.meshes.new(key)
    names = list(dict.fromkeys(piece[3] for piece in pieces))
    points, normals, faces, slots, first = [], [], [], [], 0
    for some, outs, its, name in pieces:
        points.append(some)
        normals.append(outs)
        faces += [[first + i for i in face] for face in its]
        slots += [names.index(name)] * len(its)
        first += len(some)
    mesh.from_pydata((np.concatenate(points) * MM).tolist(), [], faces)
    for name in names:
        mesh.materials.append(material(name))
    mesh.polygons.foreach_set("material_index", slots)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = 3.1
    mesh.normals_split_custom_set_from_vertices(np.concatenate(normals).tolist())
    made = bpy.data.objects.new(key, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def digest(build):
    """The same for the same shapes and materials, whatever the source looks like."""
    seen = sha256()
    for key, pieces in build.parts.items():
        seen.update(key.encode())
        for points, normals, faces, name in pieces:
            seen.update(np.round(points, 2).tobytes())
            seen.update(f"{name}{PALETTE[name]}".encode())
    return seen.hexdigest()[:20]

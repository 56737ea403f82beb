"""What is near the lens has a surface: brushed and ground metal, the faint pull of extruded plastic."""
import bpy

# material: (size of the grain across and along in mm, how much the roughness differs, depth of the grain)
GRAIN = {
    "steel": ((0.5, 14), 0.16, 0.10),
    "bright": ((0.35, 20), 0.12, 0.06),
    "aluminium": ((0.5, 40), 0.14, 0.07),
    "anodised": ((0.8, 0.8), 0.06, 0.05),
    "graphite": ((0.9, 0.9), 0.08, 0.22),
    "pvc": ((1.5, 160), 0.05, 0.02),
    "teflon": ((0.9, 0.9), 0.12, 0.30),
}


def worked_surfaces():
    """Gives the materials of what stands in the scene their grain."""
    for name, ((across, along), rough, deep) in GRAIN.items():
        made = bpy.data.materials.get(name)
        if made:
            grain(made, across, along, rough, deep)


def grain(made, across, along, rough, deep):
    tree = made.node_tree
    new, link = tree.nodes.new, tree.links.new
    shader = tree.nodes["Principled BSDF"]
    place, stretch, noise = new("ShaderNodeTexCoord"), new("ShaderNodeMapping"), new("ShaderNodeTexNoise")
    stretch.inputs["Scale"].default_value = (1000 / along, 1000 / across, 1000 / across)
    noise.inputs["Scale"].default_value = 1.0
    noise.inputs["Detail"].default_value = 3
    spread, bump = new("ShaderNodeMapRange"), new("ShaderNodeBump")
    usual = shader.inputs["Roughness"].default_value
    spread.inputs[1].default_value, spread.inputs[2].default_value = 0.3, 0.7
    spread.inputs[3].default_value, spread.inputs[4].default_value = max(0.05, usual - rough * 0.5), usual + rough
    bump.inputs["Strength"].default_value = deep
    bump.inputs["Distance"].default_value = 0.0004
    link(place.outputs["Object"], stretch.inputs["Vector"])
    link(stretch.outputs[0], noise.inputs["Vector"])
    link(noise.outputs["Fac"], spread.inputs[0])
    link(spread.outputs[0], shader.inputs["Roughness"])
    link(noise.outputs["Fac"], bump.inputs["Height"])
    link(bump.outputs[0], shader.inputs["Normal"])

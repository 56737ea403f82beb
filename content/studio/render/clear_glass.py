"""Glass without grain: a tint that all light passes, and a sheen instead of a reflection that would have to be sampled."""
import bpy

# material: (what passes, sheen seen from the front, sheen seen along the glass)
TINTS = {"pane": ((0.90, 0.955, 0.958), 0.016, 0.34), "smoke": ((0.42, 0.44, 0.46), 0.014, 0.22)}


def clear_glass():
    """Gives the see-through materials of what stands in the scene shaders that each ray answers alike."""
    for name, (tint, front, along) in TINTS.items():
        made = bpy.data.materials.get(name)
        if not made:
            continue
        tree = made.node_tree
        tree.nodes.clear()
        new, link = tree.nodes.new, tree.links.new
        passes, sheen, both, out = (new(f"ShaderNode{it}") for it in ("BsdfTransparent", "Emission", "AddShader", "OutputMaterial"))
        angle, strength = new("ShaderNodeLayerWeight"), new("ShaderNodeMapRange")
        passes.inputs[0].default_value = (*tint, 1)
        angle.inputs[0].default_value = 0.35
        strength.inputs[3].default_value, strength.inputs[4].default_value = front, along
        sheen.inputs[0].default_value = (0.90, 0.97, 1, 1)
        link(angle.outputs["Facing"], strength.inputs[0])
        link(strength.outputs[0], sheen.inputs[1])
        link(passes.outputs[0], both.inputs[0])
        link(sheen.outputs[0], both.inputs[1])
        link(both.outputs[0], out.inputs[0])

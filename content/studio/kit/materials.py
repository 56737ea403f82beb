"""What things are made of. Colours are linear; the accent is --accent of the site's tokens.css."""
import bpy

# name: (colour, metallic, roughness, further inputs of the Principled shader)
PALETTE = {
    "paint": ((0.74, 0.745, 0.74), 0, 0.38, {"Clearcoat": 0.25, "Clearcoat Roughness": 0.2}),
    "stone": ((0.30, 0.315, 0.33), 0, 0.42, {}),
    "graphite": ((0.040, 0.045, 0.051), 0, 0.42, {"Clearcoat": 0.2, "Clearcoat Roughness": 0.25}),
    "dark": ((0.014, 0.015, 0.017), 0, 0.5, {}),
    "accent": ((0.776, 0.095, 0.027), 0, 0.35, {"Clearcoat": 0.3, "Clearcoat Roughness": 0.15}),
    "steel": ((0.50, 0.51, 0.52), 1, 0.32, {}),
    "bright": ((0.72, 0.73, 0.74), 1, 0.16, {}),
    "aluminium": ((0.70, 0.71, 0.72), 1, 0.40, {}),
    "anodised": ((0.13, 0.135, 0.145), 1, 0.38, {}),
    "brass": ((0.70, 0.44, 0.14), 1, 0.28, {}),
    "rubber": ((0.018, 0.018, 0.019), 0, 0.75, {}),
    "pvc": ((0.80, 0.81, 0.82), 0, 0.22, {}),
    "foil": ((0.075, 0.085, 0.095), 0, 0.35, {}),
    "steelcore": ((0.42, 0.44, 0.46), 1, 0.42, {}),
    "wood": ((0.46, 0.30, 0.15), 0, 0.55, {}),
    "glass": ((0.010, 0.013, 0.017), 0, 0.06, {"Specular": 0.6}),
    "pane": ((0.55, 0.68, 0.70), 0, 0.04, {"Alpha": 0.20}),
    "smoke": ((0.03, 0.036, 0.043), 0, 0.05, {"Alpha": 0.30}),
    "yellow": ((0.82, 0.48, 0.015), 0, 0.4, {}),
    "teflon": ((0.28, 0.19, 0.095), 0, 0.45, {}),
    "red": ((0.60, 0.012, 0.010), 0, 0.35, {}),
    "green": ((0.02, 0.30, 0.06), 0, 0.35, {}),
    "blue": ((0.02, 0.12, 0.38), 0, 0.4, {}),
    "screen": ((0.010, 0.016, 0.026), 0, 0.12, {"Emission": (0.012, 0.030, 0.055, 1), "Emission Strength": 1.0}),
    "screen-lit": ((0.3, 0.5, 0.6), 0, 0.3, {"Emission": (0.30, 0.55, 0.70, 1), "Emission Strength": 0.8}),
    "screen-warm": ((0.7, 0.2, 0.05), 0, 0.3, {"Emission": (0.80, 0.20, 0.06, 1), "Emission Strength": 0.9}),
    "lamp-green": ((0.03, 0.5, 0.12), 0, 0.25, {"Emission": (0.03, 0.75, 0.18, 1), "Emission Strength": 1.2}),
    "lamp-amber": ((0.7, 0.32, 0.02), 0, 0.25, {}),
    "lamp-red": ((0.5, 0.02, 0.02), 0, 0.25, {}),
    "light": ((1, 1, 1), 0, 0.5, {"Emission": (1, 1, 1, 1), "Emission Strength": 6.0}),
    "floor": ((0.20, 0.207, 0.215), 0, 0.24, {}),
    "walkway": ((0.085, 0.093, 0.10), 0, 0.30, {}),
    "cladding": ((0.40, 0.415, 0.43), 0, 0.6, {}),
    "carton": ((0.34, 0.235, 0.14), 0, 0.8, {}),
    "sheet": ((0.26, 0.37, 0.37), 0, 0.05, {"Specular": 0.7}),
    "hair": ((0.085, 0.045, 0.025), 0, 0.6, {}),
    "skin": ((0.42, 0.25, 0.17), 0, 0.55, {}),
    "skin-pale": ((0.58, 0.38, 0.29), 0, 0.55, {}),
    "skin-dark": ((0.15, 0.08, 0.05), 0, 0.55, {}),
    "wall": ((0.72, 0.73, 0.74), 0, 0.7, {}),
    "paper-dark": ((0.085, 0.092, 0.103), 0, 0.65, {}),
    "melt": ((0.86, 0.84, 0.78), 0, 0.10, {"Specular": 0.6, "Subsurface": 0.12, "Subsurface Radius": (0.004, 0.003, 0.002)}),
    "cut-pvc": ((0.86, 0.865, 0.87), 0, 0.5, {}),
    "swarf": ((0.82, 0.83, 0.84), 1, 0.2, {}),
    "coolant": ((0.85, 0.92, 0.95), 0, 0.05, {"Specular": 0.8}),
    "daylight": ((1, 1, 1), 0, 0.5, {"Emission": (0.85, 0.93, 1, 1), "Emission Strength": 1.35}),
}


def material(name):
    known = bpy.data.materials.get(name)
    if known:
        return known
    colour, metallic, roughness, more = PALETTE[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Roughness"].default_value = roughness
    for key, value in more.items():
        shader.inputs[key].default_value = value
    if "Alpha" in more:
        made.blend_method = "BLEND"
    return made

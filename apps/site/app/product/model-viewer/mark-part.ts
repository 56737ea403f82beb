import { Color, type Mesh, type MeshStandardMaterial, type Object3D } from 'three'

const MARK_COLOR = new Color('#e4572e')

/** Highlights one part of a model at a time. */
export function createPartMarker(model: Object3D, onChange: () => void) {
  const parts = model.children.map((it) => it.name).filter(Boolean)
  let marked: string | null = null

  function setHighlighted(part: string | null, isOn: boolean) {
    model.children
      .find((it) => it.name === part)
      ?.traverse((node) => {
        const mesh = node as Mesh
        if (!mesh.isMesh) return
        // Materials are shared between parts: a part gets its own before it is changed.
        if (isOn) mesh.userData.plain ??= mesh.material
        const plain = mesh.userData.plain as MeshStandardMaterial | undefined
        if (!plain) return
        mesh.material = isOn ? toHighlighted(plain) : plain
      })
  }

  return {
    parts,
    mark(part: string | null) {
      if (part === marked) return
      setHighlighted(marked, false)
      setHighlighted(part, true)
      marked = part
      onChange()
    },
  }
}

function toHighlighted(plain: MeshStandardMaterial): MeshStandardMaterial {
  const material = plain.clone()
  material.emissive = MARK_COLOR
  material.emissiveIntensity = 0.45
  return material
}

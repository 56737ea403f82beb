import { Color, type Mesh, type MeshStandardMaterial, type Object3D } from 'three'

const MARK = new Color('#e4572e')

/** Lights up one part of a model at a time. */
export function createPartMarker(model: Object3D, onChange: () => void) {
  const parts = model.children.map((it) => it.name).filter(Boolean)
  let marked: string | null = null

  function light(part: string | null, on: boolean) {
    model.children
      .find((it) => it.name === part)
      ?.traverse((node) => {
        const mesh = node as Mesh
        if (!mesh.isMesh) return
        // Materials are shared between parts: a part gets its own before it is lit.
        if (on) mesh.userData.plain ??= mesh.material
        const plain = mesh.userData.plain as MeshStandardMaterial | undefined
        if (!plain) return
        mesh.material = on ? lit(plain) : plain
      })
  }

  return {
    parts,
    mark(part: string | null) {
      if (part === marked) return
      light(marked, false)
      light(part, true)
      marked = part
      onChange()
    },
  }
}

function lit(plain: MeshStandardMaterial): MeshStandardMaterial {
  const material = plain.clone()
  material.emissive = MARK
  material.emissiveIntensity = 0.45
  return material
}

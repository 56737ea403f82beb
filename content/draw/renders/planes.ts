import { readFileSync } from 'node:fs'

/** What Blender writes (content/studio/render/passes.py): planes of 32-bit floats, linear light, rows from the top. */
export type Planes = {
  width: number
  height: number
  /** r g b a, premultiplied. */
  colour: Float32Array
  /** r g b of the surface without light. */
  albedo: Float32Array
  /** x y z, of unit length on surfaces. */
  normal: Float32Array
  depth: Float32Array
}

export const readPlanes = (path: string, width: number, height: number): Planes => {
  const bytes = readFileSync(path)
  const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
  const size = width * height
  if (all.length !== size * 11) throw new Error(`${path} holds ${all.length} numbers, not ${size * 11}`)
  const [colour, albedo, normal, depth] = [4, 3, 3, 1].map((_, i) => {
    const starts = [0, 4, 7, 10, 11]
    return all.slice(size * starts[i]!, size * starts[i + 1]!)
  })
  return { width, height, colour: colour!, albedo: albedo!, normal: normal!, depth: depth! }
}

import type { Planes } from './planes.ts'

/**
 * Blurs what is behind the subject, as a lens does: the far pixels are blurred among themselves, so that
 * nothing of the subject bleeds into them, and fade in from `focus` metres on. `light` is changed in place.
 */
export const blurFar = (light: Float32Array, { width, height, depth }: Planes, focus: number) => {
  const reach = Math.round(width / 130)
  const far = new Float32Array(width * height)
  for (let i = 0; i < far.length; i++) {
    const t = Math.min(1, Math.max(0, (depth[i]! / focus - 1.25) / 0.8))
    far[i] = t * t * (3 - 2 * t)
  }
  const layer = [0, 1, 2].map((c) => far.map((share, i) => share * light[i * 4 + c]!))
  const [cover, ...blurred] = [far, ...layer].map((plane) => soften(plane, width, height, reach))
  for (let i = 0; i < far.length; i++) {
    if (far[i] === 0 || cover![i]! < 1e-4) continue
    for (let c = 0; c < 3; c++) {
      const at = i * 4 + c
      light[at] = light[at]! + (blurred[c]![i]! / cover![i]! - light[at]!) * far[i]!
    }
  }
}

/** Three box means in a row are nearly a Gauss. */
const soften = (plane: Float32Array, width: number, height: number, reach: number) => {
  let out = plane
  for (let round = 0; round < 3; round++) {
    out = mean(mean(out, width, height, 1, width, reach), height, width, width, 1, reach)
  }
  return out
}

/** Means along lines of `along` values with a distance of `stride`; lines start `next` apart. */
const mean = (of: Float32Array, along: number, lines: number, stride: number, next: number, reach: number) => {
  const out = new Float32Array(of.length)
  for (let line = 0; line < lines; line++) {
    const start = line * next
    let sum = 0
    for (let k = 0; k < Math.min(reach, along); k++) sum += of[start + k * stride]!
    for (let k = 0; k < along; k++) {
      if (k + reach < along) sum += of[start + (k + reach) * stride]!
      if (k - reach - 1 >= 0) sum -= of[start + (k - reach - 1) * stride]!
      out[start + k * stride] = Math.max(0, sum) / (Math.min(along - 1, k + reach) - Math.max(0, k - reach) + 1)
    }
  }
  return out
}

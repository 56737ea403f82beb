import type { Planes } from './planes.ts'

/**
 * Removes the grain of a picture of few samples: an edge-avoiding à-trous filter (Dammertz 2010, with the variance
 * guidance of SVGF) over light without surface colour, held back by surface colour, normal, depth and by how much the
 * light itself differs beyond its grain. Returns r g b a, premultiplied, linear.
 */
export const smooth = (planes: Planes, rounds = 4): Float32Array => {
  const { width, height, colour, albedo, normal, depth } = planes
  const size = width * height
  let light: Float32Array = new Float32Array(size * 4)
  const base = new Float32Array(size * 3)
  for (let i = 0; i < size; i++) {
    for (let c = 0; c < 3; c++) {
      base[i * 3 + c] = Math.max(0.06, Math.min(1.5, albedo[i * 3 + c]!))
      light[i * 4 + c] = colour[i * 4 + c]! / base[i * 3 + c]!
    }
    light[i * 4 + 3] = colour[i * 4 + 3]!
  }
  tameSparks(light, width, height)
  let variance: Float32Array = grain(light, width, height)
  const near = new Float32Array(size)
  for (let i = 0; i < size; i++) near[i] = Math.log(Math.max(0.1, Math.min(1e4, depth[i]!)))

  for (let round = 0; round < rounds; round++) {
    const step = 1 << round
    const next = new Float32Array(size * 4)
    const nextVariance = new Float32Array(size)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const p = y * width + x
        const guide = guideOf(light, p)
        // A shadow on the floor is soft: only its own edge, not its grain, may be kept.
        const black = light[p * 4]! + light[p * 4 + 1]! + light[p * 4 + 2]! < 0.02
        const loose = 1 / (3.2 * Math.sqrt(variance[p]!) + (black ? 0.05 : 0.006))
        let [r, g, b, a, weights, spread] = [0, 0, 0, 0, 0, 0]
        for (let dy = -2; dy <= 2; dy++) {
          const v = y + dy * step
          if (v < 0 || v >= height) continue
          for (let dx = -2; dx <= 2; dx++) {
            const u = x + dx * step
            if (u < 0 || u >= width) continue
            const q = v * width + u
            const n0 = normal[p * 3]! - normal[q * 3]!
            const n1 = normal[p * 3 + 1]! - normal[q * 3 + 1]!
            const n2 = normal[p * 3 + 2]! - normal[q * 3 + 2]!
            const a0 = albedo[p * 3]! - albedo[q * 3]!
            const a1 = albedo[p * 3 + 1]! - albedo[q * 3 + 1]!
            const a2 = albedo[p * 3 + 2]! - albedo[q * 3 + 2]!
            const features =
              (n0 * n0 + n1 * n1 + n2 * n2) * 14 +
              (a0 * a0 + a1 * a1 + a2 * a2) * 60 +
              Math.abs(near[p]! - near[q]!) * 9
            const differs = Math.abs(guide - guideOf(light, q)) * loose
            const weight = kernel[dy + 2]! * kernel[dx + 2]! * fall(features + differs)
            r += weight * light[q * 4]!
            g += weight * light[q * 4 + 1]!
            b += weight * light[q * 4 + 2]!
            a += weight * light[q * 4 + 3]!
            spread += weight * weight * variance[q]!
            weights += weight
          }
        }
        next[p * 4] = r / weights
        next[p * 4 + 1] = g / weights
        next[p * 4 + 2] = b / weights
        next[p * 4 + 3] = a / weights
        nextVariance[p] = spread / (weights * weights)
      }
    }
    light = next
    variance = nextVariance
  }
  for (let i = 0; i < size; i++) for (let c = 0; c < 3; c++) light[i * 4 + c] = light[i * 4 + c]! * base[i * 3 + c]!
  return light
}

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]

/** An approximation of exp(-x) that is much faster. */
const fall = (x: number) => {
  if (x > 12) return 0
  const t = 1 + x / 8
  const t2 = t * t
  const t4 = t2 * t2
  return 1 / (t4 * t4)
}

const guideOf = (light: Float32Array, i: number) =>
  0.3 * light[i * 4]! + 0.5 * light[i * 4 + 1]! + 0.2 * light[i * 4 + 2]! + light[i * 4 + 3]!

/** How grainy the guide is around each pixel: a Laplacian that ignores slopes, averaged over 7 x 7. */
const grain = (light: Float32Array, width: number, height: number): Float32Array => {
  const size = width * height
  const guide = new Float32Array(size)
  for (let i = 0; i < size; i++) guide[i] = guideOf(light, i)
  const rough = new Float32Array(size)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const cross = guide[i - 1]! + guide[i + 1]! + guide[i - width]! + guide[i + width]!
      const corners = guide[i - width - 1]! + guide[i - width + 1]! + guide[i + width - 1]! + guide[i + width + 1]!
      const seen = corners - 2 * cross + 4 * guide[i]!
      rough[i] = Math.min(0.25, (seen * seen) / 36)
    }
  }
  return boxMean(boxMean(rough, width, height, 3, 1), width, height, 3, width)
}

const boxMean = (of: Float32Array, width: number, height: number, reach: number, stride: number): Float32Array => {
  const out = new Float32Array(of.length)
  const along = stride === 1 ? width : height
  const lines = stride === 1 ? height : width
  for (let line = 0; line < lines; line++) {
    const start = stride === 1 ? line * width : line
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

/** A pixel far brighter than all around it is noise, not a highlight. */
const tameSparks = (light: Float32Array, width: number, height: number) => {
  const level = new Float32Array(width * height)
  for (let i = 0; i < level.length; i++) level[i] = light[i * 4]! + light[i * 4 + 1]! + light[i * 4 + 2]!
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      let [first, second] = [0, 0]
      for (const j of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
        const it = level[i + j]!
        if (it > first) [first, second] = [it, first]
        else if (it > second) second = it
      }
      const most = second * 1.3 + 0.02
      if (level[i]! <= most) continue
      const scale = most / level[i]!
      for (let c = 0; c < 3; c++) light[i * 4 + c] = light[i * 4 + c]! * scale
    }
  }
}

/**
 * Makes cut-outs smaller: transparent pixels have only a few steps of colour, which a codec has to encode as noise.
 * Their colour becomes the mean of the transparent pixels around them; fully transparent ones get one colour.
 */
const seeThrough = 90
const asGoodAsOpaque = 215
const reach = 3
const even = [112, 123, 136] as const

export const calmEdges = (pixels: Buffer, width: number, height: number): Buffer => {
  const size = width * height
  const sums = [0, 1, 2, 3].map(() => new Float32Array(size))
  const take = (at: number) => {
    const alpha = pixels[at * 4 + 3]!
    return alpha > 0 && alpha < seeThrough ? alpha : 0
  }
  // Running sums along the rows, then along the columns: a box mean in two passes.
  for (let y = 0; y < height; y++) {
    const running = [0, 0, 0, 0]
    const change = (x: number, sign: number) => {
      const at = y * width + x
      const alpha = take(at)
      if (alpha === 0) return
      for (let c = 0; c < 3; c++) running[c]! += sign * alpha * pixels[at * 4 + c]!
      running[3]! += sign * alpha
    }
    for (let x = 0; x < Math.min(reach, width); x++) change(x, 1)
    for (let x = 0; x < width; x++) {
      if (x + reach < width) change(x + reach, 1)
      if (x - reach - 1 >= 0) change(x - reach - 1, -1)
      for (let c = 0; c < 4; c++) sums[c]![y * width + x] = running[c]!
    }
  }
  const out = Buffer.from(pixels)
  for (let x = 0; x < width; x++) {
    const running = [0, 0, 0, 0]
    const change = (y: number, sign: number) => {
      for (let c = 0; c < 4; c++) running[c]! += sign * sums[c]![y * width + x]!
    }
    for (let y = 0; y < Math.min(reach, height); y++) change(y, 1)
    for (let y = 0; y < height; y++) {
      if (y + reach < height) change(y + reach, 1)
      if (y - reach - 1 >= 0) change(y - reach - 1, -1)
      const at = (y * width + x) * 4
      const alpha = out[at + 3]!
      if (alpha >= asGoodAsOpaque) out[at + 3] = 255
      if (alpha >= seeThrough) continue
      if (alpha < 3) out[at + 3] = 0
      const known = alpha >= 3 && running[3]! > 1
      for (let c = 0; c < 3; c++) out[at + c] = known ? Math.min(255, Math.round(running[c]! / running[3]!)) : even[c]!
    }
  }
  return out
}

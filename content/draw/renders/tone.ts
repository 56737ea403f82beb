/**
 * From linear light (r g b a, premultiplied) to the bytes of a picture (sRGB, not premultiplied). The curve is Khronos'
 * PBR Neutral, made for products: it keeps colours and compresses highlights only.
 */
export const toPixels = (light: Float32Array, exposure = 1): Buffer => {
  const out = Buffer.alloc(light.length)
  for (let i = 0; i < light.length; i += 4) {
    const alpha = Math.min(1, Math.max(0, light[i + 3]!))
    if (alpha < 0.004) continue
    const [r, g, b] = neutral([0, 1, 2].map((c) => (Math.max(0, light[i + c]!) / alpha) * exposure) as Rgb)
    out[i] = encode(r)
    out[i + 1] = encode(g)
    out[i + 2] = encode(b)
    out[i + 3] = Math.round(alpha * 255)
  }
  return out
}

type Rgb = [number, number, number]

const start = 0.76
const fade = 0.15

export const neutral = (colour: Rgb): Rgb => {
  const low = Math.min(...colour)
  const offset = low < 0.08 ? low - 6.25 * low * low : 0.04
  const shifted = colour.map((it) => it - offset) as Rgb
  const peak = Math.max(...shifted)
  if (peak < start) return shifted
  const room = 1 - start
  const pressed = 1 - (room * room) / (peak + room - start)
  const grey = 1 - 1 / (fade * (peak - pressed) + 1)
  return shifted.map((it) => it * (pressed / peak) * (1 - grey) + pressed * grey) as Rgb
}

const encode = (linear: number) => {
  const it = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (it <= 0.0031308 ? it * 12.92 : 1.055 * it ** (1 / 2.4) - 0.055))
}

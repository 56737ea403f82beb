import sharp from 'sharp'
import { denoise } from './denoise.ts'
import { blurFar } from './far-blur.ts'
import type { Job } from './jobs.ts'
import { readPlanes } from './planes.ts'
import { isInTheHall } from './scene-jobs.ts'
import { toPixels } from './tone.ts'

/** From Blender's raw planes to a finished picture: grain out, tones, and for cut-outs a shadow that stays near. */
export const finish = async (
  raw: string,
  to: string,
  { id, width, height, kind }: Pick<Job, 'id' | 'width' | 'height' | 'kind'>,
) => {
  await denoise(raw, { width, height })
  const planes = readPlanes(raw, width, height)
  const light = planes.colour
  if (isInTheHall(id)) blurFar(light, planes, nearest(planes.depth))
  if (kind === 'product') drawShadowIn(light, width, height)
  const pixels = toPixels(light)
  const png = sharp(pixels, { raw: { width, height, channels: 4 } })
  await (kind === 'scene' ? png.removeAlpha() : png).png({ compressionLevel: 6 }).toFile(to)
}

/** How far away the subject is: a third of a close-up at least is its subject. */
const nearest = (depth: Float32Array) => depth.toSorted()[Math.floor(depth.length * 0.35)]!

const faintest = 0.17

/** The wide, faint part of a shadow would cut off at the picture's edge and grey the page: only what is near the product stays. */
export const drawShadowIn = (light: Float32Array, width: number, height: number) => {
  for (let i = 0; i < light.length; i += 4) {
    const alpha = light[i + 3]!
    if (alpha >= 0.995) continue
    const brightness = Math.max(light[i]!, light[i + 1]!, light[i + 2]!)
    // Where the product's edge shares the pixel, the edge must keep its alpha.
    const shadow = Math.max(0, 1 - brightness / (0.03 * alpha + 1e-4))
    if (shadow === 0) continue
    const less = Math.min(1, Math.max(0, (alpha - faintest) / (1 - faintest)))
    const kept = less * less * (3 - 2 * less) * 0.5 + less * 0.5
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)]
    const border = Math.min(1, Math.min(x, y, width - 1 - x, height - 1 - y) / (width * 0.05))
    light[i + 3] = alpha + (kept * border - alpha) * shadow
  }
}

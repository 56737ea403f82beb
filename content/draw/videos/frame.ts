import sharp from 'sharp'
import { denoise } from '../renders/denoise.ts'
import { drawShadowIn } from '../renders/finish.ts'
import { readPlanes } from '../renders/planes.ts'
import { toPixels } from '../renders/tone.ts'

/** --stage of the site's tokens: videos have no transparent background. */
const stage = '#eff1f3'

export const finishFrame = async (raw: string, to: string, { width, height }: { width: number; height: number }) => {
  await denoise(raw, { width, height })
  const light = readPlanes(raw, width, height).colour
  drawShadowIn(light, width, height)
  await sharp(toPixels(light), { raw: { width, height, channels: 4 } })
    .flatten({ background: stage })
    .png()
    .toFile(to)
}

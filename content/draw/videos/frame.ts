import sharp from 'sharp'
import { readPlanes } from '../renders/planes.ts'
import { drawShadowIn } from '../renders/finish.ts'
import { smooth } from '../renders/smooth.ts'
import { toPixels } from '../renders/tone.ts'

/** --stage of the site's tokens: videos have no transparent background. */
const stage = '#eff1f3'

export const finishFrame = async (raw: string, to: string, { width, height }: { width: number; height: number }) => {
  const light = smooth(readPlanes(raw, width, height))
  drawShadowIn(light, width, height)
  await sharp(toPixels(light), { raw: { width, height, channels: 4 } })
    .flatten({ background: stage })
    .png()
    .toFile(to)
}

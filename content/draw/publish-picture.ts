import { writeFileSync } from 'node:fs'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { picturesFolder } from './read-content.ts'

sharp.concurrency(1)

export type Entry = { width: number; height: number; widths: number[]; bytes: number; hash: string }

const steps = [320, 640, 960, 1280, 1920]

export const widthsFor = (width: number) => [...steps.filter((step) => step < width), width]

/** Changing any of this redraws everything. */
export const quality = { original: 80, webp: 66, avif: 48, alpha: 70, version: 1 }

const webp = (level: number) => ({ quality: level, alphaQuality: quality.alpha, effort: 6, smartSubsample: true })

/** Draws one picture and writes its original and every width of it; says how many bytes that took. */
export const publishPicture = async (name: string, svg: string, width: number): Promise<{ bytes: number; height: number }> => {
  const base = join(picturesFolder, name)
  mkdirSync(dirname(base), { recursive: true })
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const opaque = !data.some((value, i) => i % 4 === 3 && value < 255)
  const drawn = () => {
    const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    return opaque ? picture.removeAlpha() : picture
  }
  const files: [string, Buffer][] = [[`${base}.webp`, await drawn().webp(webp(quality.original)).toBuffer()]]
  for (const step of widthsFor(width)) {
    const sized = () => drawn().resize(step, null, { kernel: 'lanczos3' })
    files.push([`${base}-${step}.webp`, await sized().webp(webp(quality.webp)).toBuffer()])
    files.push([`${base}-${step}.avif`, await sized().avif({ quality: quality.avif, effort: 4 }).toBuffer()])
  }
  if (name === 'meta-banner') files.push([`${base}.jpg`, await drawn().jpeg({ quality: 84, mozjpeg: true }).toBuffer()])
  for (const [path, content] of files) writeFileSync(path, content)
  return { bytes: files.reduce((sum, [, content]) => sum + content.length, 0), height: info.height }
}

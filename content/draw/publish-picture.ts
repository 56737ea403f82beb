import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { calmEdges } from './calm-edges.ts'
import { picturesFolder } from './read-content.ts'

sharp.concurrency(1)

/**
 * `widths` only where they differ from the usual steps up to the width. `finer` for large dark grounds, whose slow
 * changes of colour show as stripes when they are saved as coarsely as the rest.
 */
export type Picture = { width: number; svg: string; widths?: number[]; finer?: boolean }

export type Entry = { width: number; height: number; widths: number[]; bytes: number; hash: string }

const steps = [320, 640, 960, 1280, 1920]

const widthsFor = (width: number) => [...steps.filter((step) => step < width), width]

/**
 * Line drawings are heavy for a codec: the larger a picture, the more of its pixels share a detail, the less quality
 * each of them needs. Changing any of this redraws everything.
 */
const quality = { original: 46, webp: [52, 42], avif: [42, 36], alpha: 50, version: 5 } as const

const finerBy = 10

const at = (levels: readonly [number, number], width: number, finer = false) =>
  levels[width <= 640 ? 0 : 1] + (finer ? finerBy : 0)

const webp = (level: number) => ({ quality: level, alphaQuality: quality.alpha, effort: 6 })
const avif = (level: number) => ({ quality: level, effort: 6, chromaSubsampling: '4:2:0' })

type Pixels = { data: Buffer; width: number; height: number }

/** The drawing at one width, its see-through parts calmed; opaque drawings lose their empty alpha. */
const sizeTo = async ({ data, width, height }: Pixels, to: number) => {
  const raw = { width, height, channels: 4 } as const
  const sized = await sharp(data, { raw }).resize(to).raw().toBuffer({ resolveWithObject: true })
  const { info } = sized
  const calm = calmEdges(sized.data, info.width, info.height)
  const opaque = !calm.some((value, i) => i % 4 === 3 && value < 255)
  return () => {
    const picture = sharp(calm, { raw: { width: info.width, height: info.height, channels: 4 } })
    return opaque ? picture.removeAlpha() : picture
  }
}

/** Draws one picture and writes its original and every width of it; says how many bytes that took. */
export const publishPicture = async (name: string, picture: Picture): Promise<Entry> => {
  const { svg, width, widths, finer } = picture
  const base = join(picturesFolder, name)
  mkdirSync(dirname(base), { recursive: true })
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, height: info.height }
  const original = await sizeTo(pixels, width)
  const files: [string, Buffer][] = [[`${base}.webp`, await original().webp(webp(quality.original)).toBuffer()]]
  for (const step of widths ?? widthsFor(width)) {
    const sized = await sizeTo(pixels, step)
    files.push([
      `${base}-${step}.webp`,
      await sized()
        .webp(webp(at(quality.webp, step, finer)))
        .toBuffer(),
    ])
    files.push([
      `${base}-${step}.avif`,
      await sized()
        .avif(avif(at(quality.avif, step, finer)))
        .toBuffer(),
    ])
  }
  if (name === 'meta-banner') {
    files.push([`${base}.jpg`, await original().jpeg({ quality: 84, mozjpeg: true }).toBuffer()])
  }
  for (const [path, content] of files) writeFileSync(path, content)
  const bytes = files.reduce((sum, [, content]) => sum + content.length, 0)
  return { width, height: info.height, widths: widths ?? widthsFor(width), bytes, hash: hashOf(picture) }
}

export const hashOf = ({ svg, finer }: Picture) =>
  createHash('sha256')
    .update(svg)
    .update(JSON.stringify(quality))
    .update(finer ? `finer by ${finerBy}` : '')
    .digest('hex')
    .slice(0, 20)

import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { AvifOptions, Sharp, WebpOptions } from 'sharp'
import { calmEdges } from './calm-edges.ts'
import { picturesFolder } from './read-content.ts'

sharp.concurrency(1)

export type Picture = { width: number; svg: string }

/**
 * `widths`, in pixels, are those of its AVIF files, and of its WebP files once the seed has made them.
 * `rendered`: made by renders/, so that draw-pictures.ts does not touch it.
 */
export type Entry = { width: number; height: number; widths: number[]; bytes: number; hash: string; rendered?: true }

const steps = [320, 640, 960, 1280, 1920]

/** The share image has one size: it is served as JPEG and nowhere as a picture of a page. */
const widthsFor = (name: string, width: number) => (name === 'meta-banner' ? [] : steps.filter((step) => step <= width))

/**
 * Line drawings take many bytes; the larger a picture, the lower the quality it needs. Changing any of this redraws all certificates.
 */
const quality = { original: 46, avif: [42, 36], alpha: 50, version: 6 } as const

const avifLevel = (width: number) => quality.avif[width <= 640 ? 0 : 1]

type Pixels = { data: Buffer; width: number; height: number }

/** The drawing at one width with smoothed transparent parts; opaque drawings lose their alpha channel. */
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

/** Draws one picture and writes its original (WebP) and its AVIF widths; the entry says how many bytes they take. */
export const publishPicture = async (name: string, picture: Picture): Promise<Entry> => {
  const { svg, width } = picture
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, height: info.height }
  const size = await writeFiles(name, width, (step) => sizeTo(pixels, step), {
    original: { quality: quality.original, alphaQuality: quality.alpha, effort: 6 },
    avif: (step) => ({ quality: avifLevel(step), effort: 6, chromaSubsampling: '4:2:0' }),
  })
  return { width, height: info.height, ...size, hash: hashOf(picture) }
}

/** The same for a rendered picture, whose soft light needs a higher quality than flat colours do. */
export const publishPixels = async (
  name: string,
  pixels: Pixels,
  width: number,
  opaque: boolean,
): Promise<Omit<Entry, 'hash'>> => {
  const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const
  const sized = async (step: number) => {
    const small = await sharp(pixels.data, { raw }).resize(step).raw().toBuffer({ resolveWithObject: true })
    return () => {
      const picture = sharp(small.data, { raw: { width: small.info.width, height: small.info.height, channels: 4 } })
      return opaque ? picture.removeAlpha() : picture
    }
  }
  const size = await writeFiles(name, width, sized, {
    // Posters and shared links show the original: its shadow must have no visible steps. The seed makes the WebP widths from it.
    original: { quality: 76, alphaQuality: 100, effort: 5 },
    // Heroes are the largest of a page's first view.
    avif: () => ({ quality: name.startsWith('heroes/') ? 52 : 62, effort: 4, chromaSubsampling: '4:4:4' }),
  })
  return { width, height: Math.round((pixels.height * width) / pixels.width), ...size }
}

type Formats = { original: WebpOptions; avif: (step: number) => AvifOptions }

const writeFiles = async (
  name: string,
  width: number,
  sizeTo: (step: number) => Promise<() => Sharp>,
  formats: Formats,
) => {
  const base = join(picturesFolder, name)
  mkdirSync(dirname(base), { recursive: true })
  const widths = widthsFor(name, width)
  const original = await sizeTo(width)
  const files: [string, Buffer][] = [[`${base}.webp`, await original().webp(formats.original).toBuffer()]]
  for (const step of widths) {
    const sized = await sizeTo(step)
    files.push([`${base}-${step}.avif`, await sized().avif(formats.avif(step)).toBuffer()])
  }
  if (name === 'meta-banner') {
    files.push([`${base}.jpg`, await original().jpeg({ quality: 84, mozjpeg: true }).toBuffer()])
  }
  for (const [path, content] of files) writeFileSync(path, content)
  return { widths, bytes: files.reduce((sum, [, content]) => sum + content.length, 0) }
}

export const hashOf = ({ svg }: Picture) =>
  createHash('sha256').update(svg).update(JSON.stringify(quality)).digest('hex').slice(0, 20)

import { join } from 'node:path'
import sharp from 'sharp'
import { picturesFolder } from '../draw/read-content.ts'
import type { Sheet } from './sheet.ts'

export type Pictures = { [name: string]: Buffer }

/** Pictures of the content as JPEG for print on white, `width` pixels wide; `shape` (height by width) where they are cut. */
export const loadPictures = async (names: string[], width: number, shape?: number): Promise<Pictures> => {
  const loaded = names.map(async (name) => {
    const height = shape === undefined ? undefined : Math.round(width * shape)
    const picture = sharp(join(picturesFolder, `${name}.webp`))
      .resize(width, height)
      .flatten({ background: '#ffffff' })
    return [name, await picture.jpeg({ quality: 74, mozjpeg: true }).toBuffer()] as const
  })
  return Object.fromEntries(await Promise.all(loaded))
}

/** A picture with what it shows in words, for those who have the page read to them. */
export const picture = (sheet: Sheet, image: Buffer | undefined, alt: string, x: number, y: number, width: number) => {
  if (!image) return
  sheet.addStructure(sheet.struct('Figure', { alt }, () => sheet.image(image, x, y, { width })))
}

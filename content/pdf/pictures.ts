import { join } from 'node:path'
import sharp from 'sharp'
import { picturesFolder } from '../draw/read-content.ts'
import type { Sheet } from './sheet.ts'

export type Pictures = { [name: string]: Buffer }

/** Pictures of the content as JPEG for print on white, `width` pixels wide; `shape` (height divided by width) crops them. */
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

/** A picture with its alternative text. */
export const picture = (sheet: Sheet, image: Buffer | undefined, alt: string, x: number, y: number, width: number) => {
  if (!image) return
  sheet.addStructure(sheet.struct('Figure', { alt }, () => sheet.image(image, x, y, { width })))
}

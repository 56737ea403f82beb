/** One image of all pictures: node content/draw/contact-sheet.ts /tmp/sheet.png [part of a name] [background] */
import { join } from 'node:path'
import sharp from 'sharp'
import { readManifest } from './manifest.ts'
import { picturesFolder } from './read-content.ts'

const [target = '/tmp/contact-sheet.png', only = '', background = '#ffffff'] = process.argv.slice(2)
sharp.concurrency(1)
const [columns, width, height] = [5, 400, 300]
const names = Object.keys(readManifest()).filter((name) => name.includes(only))

const tiles = await Promise.all(
  names.map(async (name, i) => ({
    input: await sharp(join(picturesFolder, `${name}.webp`))
      .resize(width - 12, height - 12, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer(),
    left: (i % columns) * width + 6,
    top: Math.floor(i / columns) * height + 6,
  })),
)

const rows = Math.max(1, Math.ceil(names.length / columns))
await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background } })
  .composite(tiles)
  .png()
  .toFile(target)
console.log(`${names.length} pictures on ${target}`)

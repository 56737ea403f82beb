import sharp from 'sharp'

// Each picture is read once, one after the other.
sharp.cache(false)
sharp.concurrency(1)

const MAX_WIDTH_PX = 1200
const MAX_INPUT_PIXELS = 60_000_000
const QUALITY = 80

/** A picture of any kind as the JPEG that a sheet carries, on white; null where it is none. */
export async function fitPicture(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: MAX_WIDTH_PX, withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } catch {
    return null
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type PictureKind, pictureKinds, pictureWidths } from '../content/media/picture-sizes.ts'
import { toUniqueName } from '../content/media/unique-name.ts'

const manifestShape = z.record(
  z.string(),
  z.object({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    widths: z.array(z.number().int().positive()),
  }),
)
export type PictureManifest = z.infer<typeof manifestShape>

export type PictureSize = { kind: PictureKind; type: string; width: number; filename: string; path: string }
/** A picture as it is uploaded; lengths in pixels. */
export type PictureFiles = { filename: string; path: string; width: number; height: number; sizes: PictureSize[] }

/** `originals` is content/pictures; `webpWidths` is where makeWebpWidths puts what it makes. */
export type PictureFolders = { originals: string; webpWidths: string }

/** What content/pictures holds. Without a manifest there are no pictures, which is reported. */
export async function readManifest(folder: string, report: (problem: string) => void): Promise<PictureManifest> {
  const source = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  if (source === undefined) {
    report('pictures/manifest.json is missing: there will be no pictures')
    return {}
  }
  return manifestShape.parse(JSON.parse(source))
}

/**
 * The files of a picture and the names that they are uploaded under. AVIF comes with the content. WebP is the original itself at
 * its own width and made from it at smaller ones; the name carries the original's hash, so that it also says what it was made from.
 */
export async function listPictureFiles(
  name: string,
  { width, height, widths }: PictureManifest[string],
  { originals, webpWidths }: PictureFolders,
): Promise<PictureFiles> {
  const path = join(originals, `${name}.webp`)
  const filename = toUniqueName(`${name.replaceAll('/', '-')}.webp`, await readFile(path))
  const sizes = pictureKinds.flatMap(({ kind, type }) =>
    pictureWidths
      .filter((it) => widths.includes(it))
      .map((it) => {
        const sized = `${filename.replace(/\.webp$/, '')}-${it}.${kind}`
        const made = it === width ? path : join(webpWidths, sized)
        const source = kind === 'webp' ? made : join(originals, `${name}-${it}.${kind}`)
        return { kind, type, width: it, filename: sized, path: source }
      }),
  )
  return { filename, path, width, height, sizes }
}

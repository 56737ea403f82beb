import { join } from 'node:path'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { makePdfFiles } from './pdf-files.ts'
import { type PictureFolders, type PictureManifest, readManifest } from './picture-files.ts'
import { makeWebpWidths, webpSettingsName } from './webp-widths.ts'

/** Where the seed finds the demo content, and what was made from it. */
export type DemoFiles = {
  contentFolder: string
  manifest: PictureManifest
  pictures: PictureFolders
  /** Null where the PDF files could not be made. */
  pdfFolder: string | null
}

/**
 * Makes what the repository leaves out because it can be made from the rest in seconds: the smaller WebP widths of pictures, and the
 * PDF files. They are kept in .run/demo-files, so that only the first seeding of a clone takes the time.
 */
export async function makeDemoFiles(
  report: (problem: string) => void,
): Promise<{ files: DemoFiles; madeWidths: number }> {
  const contentFolder = join(repositoryRoot(), 'content')
  const cacheFolder = join(repositoryRoot(), '.run/demo-files')
  const originals = join(contentFolder, 'pictures')
  const pictures = { originals, webpWidths: join(cacheFolder, webpSettingsName) }
  const manifest = await readManifest(originals, report)
  const [madeWidths, pdfFolder] = await Promise.all([
    makeWebpWidths(manifest, pictures),
    makePdfFiles(contentFolder, cacheFolder).catch((error: unknown) => {
      report(`the PDF files could not be made: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }),
  ])
  return { files: { contentFolder, manifest, pictures, pdfFolder }, madeWidths }
}

import { toLexical } from '../content/rich-text/markdown-to-lexical.ts'
import type { Videos } from './videos.ts'
import type { Pictures } from './pictures.ts'
import type { DemoContent } from './read-content.ts'
import type { Text } from './text-shapes.ts'
import type { Writer } from './writer.ts'

export type SeedTools = {
  content: DemoContent
  writer: Writer
  pictures: Pictures
  videos: Videos
  /** The id of the file with a product's 3D model; null, and reported, where there is none. */
  modelOf: (slug: string) => Promise<number | null>
  /** The id of a PDF file that was made for the demo; null, and reported, where there is none. */
  pdfOf: (name: string) => Promise<number | null>
  report: (problem: string) => void
}

/** Long text in every language that it is written in. */
export function toLexicalTexts(markdown: Text) {
  return Object.fromEntries(Object.entries(markdown).map(([code, source]) => [code, toLexical(source)]))
}

/** The ids of the documents that `slugs` name; a slug that nothing has is reported with the file that names it. */
export function toIds(
  slugs: readonly string[],
  ids: ReadonlyMap<string, number>,
  named: string,
  report: (problem: string) => void,
): number[] {
  return slugs.flatMap((slug) => {
    const id = ids.get(slug)
    if (id === undefined) report(`${named}: there is no ${slug}`)
    return id ?? []
  })
}

/** The document itself and the version that the back office lists. */
export async function publish(
  writer: Writer,
  collection: Parameters<Writer['create']>[0],
  data: Record<string, unknown>,
): Promise<number> {
  const id = await writer.create(collection, data)
  await writer.createFirstVersion(collection, id, data)
  return id
}

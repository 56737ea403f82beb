import type { LanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'

export type Picture = {
  id: number
  filename: string
  alt: Partial<Record<LanguageCode, string | null>>
}

type Row = {
  id: number
  filename?: string | null
  alt?: Picture['alt'] | null
}

/** Pictures with their alternative texts in all languages. */
export async function readPictures(payload: Payload, ids: readonly number[]): Promise<Map<number, Picture>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.db.find<Row>({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    limit: 0,
    pagination: false,
    locale: 'all',
    select: { filename: true, alt: true },
  })
  return new Map(docs.map(({ id, filename, alt }) => [id, { id, filename: filename ?? '', alt: alt ?? {} }]))
}

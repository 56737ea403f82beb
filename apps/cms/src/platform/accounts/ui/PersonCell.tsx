import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

/** An account in a list: the name of whose it is, and its address only while it has none. */
export async function PersonCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = cellData && typeof cellData === 'object' ? cellData.id : cellData
  return id ? <>{(await namesOf(payload)).get(id)}</> : null
}

/** The accounts of a company are few: a list reads them once. */
const namesOf = cache(async (payload: Payload): Promise<Map<number, string>> => {
  const { docs } = await payload.find({
    collection: 'users',
    pagination: false,
    depth: 0,
    select: { name: true, email: true },
  })
  return new Map(docs.map(({ id, name, email }) => [id, name || email]))
})

import type { Payload } from 'payload'
import type { View } from './SavedViews.tsx'

const MAX_VIEWS = 50

/** The saved views that somebody may use: his own and shared ones. */
export async function loadViews(payload: Payload, user: number | string | null): Promise<View[]> {
  if (user === null) return []
  const { docs } = await payload.find({
    collection: 'desk-views',
    where: { or: [{ owner: { equals: user } }, { shared: { equals: true } }] },
    sort: 'name',
    limit: MAX_VIEWS,
    depth: 0,
  })
  return docs.map(({ id, name, query, shared, owner }) => ({
    id: String(id),
    name,
    query,
    isOwn: String(owner) === String(user),
    isShared: Boolean(shared),
  }))
}

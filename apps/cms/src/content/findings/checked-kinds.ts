import type { Payload, SanitizedCollectionConfig } from 'payload'

/** The collections whose documents are checked before they go live: those with the panel in their form. */
export function checkedKinds(payload: Pick<Payload, 'config'>): SanitizedCollectionConfig[] {
  return payload.config.collections.filter(({ fields }) =>
    fields.some((field) => field.type === 'ui' && field.name === 'findings'),
  )
}

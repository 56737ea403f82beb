import type { Payload, SanitizedCollectionConfig } from 'payload'
import { translatedKinds } from '../../completeness/state-column.ts'

/** The kinds of content with texts and drafts. What has no drafts is seen as soon as it is saved: no machine writes it. */
export const draftedKinds = (payload: Pick<Payload, 'config'>): SanitizedCollectionConfig[] =>
  translatedKinds(payload).filter(({ versions }) => versions?.drafts)

export const draftedKind = (payload: Pick<Payload, 'config'>, slug: string): SanitizedCollectionConfig | undefined =>
  draftedKinds(payload).find((it) => it.slug === slug)

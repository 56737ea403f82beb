import type { PreviewRefusal } from '@vitrine/contract/preview-api'
import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import type { CollectionSlug, Field, GlobalSlug, Payload } from 'payload'
import { areSame, contentHashes } from '../../content/workflow/approval/content-hashes.ts'
import { hasRole } from '../../platform/accounts/roles.ts'
import { sessionsOf } from '../../platform/accounts/sessions/end-sessions.ts'
import { findLink } from '../links/preview-links.ts'
import { mergeTyped } from '../typed/merge-typed.ts'
import { readTyped, type TypedKey } from '../typed/keep-typed.ts'
import { previewedCollections, previewedGlobals } from './decide-page.ts'
import { fillGaps } from './fill-gaps.ts'
import { type Draft, loadDraft, loadGlobal } from './load-draft.ts'
import { previewKey } from './preview-key.ts'
import { type PreviewClaims, readPreviewToken } from './preview-token.ts'

/** A document as a preview shows it; `knownSlugs` are those under which it is asked for. */
export type PreviewedDocument = {
  entity: string
  id: number
  document: Record<string, unknown>
  knownSlugs: readonly string[]
  /** What visitors see of it: an earlier state, the same, or nothing. */
  visitorsSee: 'earlier' | 'same' | 'nothing'
}

/** What a token opens. `typed`: whose form it belongs to; null for a link that was given away. */
export type Preview = { typed: TypedKey | null; language: LanguageCode; load(): Promise<PreviewedDocument | null> }

/**
 * Finds out what a token opens, at this moment: of an editor while the session lasts and the role allows it, of a link until it ends or is taken
 * back.
 */
export async function openPreview(payload: Payload, token: string): Promise<Preview | PreviewRefusal> {
  const claims = readPreviewToken(previewKey(payload), token)
  if (!claims) return 'unknown'
  if (claims.until < Date.now()) return 'ended'
  return claims.kind === 'link' ? openLink(payload, claims) : openForm(payload, claims)
}

async function openLink(
  payload: Payload,
  { link: key }: Extract<PreviewClaims, { kind: 'link' }>,
): Promise<Preview | PreviewRefusal> {
  const link = await findLink(payload, key)
  if (!link) return 'ended'
  return {
    typed: null,
    language: isLanguageCode(link.language) ? link.language : 'en',
    load: () => loadPreviewed(payload, link.entity, link.document, null),
  }
}

async function openForm(
  payload: Payload,
  { entity, document, account, session }: Extract<PreviewClaims, { kind: 'editor' }>,
): Promise<Preview | PreviewRefusal> {
  const sessions = await sessionsOf(payload, account)
  if (!sessions.some(({ id }) => id === session)) return 'ended'
  const user = await payload.findByID({ collection: 'users', id: account, depth: 0, disableErrors: true })
  if (!user || !hasRole({ ...user, collection: 'users' }, 'admin', 'editor')) return 'ended'
  const typed = { session, entity, document }
  return { typed, language: 'en', load: () => loadPreviewed(payload, entity, document, typed) }
}

/** Null where it was deleted, or is nothing that has a preview. */
async function loadPreviewed(
  payload: Payload,
  entity: string,
  id: number,
  key: TypedKey | null,
): Promise<PreviewedDocument | null> {
  const source = await loadSource(payload, entity, id)
  if (!source) return null
  const { draft, config } = source
  const typed = key && (await readTyped(payload, key))
  const { flattenedFields } = config
  const merged = typed ? mergeTyped(flattenedFields, draft.document, typed.data, typed.language) : draft.document
  const now = new Date()
  const document = fillGaps(entity, merged, now)
  const slugs = [fillGaps(entity, draft.document, now).slug, document.slug, draft.publishedSlug]
  const knownSlugs = slugs.filter((slug) => typeof slug === 'string')
  return { entity, id, document, knownSlugs, visitorsSee: decideSeen(config.fields, draft.published, merged) }
}

function decideSeen(fields: Field[], published: Draft['published'], shown: Draft['document']) {
  if (!published) return 'nothing'
  return areSame(contentHashes(fields, published), contentHashes(fields, shown)) ? 'same' : 'earlier'
}

async function loadSource(payload: Payload, entity: string, id: number) {
  const isGlobal = (previewedGlobals as readonly string[]).includes(entity)
  if (isGlobal) {
    const config = payload.globals.config.find(({ slug }) => slug === entity)
    return config ? { draft: await loadGlobal(payload, entity as GlobalSlug), config } : null
  }
  if (!(previewedCollections as readonly string[]).includes(entity)) return null
  const collection = entity as CollectionSlug
  const draft = await loadDraft(payload, collection, id)
  return draft && { draft, config: payload.collections[collection].config }
}

import { isLanguageCode } from '@vitrine/locales/languages'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { documentTitle } from '../../content/document-title.ts'
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts'
import { toRowId } from '../../platform/database/row-id.ts'
import { forEditors, jsonAnswer } from '../../platform/http/for-editors.ts'
import { settings } from '../../platform/settings.ts'
import { previewedCollections } from '../opening/decide-page.ts'
import { loadDraft } from '../opening/load-draft.ts'
import { addressOfLink, listLinks, makeLink, type PreviewLink, takeBackLink } from './preview-links.ts'

/** What the audit log calls them. */
const ENTITY = 'preview-links'
/** More have never been needed at once, and a script must not fill the table. */
const MAX_LINKS = 20

/** A link as the sidebar shows it. */
export type ListedLink = { id: number; address: string; accountName: string; expiresAt: string }

type Target = { entity: CollectionSlug; document: number; title: string }

const withTarget = (handle: (req: PayloadRequest, target: Target) => Promise<Response>) =>
  forEditors('links of previews', async (req) => {
    const target = await readTarget(req)
    return target ? handle(req, target) : jsonAnswer({ error: 'notFound' }, 404)
  })

/** For editors: the links by which a document is seen without an account. Made, listed, and taken back, which the audit log tells. */
export const linkEndpoints: Endpoint[] = [
  { method: 'get', path: '/previews/:entity/:document', handler: withTarget(handleList) },
  { method: 'post', path: '/previews/:entity/:document', handler: withTarget(handleMake) },
  { method: 'delete', path: '/previews/:entity/:document/:link', handler: withTarget(handleTakeBack) },
]

/** The document that the address names; null where it has no preview, or is not there. */
async function readTarget({ payload, routeParams }: PayloadRequest): Promise<Target | null> {
  const entity = previewedCollections.find((slug) => slug === routeParams?.entity)
  const document = toRowId(routeParams?.document)
  if (!entity || document === null) return null
  const draft = await loadDraft(payload, entity, document)
  if (!draft) return null
  const { config } = payload.collections[entity]
  return { entity, document, title: documentTitle(config, draft.document, 'en') }
}

async function handleList({ payload }: PayloadRequest, { entity, document }: Target): Promise<Response> {
  const links = await listLinks(payload, entity, document)
  return jsonAnswer({ links: links.map((link) => toListed(payload, link)) })
}

async function handleMake(req: PayloadRequest, { entity, document, title }: Target): Promise<Response> {
  const { payload, user, locale = 'en' } = req
  if ((await listLinks(payload, entity, document)).length >= MAX_LINKS) return jsonAnswer({ error: 'tooMany' }, 409)
  const language = isLanguageCode(locale) ? locale : 'en'
  // Recorded first: what cannot be recorded does not happen.
  await recordAuditEvent(req, { kind: 'create', entity: ENTITY, documentId: document, title })
  const link = await makeLink(payload, { entity, document, language, accountName: user?.email ?? '' })
  return jsonAnswer({ link: toListed(payload, link) }, 201)
}

async function handleTakeBack(req: PayloadRequest, { entity, document, title }: Target): Promise<Response> {
  const { payload, routeParams } = req
  const link = (await listLinks(payload, entity, document)).find(({ id }) => String(id) === routeParams?.link)
  if (!link) return jsonAnswer({ error: 'notFound' }, 404)
  await recordAuditEvent(req, { kind: 'delete', entity: ENTITY, documentId: document, title })
  await takeBackLink(payload, link)
  return jsonAnswer({})
}

function toListed(payload: PayloadRequest['payload'], link: PreviewLink): ListedLink {
  const { id, accountName, expiresAt } = link
  return { id, accountName, expiresAt, address: addressOfLink(payload, settings.SITE_URL, link) }
}

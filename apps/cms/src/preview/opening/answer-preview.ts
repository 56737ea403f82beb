import { MAX_TYPED_BYTES, PREVIEW_HEADER, type PreviewState, typedDocument } from '@vitrine/contract/preview-api'
import { SECRET_HEADER } from '@vitrine/contract/spool-api'
import { isSameSecret } from '@vitrine/platform/is-same-secret'
import type { Payload } from 'payload'
import type { Content } from '../../api/content-store.ts'
import { withStandIn } from '../../api/preview-content.ts'
import { backOfficeUrl } from '../../platform/back-office-url.ts'
import type { Environment } from '../../platform/environment.ts'
import { readBytes } from '../../platform/http/read-bytes.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { keepTyped } from '../typed/keep-typed.ts'
import { decidePage } from './decide-page.ts'
import { openPreview, type PreviewedDocument } from './open-preview.ts'

type Settings = Pick<Environment, 'INTERNAL_SECRET' | 'SITE_URL' | 'ADMIN_HOST'>

const noStore = { 'cache-control': 'private, no-store' }

/** The token that the site names with a request; null where somebody else names one, who does not know the shared secret. */
function tokenOf({ headers }: Request, { INTERNAL_SECRET }: Settings): string | null {
  if (!isSameSecret(headers.get(SECRET_HEADER), INTERNAL_SECRET)) return null
  return headers.get(PREVIEW_HEADER)
}

/** `GET /cms-preview`: what a token opens, for the site alone. */
export async function answerPreviewState(payload: Payload, settings: Settings, request: Request): Promise<Response> {
  const token = tokenOf(request, settings)
  if (token === null) return Response.json({ detail: 'not found' }, { status: 404, headers: noStore })
  return Response.json(await readState(payload, settings, token), { headers: noStore })
}

async function readState(payload: Payload, settings: Settings, token: string): Promise<PreviewState> {
  const preview = await openPreview(payload, token)
  if (typeof preview === 'string') return { state: preview }
  const previewed = await preview.load()
  if (!previewed) return { state: 'ended' }
  return {
    state: 'open',
    isEditor: preview.typed !== null,
    page: await pageOf(payload, previewed),
    language: preview.language,
    visitorsSee: previewed.visitorsSee,
    backOffice: new URL(backOfficeUrl(settings)).origin,
  }
}

/** The page on which a document is seen; null as long as it has none. */
export function pageOf(
  payload: Payload,
  { entity, document }: Pick<PreviewedDocument, 'entity' | 'document'>,
): Promise<string | null> {
  return decidePage(entity, document, async (id) => {
    const { docs } = await payload.db.find<{ id: number; slug: string }>({
      collection: 'categories',
      where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }, { deletedAt: { exists: false } }] },
      limit: 1,
      pagination: false,
    })
    return docs[0]?.slug ?? null
  })
}

/** `POST /cms-preview`: keeps what an editor has typed, so that the next rendering shows it. Who only has a link types nothing. */
export async function acceptTyped(payload: Payload, settings: Settings, request: Request): Promise<Response> {
  const token = tokenOf(request, settings)
  if (token === null) return Response.json({ detail: 'not found' }, { status: 404, headers: noStore })
  const preview = await openPreview(payload, token)
  if (typeof preview === 'string' || !preview.typed) return new Response(null, { status: 403, headers: noStore })
  const read = typedDocument.safeParse(await readJson(request))
  if (!read.success) return new Response(null, { status: 400, headers: noStore })
  await keepTyped(payload, preview.typed, read.data)
  return new Response(null, { status: 204, headers: noStore })
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse((await readBytes(request, MAX_TYPED_BYTES)).toString())
  } catch {
    return null
  }
}

/**
 * The published content as a request sees it: where the site names a preview, with its draft.
 * @throws RequestRefused where the preview has ended
 */
export function createReadContent(payload: Payload, settings: Settings, readPublished: () => Promise<Content>) {
  return async (request: Request): Promise<Content> => {
    const published = await readPublished()
    const token = tokenOf(request, settings)
    if (token === null) return published
    const preview = await openPreview(payload, token)
    const previewed = typeof preview === 'string' ? null : await preview.load()
    if (!previewed) throw new RequestRefused(403, 'the preview has ended')
    return withStandIn(published, previewed)
  }
}

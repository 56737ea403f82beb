import { APIError, createLocalReq, type Endpoint, type GlobalSlug, type PayloadRequest } from 'payload'
import { hasRole } from '../../platform/accounts/roles.ts'
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { toRowId } from '../../platform/database/row-id.ts'
import { nameOfAccount } from '../workflow/name-of-account.ts'

const FORBIDDEN = 403
const NOT_FOUND = 404

type Version = { version: Record<string, unknown> }

/**
 * In place of Payload's own way to restore a version of a global, which writes over what visitors see also where the version is a draft, or is to become one, and
 * asks none of the hooks before a save. Here the version becomes the newest draft, and is then published as any other.
 */
export const restoreGlobalVersion = (slug: string): Endpoint => ({
  method: 'post',
  path: '/versions/:id',
  handler: async (req) => {
    if (!hasRole(req.user, 'admin', 'editor')) throw new APIError(req.t('error:notAllowedToPerformAction'), FORBIDDEN)
    const version = await readVersion(req, slug)
    if (!version) throw new APIError(req.t('error:notFound'), NOT_FOUND)
    const isDraft = req.query.draft === 'true' || version._status === 'draft'
    const doc = await inTransaction(req.payload, async ({ transactionID }) => {
      const { headers, i18n, locale, payload, user } = req
      const own = await createLocalReq(
        { req: { headers, i18n, ...(user && { user }) }, locale: locale ?? 'en' },
        payload,
      )
      Object.assign(own, { transactionID })
      await makeNewestDraft(own, slug, version)
      if (isDraft) return version
      const data = { _status: 'published' } as never
      return req.payload.updateGlobal({ slug: slug as GlobalSlug, data, depth: 0, overrideAccess: false, req: own })
    })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  },
})

async function readVersion({ payload, routeParams }: PayloadRequest, slug: string) {
  const id = toRowId(routeParams?.id)
  if (id === null) return null
  const { docs } = await payload.db.findGlobalVersions({
    global: slug as GlobalSlug,
    where: { id: { equals: id } },
    locale: 'all',
    limit: 1,
    pagination: false,
  })
  return (docs[0] as unknown as Version | undefined)?.version ?? null
}

async function makeNewestDraft(req: PayloadRequest, slug: string, version: Version['version']): Promise<void> {
  const now = new Date().toISOString()
  const { id: _, ...content } = version
  const signed = { savedBy: nameOfAccount(req.user), savedBySchedule: false, updatedAt: now, _status: 'draft' }
  await req.payload.db.createGlobalVersion({
    globalSlug: slug as GlobalSlug,
    versionData: { ...content, ...signed } as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    req,
  })
  await recordAuditEvent(req, { kind: 'restore', entity: slug })
}

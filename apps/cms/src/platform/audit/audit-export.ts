import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { AuditEvent } from '../../payload-types.ts'
import { hasRole } from '../accounts/roles.ts'
import { writeCsv } from '../spreadsheets/csv.ts'

const columns = [
  ['Time (UTC)', (it: AuditEvent) => it.createdAt.slice(0, 19).replace('T', ' ')],
  ['Event', (it: AuditEvent) => it.kind],
  ['Account', (it: AuditEvent) => it.accountName],
  ['Account id', (it: AuditEvent) => it.accountId],
  ['Collection', (it: AuditEvent) => it.entity],
  ['Document', (it: AuditEvent) => it.title],
  ['Document id', (it: AuditEvent) => it.documentId],
  ['Changed fields', (it: AuditEvent) => it.changedFields],
  ['Address', (it: AuditEvent) => it.address],
] as const

/** The audit log as CSV, with the filters and the search of its list; for admins. */
export const auditExportEndpoint: Endpoint = { method: 'get', path: '/export.csv', handler: exportCsv }

async function exportCsv(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req.user, 'admin')) throw new APIError('You are not allowed to do this.', 403)
  const { docs } = await req.payload.find({
    collection: 'audit-events',
    where: whereOf(req),
    sort: '-createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  const rows = docs.map((event) => columns.map(([, of]) => of(event) ?? ''))
  return new Response(writeCsv([columns.map(([name]) => name), ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-log-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

function whereOf({ query, payload }: PayloadRequest): Where {
  const { where, search } = query as { where?: Where; search?: string }
  const collectionConfig = payload.collections['audit-events'].config
  return mergeListSearchAndWhere({ collectionConfig, search: search ?? '', where: where ?? {} })
}

import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { hasRole } from '../../platform/accounts/roles.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { readCsv, writeCsv } from '../../platform/spreadsheets/csv.ts'
import { sayTo } from '../../platform/forms/say.ts'
import { importRedirects, ImportRefused } from './import-redirects.ts'

const MAX_IMPORT_BYTES = 2 * 1024 * 1024

const columns = ['from', 'to', 'status', 'external'] as const

function requireEditor(req: PayloadRequest) {
  if (!hasRole(req.user, 'admin', 'editor')) throw new APIError('You are not allowed to do this.', 403)
}

/** All redirects as a file that spreadsheets open. */
async function exportCsv(req: PayloadRequest): Promise<Response> {
  requireEditor(req)
  const { docs } = await req.payload.find({ collection: 'redirects', pagination: false, sort: 'from', depth: 0, req })
  const rows = docs.map(({ from, to, status, external }) => [from, to, status, external ? 'yes' : 'no'])
  return new Response(writeCsv([columns, ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="redirects.csv"',
      'cache-control': 'no-store',
    },
  })
}

/** Imports the rows of such a file, all of them or none. A row whose `from` is known replaces that redirect. */
async function importCsv(req: PayloadRequest): Promise<Response> {
  requireEditor(req)
  const bytes = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
  if (bytes.length > MAX_IMPORT_BYTES) throw new APIError(sayTo(req)('The file is larger than 2 MB.'), 413)
  try {
    const rows = readCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const counts = await inTransaction(req.payload, async ({ transactionID }) => {
      req.transactionID = transactionID as string
      return importRedirects(req, rows)
    }).finally(() => delete req.transactionID)
    return Response.json(counts)
  } catch (error) {
    if (error instanceof ImportRefused) return Response.json({ problems: error.problems }, { status: 400 })
    if (error instanceof TypeError)
      return Response.json({ problems: [sayTo(req)('The file is not UTF-8.')] }, { status: 400 })
    throw error
  }
}

export const redirectCsvEndpoints: Endpoint[] = [
  { path: '/export.csv', method: 'get', handler: exportCsv },
  { path: '/import', method: 'post', handler: importCsv },
]

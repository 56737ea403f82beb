import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { documentText, type DocumentTextKey } from './document-texts.ts'
import { fileTypeOf, listFormats } from './file-types.ts'
import { hashFile } from './hash-file.ts'
import { toDay, toNoon } from './in-force.ts'

const CONFLICT = 409
const DAY_MS = 24 * 60 * 60_000

const refusal = (req: PayloadRequest, key: DocumentTextKey, values: Record<string, string> = {}, status = CONFLICT) =>
  new APIError(documentText(req, key, values), status, null, true)

/**
 * Takes the checksum of a new file, and refuses one that cannot be a document or would replace what was published. As early as this: Payload deletes the
 * file that is replaced before it asks any other hook.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  delete req.context.documentHash
  if (!req.file && !req.query?.uploadEdits) return args
  if (operation === 'update') {
    const { id, where } = args as { id?: number; where?: Where }
    const version = await findPublished(req, id === undefined ? (where ?? {}) : { id: { equals: id } })
    if (version) throw refusal(req, 'guard.versionChange', { version })
  }
  if (!req.file) return args
  if (!fileTypeOf(req.file.name)) throw refusal(req, 'guard.fileType', { formats: listFormats() }, 400)
  req.context.documentHash = await hashFile(req.file)
  return args
}

async function findPublished(req: PayloadRequest, where: Where): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'document-versions',
    where: { and: [where, { state: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]?.version ?? null
}

/** What stays as it was published. The last day may be set, but not back into the past: what counted on a day is known for good. */
const keptFields = [
  'document',
  'version',
  'language',
  'validFrom',
  'state',
  'publishedAt',
  'sha256',
  'filename',
  'filesize',
  'mimeType',
] as const

type Values = Record<string, unknown>

export const guardVersion: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { documentHash } = req.context
  const before = (originalDoc ?? {}) as Values
  const after: Values = { ...before, ...data, ...(documentHash ? { sha256: documentHash } : {}) }
  if (before.state === 'published') {
    if (keptFields.some((name) => asStored(name, after[name]) !== asStored(name, before[name])))
      throw refusal(req, 'guard.versionChange', { version: String(before.version) })
    if (isPastChanged(before.validUntil, after.validUntil)) throw refusal(req, 'guard.past')
  }
  const { validFrom, validUntil } = after
  if (validUntil && toDay(String(validUntil)) < toDay(String(validFrom))) throw refusal(req, 'guard.days', {}, 400)
  await refuseTaken(req, after)
  const isPublished = before.state !== 'published' && after.state === 'published'
  // Clients cannot say what these are.
  const stamped = {
    sha256: after.sha256 === documentHash ? documentHash : before.sha256,
    ...(data.validFrom && { validFrom: toNoon(data.validFrom) }),
    ...(data.validUntil && { validUntil: toNoon(data.validUntil) }),
    publishedAt: isPublished ? new Date().toISOString() : (before.publishedAt ?? null),
  }
  return { ...data, ...stamped }
}

/** A day is compared as a day, and a document by its id. */
function asStored(name: string, value: unknown): string {
  if (name === 'validFrom') return toDay(String(value))
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id)
  return String(value ?? '')
}

/** In the time zone that is furthest behind. */
const firstDayOpen = () => toDay(new Date(Date.now() - DAY_MS).toISOString())

function isPastChanged(before: unknown, after: unknown): boolean {
  const [old, last] = [before, after].map((it) => (it ? toDay(String(it)) : null))
  if (old === last) return false
  return [old, last].some((day) => day !== null && day !== undefined && day < firstDayOpen())
}

async function refuseTaken(req: PayloadRequest, { id, document, version, language }: Values): Promise<void> {
  const named: Where[] = Object.entries({ document: asStored('document', document), version, language }).map(
    ([name, value]) => ({ [name]: { equals: value } }),
  )
  const others: Where[] = id === undefined ? [] : [{ id: { not_equals: id } }]
  const { totalDocs } = await req.payload.count({
    collection: 'document-versions',
    where: { and: [...named, ...others] },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) throw refusal(req, 'guard.taken', { version: String(version) })
}

export const refuseDeletingPublished: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const version = await findPublished(req, { id: { equals: id } })
  if (version) throw refusal(req, 'guard.versionDelete', { version })
}

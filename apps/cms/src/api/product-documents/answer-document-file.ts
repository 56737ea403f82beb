import { documentFileRequest } from '@vitrine/contract/shapes/documents'
import { FILE_BYTES_HEADER } from '@vitrine/contract/answer-headers'
import { isLanguageCode } from '@vitrine/locales/languages'
import { contentLanguage } from '@vitrine/locales/negotiate'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { namesETag, readRange } from '../../content/media/serve-upload.ts'
import { toDisposition } from '../../content/media/to-disposition.ts'
import { fileTypeOf } from '../../content/product-documents/file-types.ts'
import { findSerialNumber, opens } from '../../content/product-documents/find-serial-number.ts'
import { check } from '../../platform/http/check-input.ts'
import { readRequestBody } from '../../platform/http/read-request-body.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { decideText } from '../translations.ts'
import { isIntact } from './is-intact.ts'
import type { DocumentRow, VersionRow } from './to-document.ts'

type Asked = z.infer<typeof documentFileRequest>

/**
 * The file of a published version for those who may have it, whole or in part, after its checksum was compared. What somebody may not see does not exist.
 * @throws BadInput, RequestRefused 404
 */
export async function answerDocumentFile(payload: Payload, request: Request): Promise<Response> {
  const { json } = await readRequestBody(request, false)
  const asked = check(documentFileRequest, json)
  const found = await findVersion(payload, asked)
  if (!found) throw new RequestRefused(404, 'not found')
  const { document, version } = found
  const { filename, sha256 } = version
  if (!filename || !sha256) throw new RequestRefused(404, 'not found')
  const store = createUploadStore()
  const intact = await isIntact(store, { filename, sha256, filesize: version.filesize ?? 0 })
  if (!intact)
    throw new Error(`the file ${filename} of a published document is ${intact === null ? 'missing' : 'damaged'}`)
  const etag = `"${sha256}"`
  const headers = {
    etag,
    'content-type': fileTypeOf(filename)?.type ?? 'application/octet-stream',
    'content-disposition': toDisposition(nameFor(document, version, request)),
    'accept-ranges': 'bytes',
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  }
  if (namesETag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const upload = await store.open('documents', filename, readRange({ method: 'GET', headers: request.headers }, etag))
  if (!upload) throw new RequestRefused(404, 'not found')
  const { range, size, body } = upload
  const part: Record<string, string> = range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}
  const bytes = range ? range.end - range.start + 1 : size
  return new Response(body, {
    status: range ? 206 : 200,
    headers: { ...headers, ...part, [FILE_BYTES_HEADER]: String(bytes) },
  })
}

/** Null where there is no such published version, or who asks may not see it. */
async function findVersion(payload: Payload, { key, version: number, language, serial }: Asked) {
  const document = await payload.db.findOne<DocumentRow & { deletedAt?: string | null }>({
    collection: 'product-documents',
    where: { and: [{ key: { equals: key } }, { deletedAt: { exists: false } }] },
    locale: 'all',
    select: {
      key: true,
      kind: true,
      audience: true,
      title: true,
      products: true,
      modelYearFrom: true,
      modelYearUntil: true,
      serialFrom: true,
      serialUntil: true,
    },
  })
  const version = await payload.db.findOne<VersionRow>({
    collection: 'document-versions',
    where: {
      and: [
        { document: { equals: document?.id ?? 0 } },
        { version: { equals: number } },
        { language: { equals: language } },
        { state: { equals: 'published' } },
      ],
    },
  })
  const known = serial === undefined ? null : await findSerialNumber(payload, serial)
  if (!document || !version) return null
  const isOpened = known !== null && opens(known, document)
  return document.audience === 'public' || isOpened ? { document, version } : null
}

/** The title in the file's language, of what has none in the visitor's, with version and language: `Betriebsanleitung NV 450 2.1 de.pdf`. */
function nameFor({ title, key }: DocumentRow, { version, language, filename }: VersionRow, request: Request): string {
  const own = isLanguageCode(language) ? language : contentLanguage(request.headers.get('accept-language'))
  const name = decideText(title, own) || key
  const end = /\.[a-z]+$/i.exec(filename ?? '')?.[0] ?? ''
  return `${[name, version, ...(isLanguageCode(language) ? [language] : [])].join(' ').replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')}${end}`
}

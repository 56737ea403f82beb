import { MAX_FILE_BYTES, MAX_FILES } from '@vitrine/contract/submission-limits'
import { BadInput } from './check-input.ts'
import { RequestRefused } from './request-refused.ts'
import { readBytes } from './read-bytes.ts'

export const MAX_BODY_BYTES = 256 * 1024
const MAX_BODY_WITH_FILES_BYTES = MAX_BODY_BYTES + MAX_FILES * MAX_FILE_BYTES

export type RequestBody = { json: unknown; files: Uint8Array[] }

/**
 * What a request carries: JSON, or where files are taken multipart/form-data with the JSON as part `payload` and parts `file`.
 * @throws {BadInput} the body does not parse  @throws {RequestRefused} 413 or 415
 */
export async function readRequestBody(request: Request, takesFiles: boolean): Promise<RequestBody> {
  const type = request.headers.get('content-type') ?? ''
  const mediaType = type.split(';')[0]?.trim().toLowerCase()
  if (mediaType === 'application/json') {
    const bytes = await readBytes(request, MAX_BODY_BYTES)
    return { json: parse(bytes.toString()), files: [] }
  }
  if (mediaType === 'multipart/form-data' && takesFiles)
    return readMultipart(type, await readBytes(request, MAX_BODY_WITH_FILES_BYTES))
  throw new RequestRefused(415, takesFiles ? 'send application/json or multipart/form-data' : 'send application/json')
}

async function readMultipart(type: string, bytes: Buffer): Promise<RequestBody> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (!form) throw badInput('', 'the body is not multipart/form-data')
  const payload = form.get('payload')
  const text = payload instanceof Blob ? await payload.text() : payload
  if (text === null || text.length > MAX_BODY_BYTES) throw badInput('payload', 'give the JSON of the order')
  const parts = form.getAll('file').filter((it) => it instanceof Blob)
  if (parts.length > MAX_FILES) throw badInput('file', `at most ${MAX_FILES}`)
  return { json: parse(text), files: await Promise.all(parts.map((part) => part.bytes())) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badInput('', 'the body is not JSON')
  }
}

const badInput = (field: string, message: string) => new BadInput([{ field, message }])

import { MAX_FILE_BYTES, MAX_FILES } from '@vitrine/contract/submission-limits'
import { BadInput } from '../../platform/http/check-input.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readBytes } from '../../platform/http/read-bytes.ts'

export const MAX_BODY_BYTES = 256 * 1024
const LARGEST_WITH_FILES_BYTES = MAX_BODY_BYTES + MAX_FILES * MAX_FILE_BYTES

export type Submission = { json: unknown; files: Uint8Array[] }

/**
 * What a request carries: JSON, or where files are taken multipart/form-data with the JSON as part `payload` and parts `file`.
 * @throws {BadInput} neither parses  @throws {Refusal} 413 or 415
 */
export async function readSubmission(request: Request, takesFiles: boolean): Promise<Submission> {
  const type = request.headers.get('content-type') ?? ''
  const essence = type.split(';')[0]?.trim().toLowerCase()
  if (essence === 'application/json') {
    const bytes = await readBytes(request, MAX_BODY_BYTES)
    return { json: parse(bytes.toString()), files: [] }
  }
  if (essence === 'multipart/form-data' && takesFiles)
    return readForm(type, await readBytes(request, LARGEST_WITH_FILES_BYTES))
  throw new Refusal(415, takesFiles ? 'send application/json or multipart/form-data' : 'send application/json')
}

async function readForm(type: string, bytes: Buffer): Promise<Submission> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (!form) throw bad('', 'the body is not multipart/form-data')
  const payload = form.get('payload')
  const text = payload instanceof Blob ? await payload.text() : payload
  if (text === null || text.length > MAX_BODY_BYTES) throw bad('payload', 'give the JSON of the order')
  const parts = form.getAll('file').filter((it) => it instanceof Blob)
  if (parts.length > MAX_FILES) throw bad('file', `at most ${MAX_FILES}`)
  return { json: parse(text), files: await Promise.all(parts.map((part) => part.bytes())) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw bad('', 'the body is not JSON')
  }
}

const bad = (field: string, message: string) => new BadInput([{ field, message }])

import { BadInput } from '../api/check-input.ts'
import { Refusal } from '../api/refusal.ts'

export const LARGEST_BODY_BYTES = 256 * 1024

/** The JSON of a request, and nothing else. Reading stops where it grows too large, whatever the request said of its length. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'send application/json')
  const text = new TextDecoder().decode(await readBytes(request))
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput([{ field: '', message: 'the body is not JSON' }])
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const tooLarge = () => new Refusal(413, `the body is larger than ${LARGEST_BODY_BYTES} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY_BYTES) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > LARGEST_BODY_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

import { RequestRefused } from './request-refused.ts'

/** The body of a request. Reading stops where it grows beyond `most` bytes, whatever the request said of its length. @throws Refusal 413 */
export async function readBytes(request: Request, most: number): Promise<Buffer> {
  const tooLarge = () => new RequestRefused(413, `the body is larger than ${most} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

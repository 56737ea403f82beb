import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createObjectStore } from '@vitrine/platform/testing/object-store'
import { verifySignature } from './verify-signature.ts'

const KEYS = { id: 'a-key', secret: 'its secret' }

/**
 * For tests: an object store of their own, in memory. It is strict about who asks: what is not signed rightly, by header or by a link that
 * has not expired, is refused.
 */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>()
  /** What was asked and answered, such as `PUT uploads/media/a.webp 200`. */
  const asked: string[] = []
  let isRefused = (_line: string) => false
  const server = createObjectStore(objects, {
    refuse(request, body, line) {
      const code = verifySignature(request, body, KEYS)
      if (code) return { status: code === 'NotImplemented' ? 501 : 403, code }
      return isRefused(line) ? { status: 403, code: 'QuotaExceeded' } : null
    },
    onAnswer: (line) => asked.push(line),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: KEYS.id,
    S3_SECRET_ACCESS_KEY: KEYS.secret,
  }
  return {
    objects,
    asked,
    environment,
    /** From now on refuses, as one that is full, what this says of. @param where gets such as `PUT uploads/media/a.webp` */
    refuseWhere: (where: (line: string) => boolean) => void (isRefused = where),
    stop: () => server.close(),
  }
}

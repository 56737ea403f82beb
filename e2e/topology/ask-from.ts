import { request as send } from 'node:http'
import type { Send } from '../chaos/senders.ts'

/**
 * `fetch`, but as a client of another address of loopback, by which the proxy chooses the instance; each time over a new connection.
 * Rejects where the connection or the answer is broken off.
 */
export const askFrom =
  (address: string): Send =>
  async (url, init) => {
    const request = new Request(url, init)
    const body = Buffer.from(await request.arrayBuffer())
    const options = {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), 'content-length': body.length },
      localAddress: address,
      agent: false,
      ...(init.signal && { signal: init.signal }),
    }
    return new Promise((resolve, reject) => {
      const sent = send(url, options, (answer) => {
        answer
          .toArray()
          .then((chunks: Buffer[]) => resolve(toResponse(answer.statusCode ?? 0, Buffer.concat(chunks))))
          .catch(reject)
      })
      sent.on('error', reject).end(body)
    })
  }

const toResponse = (status: number, body: Buffer) =>
  new Response(status === 204 || status === 304 ? null : body.toString(), { status })

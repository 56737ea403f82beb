import type { IncomingMessage } from 'node:http'

type Asked = { headers: IncomingMessage['headers']; socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/** Whether a request comes from this machine: behind a proxy on it every visitor comes from loopback, so what was passed on never does. */
export function isLocal({ headers, socket }: Asked): boolean {
  return !isForwarded(headers) && isLoopbackAddress(socket.remoteAddress)
}

/** Whether somebody has passed the request on for somebody else. */
export function isForwarded(headers: IncomingMessage['headers']): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
}

/** Whether an address of a connection is that of this machine to itself. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'
}

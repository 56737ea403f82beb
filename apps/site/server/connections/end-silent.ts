import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The request that a connection is about, and its answer. */
export type Exchange = { request: IncomingMessage; response: ServerResponse }

/** To be called when nothing has moved on a connection for a while: ends it where it is the client's turn (R12.42). */
export function endIfSilent(socket: Socket, exchange: Exchange | undefined, silentMs: number) {
  // Bytes that the client does not take.
  if (socket.writableLength > 0) return void socket.destroy()
  // Idle between two requests, or never asked for anything.
  if (!exchange || exchange.response.writableEnded) return void socket.destroy()
  if (!exchange.request.complete) return endSlowBody(exchange)
  // It is our turn, or that of the upstream.
  socket.setTimeout(silentMs)
}

/** Answers 408 to a body that does not come, where nothing has been answered yet, and closes the connection (RFC 9110, section 15.5.9). */
export function endSlowBody({ request: { socket }, response }: Exchange) {
  // Written past the response: its handler is reading the body and sees that it breaks off.
  if (!response.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}

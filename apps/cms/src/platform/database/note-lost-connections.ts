import type { EventEmitter } from 'node:events'
import type { Pool } from 'pg'

/**
 * Logs that a connection has ended by itself, as where the server is stopped. Without a listener the process would end of it (Node's
 * unhandled `error` event), or whoever keeps it alive would call it an uncaught exception. Who was using the connection is told by his own query; the pool makes a new one.
 * @param log is told the server's own words, which hold no values
 */
export function noteLostConnections(pool: Pick<Pool, 'on'>, log: (reason: string) => void): void {
  // A connection says more than once that it ends.
  const ended = new WeakSet<EventEmitter>()
  const note = ({ message }: Error, client: EventEmitter) => {
    if (!ended.has(client)) log(message)
    ended.add(client)
  }
  // Of a connection that nobody uses.
  pool.on('error', note)
  // Of one that somebody has taken and asks nothing of at the moment: the pool does not listen to it then.
  pool.on('connect', (client: EventEmitter) => void client.on('error', (error: Error) => note(error, client)))
}

import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

/** For tests: starts servers on loopback that end with the test. @returns listens and gives the port */
export function createTestServers(): (listener: RequestListener) => Promise<number> {
  let servers: Server[] = []
  afterEach(() => {
    for (const it of servers) {
      it.closeAllConnections()
      it.close()
    }
    servers = []
  })
  return async (listener) => {
    const server = createServer(listener).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
}

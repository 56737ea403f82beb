import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestSite } from './testing/test-site.ts'

const { fetch: answer } = createTestSite()
const server = createServer()
afterEach(() => {
  server.removeAllListeners('request')
  server.close()
})

it.each([
  ['QUERY', '/api/main/blog/', 'text/plain'],
  ['POST', '/api/contactme/', 'application/json'],
  ['POST', '/api/order_request/', 'multipart/form-data; boundary=x'],
  ['POST', '/contact', 'application/x-www-form-urlencoded'],
  ['POST', '/contact', 'multipart/form-data; boundary=x'],
])(
  '%s %s with %s whose sender goes in the middle of it is no failure of ours, and not logged [R12.45]',
  async (method, path, type) => {
    const logs = (['error', 'info'] as const).map((it) => vi.spyOn(console, it).mockReturnValue())
    const ended = vi.fn<() => void>()
    const listener = getRequestListener(answer)
    server.on('request', (request, response) => {
      void Promise.resolve(listener(request, response)).then(ended, ended)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n--x`)
    await once(server, 'request')
    socket.destroy()
    await vi.waitFor(() => expect(ended).toHaveBeenCalled())
    expect(logs.flatMap((it) => it.mock.calls)).toEqual([])
  },
)

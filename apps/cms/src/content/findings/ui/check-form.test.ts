import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { checkForm } from './check-form.ts'

test('a form that is left in the middle of the answer leaves no error behind [R14.108]', async () => {
  const left = new AbortController()
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"findings":')
    setTimeout(() => left.abort(), 50)
  }).listen(0)
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const fetchFromServer = fetch
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => fetchFromServer(`${origin}${path}`, request))
  try {
    await expect(checkForm('products', '{}', left.signal)).resolves.toBe('failed')
  } finally {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    server.close()
  }
})

import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { chooseSend } from '../content/loopback-send.ts'
import { createTestServers } from '../testing/test-servers.ts'
import { forward } from './forward.ts'
import { IDLE_MS, keptConnections } from './upstream-connections.ts'

const serve = createTestServers()

/** An upstream that answers once on a connection, and closes it when it is asked on it again: as one whose time for idle connections is over just then. */
async function serveOncePerConnection() {
  const connections: Socket[] = []
  const asked: string[] = []
  const server = createServer((socket) => {
    connections.push(socket)
    let isUsed = false
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      if (isUsed) return void socket.resetAndDestroy()
      isUsed = true
      const request = bytes.toString('latin1').split(' HTTP')[0] ?? ''
      asked.push(request)
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n${request.startsWith('HEAD') ? '' : 'ok'}`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const it of connections) it.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, asked }
}

async function serveForward(upstream: number): Promise<string> {
  const port = await serve((request, response) => {
    const target = new URL(request.url ?? '/', `http://127.0.0.1:${upstream}`)
    forward(request, response, target, {}, {}).catch((error: Error) => response.writeHead(503).end(error.message))
  })
  return `http://127.0.0.1:${port}`
}

const told = async (answer: Response) => [answer.status, await answer.text()]

it.each(['GET', 'HEAD'])(
  'a %s on a kept connection that the upstream closes just then is answered [R13.9]',
  async (method) => {
    const { port, asked } = await serveOncePerConnection()
    const proxy = await serveForward(port)
    const statuses: number[] = []
    for (const path of ['/a', '/b', '/c']) statuses.push((await fetch(proxy + path, { method })).status)
    expect(statuses).toEqual([200, 200, 200])
    expect(asked).toEqual(['/a', '/b', '/c'].map((it) => `${method} ${it}`))
  },
)

it.each(['POST', 'PATCH', 'DELETE'] as const)(
  'a %s is sent over a connection of its own, and once [R13.9]',
  async (method) => {
    const { port, asked } = await serveOncePerConnection()
    const proxy = await serveForward(port)
    const withBody = { method, body: 'body' }
    await fetch(`${proxy}/a`)
    expect(await told(await fetch(`${proxy}/b`, withBody))).toEqual([200, 'ok'])
    expect(await told(await fetch(`${proxy}/c`, { method }))).toEqual([200, 'ok'])
    expect(asked).toEqual(['GET /a', `${method} /b`, `${method} /c`])
  },
)

it('a POST that the upstream breaks off is not sent again [R13.9]', async () => {
  let asked = 0
  const upstream = await serve((request) => {
    asked++
    request.socket.destroy()
  })
  const answer = await fetch(`${await serveForward(upstream)}/a`, { method: 'POST', body: 'body' })
  expect([answer.status, asked]).toEqual([503, 1])
})

it('the content API is asked again too, and told of changes over connections of their own [R13.9, R13.62]', async () => {
  const { port, asked } = await serveOncePerConnection()
  const send = chooseSend(`http://127.0.0.1:${port}`)
  const { signal } = new AbortController()
  for (const [method, path] of [
    ['GET', 'a'],
    ['GET', 'b'],
    ['POST', 'c'],
  ] as const) {
    const answer = await send(`http://127.0.0.1:${port}/${path}`, { method, headers: {}, signal })
    expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
  }
  expect(asked).toEqual(['GET /a', 'GET /b', 'POST /c'])
})

it('an idle connection is closed before the upstream would, whatever that says [R13.9]', async () => {
  const peers = new Set<IncomingMessage['socket']>()
  const upstream = await serve((request, response) => {
    peers.add(request.socket)
    response.end('ok')
  })
  const proxy = await serveForward(upstream)
  for (const path of ['/a', '/b']) await (await fetch(proxy + path)).text()
  expect(peers.size).toBe(1)
  const kept = Object.entries(keptConnections('http:').freeSockets).find(([name]) => name.includes(`:${upstream}:`))
  expect(kept?.[1]?.map((it) => it.timeout)).toEqual([IDLE_MS])
})

import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { respondRefused } from './respond-refused.ts'

const LINGER_MS = 300
const LARGE = 20_000_000
/** Where the rest has all the time that a busy computer needs for it. */
const PATIENT = '/patient'

let server: Server
let port: number

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'GET') return response.end('fine')
    const lingerMs = request.url === PATIENT ? 30_000 : LINGER_MS
    return respondRefused(request, response, { status: 403, message: 'No.' }, lingerMs)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})

afterAll(() => server.close())

/** Sends bytes as they are. @returns what came until the server ended the connection */
async function send(...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return text
}

const head = (length: number, path = '/') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`

it('says that it ends a connection where somebody asked for that, and does [R12.20]', async () => {
  const text = await send(head(2), '{}')
  expect(text).toMatch(/^HTTP\/1\.1 403 [^]*connection: close[^]*"No\."/i)
  expect(text).not.toMatch(/keep-alive/i)
})

it('is heard whole by who still sends what nobody wants [R12.20]', async () => {
  expect(await send(head(LARGE, PATIENT), Buffer.alloc(LARGE))).toMatch(/^HTTP\/1\.1 403 [^]*"No\."/)
})

it('answers at once, and ends the connection of who sends no end [R12.20]', async () => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write(`${head(LARGE)}the begin`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 [^]*"No\."/)
  await once(socket, 'close')
})

it('leaves a connection that is kept as it was: the next request on it is answered [R12.20]', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (method: string, body = '') =>
    new Promise<[status: number | undefined, isReused: boolean]>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, agent }, (answer) => {
        answer.resume().once('end', () => resolve([answer.statusCode, asked.reusedSocket]))
      })
      asked.once('error', reject).end(body)
    })
  expect(await ask('POST', 'x'.repeat(1_000_000))).toEqual([403, false])
  await wait(LINGER_MS * 2)
  expect(await ask('GET')).toEqual([200, true])
  agent.destroy()
})

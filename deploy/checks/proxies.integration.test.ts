import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ask } from './ask-program.ts'
import { readDeployFile } from './deploy-files.ts'
import { withoutTls, writeNginxConf } from './write-nginx-conf.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-proxies-'))
// The workers of nginx are another user, who must be able to pass through the folder of all tests.
chmodSync(folder, 0o755)
if (dirname(folder) !== '/tmp') chmodSync(dirname(folder), 0o711)
/** What it was asked last: an instance that answers everything. */
let asked: IncomingHttpHeaders = {}
/** The status of its answers. */
let status = 200
const instance = createServer(async (request, response) => {
  asked = request.headers
  await request.toArray().catch(() => [])
  response
    .writeHead(status, { ...(status === 200 && { 'x-accel-expires': '@1' }), 'content-type': 'text/plain' })
    .end('a page')
})
const programs: ChildProcess[] = []
afterEach(async () => {
  for (const program of programs.splice(0)) {
    program.kill('SIGTERM')
    if (program.exitCode === null) await once(program, 'exit')
  }
})
beforeAll(async () => {
  instance.listen(0, '127.0.0.1')
  await once(instance, 'listening')
})
afterAll(() => {
  instance.close()
  rmSync(folder, { recursive: true })
})

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  return port
}

/** How each proxy is started before the instance, without TLS; null where it is not installed. */
const starts: Record<string, (port: number) => ChildProcess | null> = {
  nginx: (port) => {
    if (!ask('nginx', ['-v'])) return null
    const site = withoutTls(readDeployFile('nginx.conf'), folder, port).replace(
      '127.0.0.1:3000',
      `127.0.0.1:${portOf(instance)}`,
    )
    return spawn('nginx', ['-c', writeNginxConf(folder, site), '-e', join(folder, 'error.log')], { stdio: 'ignore' })
  },
  Caddy: (port) => {
    if (!ask('caddy', ['version'])) return null
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, readDeployFile('Caddyfile').replace('{\n', '{\n\tadmin off\n'))
    const settings = { DOMAIN: `http://localhost:${port}`, UPSTREAMS: `127.0.0.1:${portOf(instance)}` }
    const env = { ...process.env, ...settings, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore', env })
  },
}

it.for(Object.keys(starts))(
  'behind %s an instance hears who asks from the proxy alone, what is private stays so, and bodies are bounded [R18.76]',
  async (name, { skip }) => {
    const port = await freePort()
    const program = starts[name]?.(port)
    if (!program) return skip()
    programs.push(program)
    const url = `http://localhost:${port}`
    await vi.waitFor(() => fetch(url), { timeout: 20_000, interval: 100 })
    const said = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'gopher', 'x-request-id': 'that-of-a-client' }
    const answer = await fetch(`${url}/page`, { headers: said })
    expect([answer.status, await answer.text()]).toEqual([200, 'a page'])
    expect(asked['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/)
    expect([asked['x-forwarded-proto'], asked.host]).toEqual(['http', `localhost:${port}`])
    // One id in the logs of all; a client cannot choose that of another.
    expect(asked['x-request-id']).toMatch(/^[\da-f-]{32,36}$/)
    expect(answer.headers.get('x-accel-expires')).toBeNull()
    for (const path of ['/metrics', '/metrics/cms', '/internal/spool']) {
      const refused = await fetch(url + path)
      expect([path, refused.status, await refused.text()]).toEqual([path, 404, expect.not.stringContaining('a page')])
    }
    const large = await fetch(`${url}/contact`, { method: 'POST', body: new Uint8Array(61 * 1024 * 1024) }).catch(
      () => null,
    )
    // Caddy 2.6 takes it for a failure of the instance.
    expect([413, 502]).toContain(large?.status ?? 413)
    expect((await fetch(`${url}/page`)).status).toBe(200)
  },
)

it('nginx serves what it has kept of a page where an instance cannot make it again, whatever it fails with [R18.76, R13.9]', async ({
  skip,
}) => {
  const port = await freePort()
  const program = starts.nginx?.(port)
  if (!program) return skip()
  programs.push(program)
  const url = `http://localhost:${port}/kept`
  await vi.waitFor(() => fetch(`http://localhost:${port}`), { timeout: 20_000, interval: 100 })
  const read = async () => {
    const answer = await fetch(url)
    return [answer.status, await answer.text()]
  }
  try {
    for (const failure of [200, 500, 502, 503, 504]) {
      status = failure
      expect([failure, ...(await read())]).toEqual([failure, 200, 'a page'])
    }
    // A page that is gone is gone.
    status = 404
    expect((await read())[0]).toBe(404)
  } finally {
    status = 200
  }
})

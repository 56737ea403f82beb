import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

type Recorded = { status: number; headers: Record<string, string>; body: Buffer }

const kept = ['content-type', 'x-content-tags', 'x-total-count']

/**
 * A content API that gives the answers of another one from memory, so that the time of that one does not count. What follows a tilde in an
 * address is left out: there are as many products as are asked for.
 */
export async function startRecordedApi(apiBase: string): Promise<{ base: string; server: Server }> {
  const answers = new Map<string, Promise<Recorded>>()
  const ask = async (path: string, language: string): Promise<Recorded> => {
    const answer = await fetch(apiBase + path, { headers: { accept: 'application/json', 'accept-language': language } })
    const headers = kept.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name) ?? '']] : []))
    const body = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: Object.fromEntries(headers) as Record<string, string>, body }
  }
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').slice('/api'.length).replaceAll(/(?:~|%7E)\d+/g, '')
    const language = request.headers['accept-language'] ?? 'en'
    const key = `${language} ${path}`
    const answer = (path.startsWith('/revision/') ? undefined : answers.get(key)) ?? ask(path, language)
    answers.set(key, answer)
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, server }
}

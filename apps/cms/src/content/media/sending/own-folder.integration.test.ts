import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { inProgressFolder } from './empty-in-progress.ts'
import { folderOfRequest, inOwnFolder } from './own-folder.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'own-folder-'))
const kept = () => (existsSync(inProgressFolder(dataDir)) ? readdirSync(inProgressFolder(dataDir)) : [])
const isMultipart = { 'content-type': 'multipart/form-data; boundary=b' }

/** Writes a file as Payload does, and answers or leaves the request open. */
async function serve(answers: boolean) {
  const folders: string[] = []
  const server = createServer((request, response) => {
    void inOwnFolder(request, response, dataDir, async () => {
      await Promise.resolve()
      const folder = folderOfRequest(dataDir)
      folders.push(folder)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'tmp-1'), 'a file')
      if (answers) response.end(String(kept().length))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, folders }
}

it('each request with a form has a folder of its own, which goes with its answer [R14.268]', async () => {
  const { port, folders } = await serve(true)
  const send = () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: isMultipart, body: '--b--' })
  expect(await (await send()).text()).toBe('1')
  await vi.waitFor(() => expect(kept()).toEqual([]))
  await send()
  expect(new Set(folders).size).toBe(2)
  await vi.waitFor(() => expect(kept()).toEqual([]))
})

it('it goes where the sender goes before [R14.268]', async () => {
  const { port, folders } = await serve(false)
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${isMultipart['content-type']}\r\nContent-Length: 99\r\n\r\n--b`,
  )
  await vi.waitFor(() => expect(folders).toHaveLength(1))
  expect(kept()).toHaveLength(1)
  socket.destroy()
  await vi.waitFor(() => expect(kept()).toEqual([]))
})

it('other requests have none [R14.268]', async () => {
  const { port, folders } = await serve(true)
  await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).text()
  expect(folders).toEqual([inProgressFolder(dataDir)])
})

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { deployFolder } from './deploy-files.ts'

it('the bucket of compose.yaml is made once, also where the store is not ready yet [R18.73]', async () => {
  const asked: string[] = []
  // As much of S3 as buckets need; the first answer is that of a store that starts.
  const store = createServer((request, response) => {
    asked.push(`${request.method} ${new URL(request.url ?? '/', 'http://store').pathname}`)
    const isMade = asked.some((it) => it.startsWith('PUT'))
    response.writeHead(asked.length === 1 ? 403 : request.method === 'PUT' || isMade ? 200 : 404).end()
  }).listen(0, '127.0.0.1')
  await once(store, 'listening')
  const { port } = store.address() as AddressInfo
  const keys = { S3_ACCESS_KEY_ID: 'a key', S3_SECRET_ACCESS_KEY: 'its secret' }
  const env = { ...process.env, ...keys, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'uploads' }
  const makeBucket = () => promisify(execFile)(process.execPath, [join(deployFolder, 'make-bucket.mjs')], { env })
  expect((await makeBucket()).stdout).toBe('The bucket uploads is there.\n')
  await makeBucket()
  store.close()
  expect(asked).toEqual(['HEAD /uploads/', 'HEAD /uploads/', 'PUT /uploads/', 'HEAD /uploads/'])
})

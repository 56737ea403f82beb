import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '@vitrine/platform/testing/free-port'
import { toS3Config } from '../content/media/s3-config.ts'

/** Debian's package python3-swift, which has all servers of OpenStack Swift and its S3 interface. */
export const isSwiftThere = existsSync('/usr/lib/python3/dist-packages/swift/common/middleware/s3api')

/** For tests: a real object store, OpenStack Swift with its S3 interface, on loopback; gone with this process. */
export async function startSwift(...buckets: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-swift-'))
  const port = await freePort()
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'vitrine:tests',
    S3_SECRET_ACCESS_KEY: 'its-secret',
  }
  const script = join(import.meta.dirname, 'swift-server.py')
  const server = spawn('/usr/bin/python3', ['-B', script, folder, String(port)], {
    env: { ...process.env, SWIFT_SECRET: environment.S3_SECRET_ACCESS_KEY },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [told] = (await Promise.race([once(server.stdout, 'data'), once(server, 'close')])) as [unknown]
  if (!String(told).startsWith('ready')) throw new Error(`Swift does not start (${String(told)}): ${said}`)
  const client = new S3Client(toS3Config({ ...environment, S3_REGION: 'us-east-1', S3_PUBLIC_ENDPOINT: undefined }))
  for (const Bucket of buckets) await client.send(new CreateBucketCommand({ Bucket }))
  return { environment, stop }
}

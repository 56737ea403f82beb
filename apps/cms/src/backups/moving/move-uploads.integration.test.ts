import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { tryLock } from '@vitrine/platform/file-lock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startObjectStore } from '../../testing/object-store.ts'
import { runProgram } from '../../testing/run-program.ts'
import { isSwiftThere, startSwift } from '../../testing/swift-server.ts'

const LARGE = 6 * 1024 * 1024
/** Each of these tests starts programs, up to five, on a machine that may be busy. */
const TIMEOUT_MS = 120_000
const FILES: Record<string, Buffer> = {
  'media/saw-0123456789.webp': Buffer.from('a picture'),
  'media/saw-0123456789-320.webp': Buffer.from('a smaller picture'),
  'media/empty-0123456789.png': Buffer.alloc(0),
  'files/datasheet-0123456789.pdf': Buffer.from('a sheet'),
  'documents/manual-0123456789.pdf': Buffer.from('a manual'),
  'enquiry-files/7d0f2f0e-5f6b-4d57-9d0b-0d9f2f5b8f11-0': Buffer.from('a drawing of a visitor'),
}

function makeFolder(files: Record<string, Buffer> = FILES): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-uploads-'))
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  return folder
}

const readFolder = (folder: string) =>
  Object.fromEntries(
    ['media', 'files', 'documents', 'enquiry-files'].flatMap((it) =>
      readdirSync(join(folder, it)).map((name) => [`${it}/${name}`, readFileSync(join(folder, it, name))]),
    ),
  )

const move = (env: Record<string, string>, ...args: string[]) => runProgram('src/move-uploads.ts', args, env)

/** Where this machine has no Swift (Debian: python3-swift), the tests against it are left out, and the report says so. */
describe.each([
  { store: 'a strict store of the tests', isThere: true, start: () => startObjectStore(), large: {} },
  {
    store: 'OpenStack Swift',
    isThere: isSwiftThere,
    start: () => startSwift('uploads'),
    // In parts, as what is larger than 5 MB is sent.
    large: { 'files/film-0123456789.mp4': randomBytes(LARGE) },
  },
])('into $store', ({ isThere, start, large }) => {
  let store: Awaited<ReturnType<typeof start>>
  let env: Record<string, string>
  const files: Record<string, Buffer> = { ...FILES, ...(large as Record<string, Buffer>) }
  const folder = makeFolder(files)
  beforeAll(async () => {
    if (!isThere) return
    store = await start()
    env = { ...store.environment, S3_BUCKET: 'uploads', DATA_DIR: folder }
  }, TIMEOUT_MS)
  afterAll(() => void store?.stop())

  it.skipIf(!isThere)(
    'every file goes to the bucket and back, counted and compared [R14.217, R18.100]',
    async () => {
      const count = Object.keys(files).length
      const trial = await move(env, '--to', 'bucket', '--dry-run')
      expect(trial).toMatchObject({
        code: 0,
        stdout: expect.stringContaining(`${count} files would be in s3://uploads`),
      })
      const again = await move(env, '--to', 'bucket', '--dry-run')
      expect(again.stdout).toBe(trial.stdout)

      const there = await move(env, '--to', 'bucket')
      expect(there).toMatchObject({
        code: 0,
        stdout: expect.stringContaining(`${count} files are now in s3://uploads`),
      })
      // What is printed is what an operator's own tools say.
      const sum = execFileSync('sh', ['-c', 'LC_ALL=C; export LC_ALL; sha256sum * | sha256sum'], {
        cwd: join(folder, 'media'),
      })
      expect(there.stdout).toContain(
        `media               3 files             26 bytes  ${sum.toString().slice(0, 16)}  0 there already, 3 copied`,
      )
      expect(readFolder(folder)).toEqual(files)

      const back = makeFolder({})
      const moved = await move({ ...env, DATA_DIR: back }, '--to', 'folder')
      expect(moved).toMatchObject({ code: 0, stdout: expect.stringContaining(`${count} files are now in ${back}`) })
      expect(readFolder(back)).toEqual(files)
    },
    TIMEOUT_MS,
  )

  it.skipIf(!isThere)(
    'a store that refuses the keys has nothing moved, and it is said why [R18.101]',
    async () => {
      const refused = await move({ ...env, S3_SECRET_ACCESS_KEY: 'another secret' }, '--to', 'bucket')
      expect(refused.code).toBe(1)
      expect(refused.stderr).toMatch(/^The uploads are not moved\. \S/)
    },
    TIMEOUT_MS,
  )
})

describe('moving uploads', () => {
  let store: Awaited<ReturnType<typeof startObjectStore>>
  let env: Record<string, string>
  beforeAll(async () => {
    store = await startObjectStore()
    env = { ...store.environment, S3_BUCKET: 'uploads', DATA_DIR: makeFolder() }
  })
  afterAll(() => store.stop())
  const stored = () => [...store.objects.keys()].filter((key) => key.startsWith('uploads/'))

  it(
    'goes on where it was interrupted, and copies nothing twice [R18.101]',
    async () => {
      store.refuseWhere((line) => line === 'PUT uploads/files/datasheet-0123456789.pdf')
      expect(await move(env, '--to', 'bucket')).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^The uploads are not moved\. [^]*QuotaExceeded[^]*Run it again/),
      })
      expect(stored()).toHaveLength(3)
      store.refuseWhere(() => false)
      store.asked.length = 0
      expect(await move(env, '--to', 'bucket')).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/3 there already, 0 copied(\n.* 0 there already, 1 copied){3}/),
      })
      expect(store.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(3)
    },
    TIMEOUT_MS,
  )

  it(
    'leaves what is there with other bytes, and names it [R18.101]',
    async () => {
      const name = 'uploads/media/saw-0123456789.webp'
      store.objects.set(name, Buffer.from('half a pic'))
      expect(await move(env, '--to', 'bucket')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('media/saw-0123456789.webp is there already, with other bytes'),
      })
      expect(store.objects.get(name)?.toString()).toBe('half a pic')
    },
    TIMEOUT_MS,
  )

  it(
    'takes no name that leads out of the folder [R18.101]',
    async () => {
      const evil = { ...env, S3_BUCKET: 'evil', DATA_DIR: makeFolder({}) }
      store.objects.set('evil/media/../secret', Buffer.from('x'))
      expect(await move(evil, '--to', 'folder')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('has a name that no upload has'),
      })
      expect(readdirSync(evil.DATA_DIR)).toEqual([])
    },
    TIMEOUT_MS,
  )

  it.each([
    [['--to', 'postgres'], {}, 'Say where to'],
    [['--to', 'bucket'], { S3_BUCKET: '' }, 'S3_BUCKET is not set'],
    [['--to', 'bucket'], { DATA_DIR: makeFolder({}) }, 'There are no uploads'],
  ])(
    '%j with %j is refused in a sentence [R18.101]',
    async (args, other, sentence) => {
      expect(await move({ ...env, ...other }, ...args)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(sentence),
      })
    },
    TIMEOUT_MS,
  )

  it(
    'is refused while the product runs [R18.101]',
    async () => {
      const DATA_DIR = makeFolder()
      const running = tryLock(join(DATA_DIR, 'start.lock'), 'exclusive')
      const refused = await runProgram('../../run/move-uploads.ts', ['--to', 'bucket'], { ...env, DATA_DIR })
      running?.release()
      expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(`already running on ${DATA_DIR}`) })
    },
    TIMEOUT_MS,
  )
})

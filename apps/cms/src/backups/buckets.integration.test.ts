import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startObjectStore } from '../testing/object-store.ts'
import { isSwiftThere, startSwift } from '../testing/swift-server.ts'
import { listReleases } from '../testing/release-data.ts'
import { runProgram } from '../testing/run-program.ts'

let store: Awaited<ReturnType<typeof startObjectStore>>
let DATA_DIR: string
beforeAll(async () => {
  store = await startObjectStore()
  DATA_DIR = await newFolder()
  const release = listReleases('sqlite')[0]?.archive ?? ''
  expect(await runProgram('src/restore.ts', [release], { DATA_DIR })).toMatchObject({ code: 0 })
})
afterAll(() => store.stop())
const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'vitrine-bucket-')), 'data')
const namesBelow = (prefix: string) =>
  [...store.objects.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))

it('back-ups are kept in a bucket by the same rule, and are restored from it by their names [R18.44, R18.49]', async () => {
  const env = { DATA_DIR, ...store.environment, BACKUP_S3_BUCKET: 'safe' }
  const older = ['2020-01-01T00-00-00-000Z', '2020-01-01T05-00-00-000Z'].map((it) => `vitrine-${it}.tar.zst`)
  for (const name of [...older, 'notes.txt']) store.objects.set(`safe/backups/${name}`, Buffer.from('x'))
  const made = await runProgram('src/backup.ts', [], env)
  expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('Back-up: s3://safe/backups/vitrine-2') })
  const kept = namesBelow('safe/backups/')
  expect(kept).toEqual(expect.arrayContaining(['notes.txt', older[1]]))
  expect(kept).toHaveLength(3)
  const newest = kept.toSorted().at(-1) ?? ''
  const restored = await newFolder()
  expect(await runProgram('src/restore.ts', [newest], { ...env, DATA_DIR: restored })).toMatchObject({ code: 0 })
  expect(await readdir(restored)).toEqual(expect.arrayContaining(['vitrine.db', 'enquiry-files', 'secret']))
  expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('backup-in'))).toEqual([])
})

it('uploads of a bucket are in the back-up, and go to the bucket that lacks them [R14.217, R18.49]', async () => {
  const uploads = ['media/a.webp', 'media/b.webp', 'media/c.webp', 'files/d.pdf', 'documents/f.step', 'enquiry-files/e']
  for (const name of uploads) store.objects.set(`uploads/${name}`, Buffer.from(`the bytes of ${name}`))
  const env = { DATA_DIR, ...store.environment, S3_BUCKET: 'uploads' }
  const BACKUP_DIR = await newFolder()
  expect(await runProgram('src/backup.ts', [], { ...env, BACKUP_DIR })).toMatchObject({ code: 0 })
  const archive = join(BACKUP_DIR, (await readdir(BACKUP_DIR))[0] ?? '')
  store.objects.set('empty/media/a.webp', Buffer.from('is there already'))
  const restored = await newFolder()
  const into = { ...env, DATA_DIR: restored, S3_BUCKET: 'empty' }
  expect(await runProgram('src/restore.ts', [archive], into)).toMatchObject({ code: 0 })
  expect(namesBelow('empty/').toSorted()).toEqual(uploads.toSorted())
  expect(store.objects.get('empty/enquiry-files/e')?.toString()).toBe('the bytes of enquiry-files/e')
  expect(store.objects.get('empty/media/a.webp')?.toString()).toBe('is there already')
  expect(await readdir(restored)).not.toContain('media')
})

it.skipIf(!isSwiftThere)(
  'OpenStack Swift takes back-ups, and gives them back with uploads of a bucket [R18.49, R18.103]',
  async () => {
    const swift = await startSwift('safe', 'uploads', 'empty')
    const own = await newFolder()
    for (const folder of ['media', 'enquiry-files']) await mkdir(join(own, folder), { recursive: true })
    await writeFile(join(own, 'media/a.webp'), 'a picture')
    await writeFile(join(own, 'enquiry-files/e'), 'a drawing')
    const env = { ...swift.environment, S3_BUCKET: 'uploads', BACKUP_S3_BUCKET: 'safe' }
    const move = (S3_BUCKET: string, ...args: string[]) =>
      runProgram('src/move-uploads.ts', args, { ...env, S3_BUCKET, DATA_DIR: own })
    expect(await move('uploads', '--to', 'bucket')).toMatchObject({ code: 0 })
    const made = await runProgram('src/backup.ts', [], { ...env, DATA_DIR })
    const [name = ''] = /vitrine-[^/]+\.tar\.zst/.exec(made.stdout) ?? []
    const into = { ...env, S3_BUCKET: 'empty', DATA_DIR: await newFolder() }
    expect(await runProgram('src/restore.ts', [name], into)).toMatchObject({ code: 0 })
    const restored = await move('empty', '--to', 'bucket')
    expect(restored.stdout).toMatch(
      /media .* 1 there already, 0 copied\n.*files .*\n.*documents .*\n.*enquiry-files .* 1 there already, 0 copied/,
    )
    swift.stop()
  },
  120_000,
)

it('a store that refuses leaves no back-up, and the sentence says which it was [R18.44]', async () => {
  const notes = await newFolder()
  await writeFile(`${notes}.txt`, '')
  const env = { DATA_DIR, ...store.environment, S3_ENDPOINT: 'http://127.0.0.1:1', BACKUP_S3_BUCKET: 'safe' }
  const before = namesBelow('safe/')
  expect(await runProgram('src/backup.ts', [], env)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The back-up failed\. .*ECONNREFUSED/),
  })
  expect(namesBelow('safe/')).toEqual(before)
})

import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => (cms = await createTestCms({ SEED: 'none' })))

const draw = async (name: string, background: string) => {
  const data = await sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name, size: data.length }
}
const ask = async (...path: string[]) => {
  const { answerReplaced } = await import('./answer-replaced.ts')
  const answer = await answerReplaced(cms.payload, path)
  return [answer.status, answer.headers.get('location')]
}

it('the old addresses of a picture lead to what replaced it, in the same width and kind [R14.201]', async () => {
  const create = { collection: 'media', data: { alt: 'A window' } } as const
  const first = await cms.payload.create({ ...create, file: await draw('first.png', '#336699') })
  const replace = async (name: string, colour: string) =>
    cms.payload.update({ collection: 'media', id: first.id, data: {}, file: await draw(name, colour) })
  const second = await replace('second.png', '#993366')
  expect(second.filename).toMatch(/^second-/)
  expect(await ask(String(first.filename))).toEqual([302, `/media/${second.filename}`])
  const avif = (it: typeof first) => String(it.sizes?.avif640?.filename)
  expect(await ask(avif(first))).toEqual([302, `/media/${avif(second)}`])
  // Replaced once more, both lead to the newest.
  const third = await replace('third.png', '#669933')
  for (const it of [first, second]) expect(await ask(avif(it))).toEqual([302, `/media/${avif(third)}`])
  // Other changes are no replacement.
  await cms.payload.update({ collection: 'media', id: first.id, data: { alt: 'The window' } })
  expect(await ask(avif(third))).toEqual([404, null])
  expect(await ask('never-there.png')).toEqual([404, null])
  expect(await ask('files', String(first.filename))).toEqual([404, null])
  expect(await ask('..', 'secret')).toEqual([404, null])
  await cms.payload.delete({ collection: 'media', id: first.id })
  expect(await ask(avif(first))).toEqual([404, null])
  const { totalDocs } = await cms.payload.count({ collection: 'replaced-files' })
  expect(totalDocs).toBe(0)
})

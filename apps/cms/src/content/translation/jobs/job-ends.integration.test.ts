import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Provider } from '../providers/provider.ts'
import { createTranslatingCms } from '../testing/translator.ts'
import { forgetJobsBefore } from './forget-jobs.ts'

type Translating = Awaited<ReturnType<typeof createTranslatingCms>>
let server: Translating['server']
let cms: Translating['cms']
let editor: Translating['editor']

beforeAll(async () => {
  ;({ server, cms, editor } = await createTranslatingCms())
}, 120_000)
afterAll(() => server.stop())

it('saves nothing of a job that was cancelled or taken back while it was translated, and pays for nothing twice when it goes on [R14.172, R14.178]', async () => {
  const { createProvider } = await import('../providers/create-provider.ts')
  const { settings } = await import('../../../platform/settings.ts')
  const { readJob } = await import('./job-record.ts')
  const { runMachineJob } = await import('./run-machine-job.ts')
  const id = await editor.makeProduct({ name: 'Late saw' })
  const { body } = await editor.begin({ kind: 'products', id, languages: ['de'] })
  const provider = createProvider(settings) as Provider
  let sent = 0
  // Somebody presses Cancel after the last look at it, before the answer is there.
  const cancelled: Provider = {
    ...provider,
    async translate(texts, request) {
      sent += 1
      const answer = await provider.translate(texts, request)
      await editor.edit('POST', `/translating/${body.id}/cancel`)
      return answer
    },
  }
  await runMachineJob(cms.payload, (await readJob(cms.payload, body.id))!, { provider: cancelled })
  expect(await readJob(cms.payload, body.id)).toMatchObject({ state: 'cancelled', done: 0 })
  expect(await editor.newest(id, 'de')).toMatchObject({ _status: 'published' })

  await editor.edit('POST', `/translating/${body.id}/resume`)
  await runMachineJob(cms.payload, (await readJob(cms.payload, body.id))!, { provider: cancelled })
  expect(await readJob(cms.payload, body.id)).toMatchObject({ state: 'done', done: 1 })
  expect(await editor.newest(id, 'de')).toMatchObject({ name: 'Late-de saw', _status: 'draft' })
  expect(sent).toBe(1)
})

it('forgets jobs and their items after their time, but none that goes on, and nothing of what was translated [R14.186]', async () => {
  const id = await editor.makeProduct({ name: 'Kept saw' })
  const over = await editor.translate(id, ['de', 'ru'])
  const { body: waiting } = await editor.begin({ kind: 'products', id, languages: ['fr'] })
  const statuses = async () =>
    Promise.all(
      [over!.id, waiting.id].map(async (it) => [
        (await editor.edit('GET', `/translating/${it}`)).status,
        (await editor.itemsOf(it)).length,
      ]),
    )
  await forgetJobsBefore(cms.payload, new Date(Date.now() - 60_000))
  expect(await statuses()).toEqual([
    [200, 1],
    [200, 1],
  ])
  await forgetJobsBefore(cms.payload, new Date(Date.now() + 60_000))
  expect(await statuses()).toEqual([
    [404, 0],
    [200, 1],
  ])
  expect(await editor.newest(id, 'de')).toMatchObject({ name: 'Kept-de saw' })
  expect(await editor.marked(id, 'de')).toHaveLength(1)
})

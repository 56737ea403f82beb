import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestSite, detail, ID, order, pdf } from '../testing/test-site.ts'
import { SpoolFiles } from './spool-files.ts'

const { ask, open, postFiles, postOrder, spool, spooled, filesFolder } = createTestSite()
const another = (n: number) => ID.replace(/^0/, String(n))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

describe('files for which there is no room', () => {
  it.each([
    ['as many wait as may', { ENQUIRY_FILES_MB: '0' }],
    ['the disk is nearly full', { MIN_FREE_DISK_MB: '1000000' }],
    ['their sender has sent too much in an hour', { ENQUIRY_FILES_MB_PER_HOUR: '0.001' }],
  ])('are refused when %s, and their text is taken without them [R10.31]', async (_when, settings) => {
    open(settings)
    const refused = await postFiles([pdf])
    expect([refused.status, await detail(refused)]).toEqual([413, 'files: noRoom'])
    expect([spooled(), readdirSync(filesFolder())]).toEqual([[], []])
    expect((await postOrder()).status).toBe(201)
  })

  it('are told to whoever runs the site, but not at each request [R10.31]', async () => {
    open({ ENQUIRY_FILES_MB: '0' })
    await postFiles([pdf])
    await postFiles([pdf])
    expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringContaining('ENQUIRY_FILES_MB')]])
  })

  it('are refused from a form without script too [R10.31]', async () => {
    open({ MIN_FREE_DISK_MB: '1000000' })
    const body = new FormData()
    body.set('full_name', 'Ада')
    body.append('file', pdf)
    const answer = await ask('/contact', { method: 'POST', body })
    expect(await answer.json()).toMatchObject({ fileProblems: [{ reason: 'noRoom', name: '' }] })
    expect(readdirSync(filesFolder())).toEqual([])
  })

  it('do not keep a form from being taken that has none [R10.31]', async () => {
    open({ ENQUIRY_FILES_MB: '0' })
    expect((await postFiles([])).status).toBe(201)
  })
})

it('counts what is stored, until it is delivered [R10.31]', async () => {
  // The body says no length, so room is asked for as much as may come: 60.25 MB.
  open({ ENQUIRY_FILES_MB: '60.252' })
  expect((await postFiles([pdf])).status).toBe(201)
  expect(spool().files.storedBytes).toBe(pdf.size)
  expect((await postFiles([pdf], order, { 'idempotency-key': another(1) })).status).toBe(413)
  spool().markDelivered(ID)
  expect((await postFiles([pdf], order, { 'idempotency-key': another(1) })).status).toBe(201)
})

it('counts the files that a start finds [R10.31]', async () => {
  await postFiles([pdf])
  expect(new SpoolFiles(join(filesFolder(), '..')).storedBytes).toBe(pdf.size)
})

it('counts what one address really sent, not what it might have [R10.31]', async () => {
  open({ ENQUIRY_FILES_MB_PER_HOUR: '60.255' })
  const statuses = []
  for (const n of [1, 2, 3]) statuses.push((await postFiles([pdf], order, { 'idempotency-key': another(n) })).status)
  expect(statuses).toEqual([201, 201, 413])
})

it('has no limit for an address where the limit is 0 [R10.31]', async () => {
  open({ ENQUIRY_FILES_MB_PER_HOUR: '0' })
  expect((await postFiles([pdf])).status).toBe(201)
})

it('stores nothing again for an enquiry that it has, and compares it [R10.2, R10.31]', async () => {
  await postFiles([pdf])
  const stage = vi.spyOn(spool().files, 'stage')
  expect((await postFiles([pdf])).status).toBe(201)
  expect((await postFiles([new File(['%PDF-1.4 another'], 'drawing.pdf')])).status).toBe(409)
  expect(stage).not.toHaveBeenCalled()
  expect(existsSync(spool().files.paths(ID, 1)[0] ?? '')).toBe(true)
})

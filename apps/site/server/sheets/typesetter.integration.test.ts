import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, expect, it } from 'vitest'
import type { Sheet } from '../../shared/sheets/sheet.ts'
import { SheetsBusy } from '../../shared/sheets/sheet.ts'
import { Typesetter, type TypesetterOptions } from './typesetter.ts'

const folder = mkdtempSync(join(tmpdir(), 'typesetter-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Does as the title of the sheet says. */
const program = join(folder, 'program.mjs')
writeFileSync(
  program,
  `process.on('disconnect', () => process.exit())
process.on('message', ({ sheet: { title } }) => {
  if (title === 'die') process.exit(7)
  if (title === 'hang') for (;;);
  if (title === 'fail') return process.send({ error: 'no such font' })
  setTimeout(() => process.send({ pdf: Buffer.from(title + ' ' + Object.keys(process.env).join()) }), title === 'slow' ? 150 : 0)
})`,
)

const opened: Typesetter[] = []
afterEach(() => opened.splice(0).forEach((it) => it.stop()))
function open(options: TypesetterOptions = {}) {
  const typesetter = new Typesetter({ program, ...options })
  opened.push(typesetter)
  const make = async (title: string) =>
    Buffer.from(await typesetter.typeset({ sheet: { title } as Sheet, pictures: new Map() })).toString()
  return { typesetter, make }
}

it('sheets are made by a process that knows no setting of the site, and ends without work [R2.118]', async () => {
  const { typesetter, make } = open({ idleMs: 50 })
  expect(typesetter.processId).toBeUndefined()
  expect(await make('one')).not.toMatch(/SECRET|TOKEN|URL/)
  const first = typesetter.processId
  await make('two')
  expect(typesetter.processId).toBe(first)
  await expect.poll(() => typesetter.processId).toBeUndefined()
  expect(await make('three')).toMatch(/^three/)
})

it('a process that hangs, dies or fails costs that sheet alone [R2.118]', async () => {
  const { typesetter, make } = open({ maxMs: 1500 })
  const [hung, dead, failed, made] = await Promise.allSettled(['hang', 'die', 'fail', 'good'].map(make))
  expect(hung).toMatchObject({ reason: { message: 'a sheet took more than 1500 ms' } })
  expect(dead).toMatchObject({ reason: { message: 'the process that typesets has ended' } })
  expect(failed).toMatchObject({ reason: { message: 'no such font' } })
  expect(made).toMatchObject({ status: 'fulfilled' })
  const killed = typesetter.processId ?? 0
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => typesetter.processId).toBeUndefined()
  expect(await make('after')).toMatch(/^after/)
})

it('so many wait and no more, and all are told where the site stops [R2.118]', async () => {
  const { typesetter, make } = open({ maxWaiting: 2 })
  const made = ['slow', 'b', 'c'].map(make)
  await expect(make('d')).rejects.toBeInstanceOf(SheetsBusy)
  const all = Promise.allSettled(made)
  await made[0]
  typesetter.stop()
  expect((await all).map(({ status }) => status)).toContain('rejected')
})

it('another process takes over after so many sheets [R2.118]', async () => {
  const { typesetter, make } = open({ maxSheets: 2 })
  await make('one')
  const first = typesetter.processId
  await make('two')
  await make('three')
  expect(typesetter.processId).not.toBe(first)
})

it('the process of the product makes a sheet within a second, while this one goes on [R2.118, R2.122]', async () => {
  const typesetter = new Typesetter()
  opened.push(typesetter)
  const runs = [{ text: 'NV 4' }]
  const sheet: Sheet = {
    language: 'cn',
    paper: 'a4',
    title: 'NV 4',
    kind: 'Data sheet',
    heading: { runs },
    address: 'https://norvane.example/',
    company: { name: 'Norvane', lines: [] },
    blocks: Array.from({ length: 60 }, (_, row) => ({ kind: 'paragraph', text: { runs: [{ text: `焊接 ${row}` }] } })),
  }
  let turns = 0
  const ticking = setInterval(() => turns++, 5)
  await typesetter.typeset({ sheet, pictures: new Map() })
  expect(turns).toBeGreaterThan(3)
  clearInterval(ticking)
  const times: number[] = []
  for (const title of ['a', 'b', 'c']) {
    const since = performance.now()
    const pdf = await typesetter.typeset({ sheet: { ...sheet, title }, pictures: new Map() })
    times.push(performance.now() - since)
    expect(Buffer.from(pdf.subarray(0, 8)).toString()).toBe('%PDF-1.7')
  }
  expect(Math.min(...times)).toBeLessThan(1000)
  await wait(0)
})

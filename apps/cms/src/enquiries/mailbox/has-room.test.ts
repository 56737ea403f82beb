import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { hasRoomForFiles } from './has-room.ts'
import { MAX_FILES_OF_A_MAIL, sortFiles } from './store-mail-files.ts'

it('writes no files of mails where they would leave too little of the disk [R15.92]', async () => {
  const of = (MIN_FREE_DISK_MB: number, S3_BUCKET?: string) =>
    hasRoomForFiles({ DATA_DIR: tmpdir(), MIN_FREE_DISK_MB, S3_BUCKET })
  expect([await of(0), await of(1e12), await of(1e12, 'uploads')]).toEqual([true, false, true])
})

it('keeps of the files of a mail those of the kinds of orders, each once, and names the others [R15.92]', () => {
  const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`)
  const files = Array.from({ length: MAX_FILES_OF_A_MAIL + 1 }, (_, at) => ({ name: `${at}.pdf`, bytes: pdf(`${at}`) }))
  const few = sortFiles(
    [
      { name: 'a/b', bytes: pdf('x') },
      { name: 'c', bytes: pdf('x') },
      { name: '', bytes: Buffer.from('MZ') },
    ],
    'p',
  )
  expect(few.kept.map(({ name, stored }) => [name, stored.startsWith('p-0-')])).toEqual([['a_b.pdf', true]])
  expect(few.notKept).toEqual(['?'])
  expect(sortFiles(files, 'p').notKept).toEqual([`${MAX_FILES_OF_A_MAIL}.pdf`])
  expect(sortFiles(files, 'p', false)).toMatchObject({ kept: [], notKept: files.map(({ name }) => name) })
})

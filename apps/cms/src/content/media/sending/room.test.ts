import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { hasRoom, refuseWithoutRoom } from './room.ts'

const on = (MIN_FREE_DISK_MB: number) => ({ DATA_DIR: tmpdir(), MIN_FREE_DISK_MB })
const upload = (length: number, language = 'en') => ({
  headers: {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(length),
    'accept-language': language,
  },
})

it('refuses an upload that the disk has no room for, before it is read, in the words of its sender [R14.252]', async () => {
  expect(await hasRoom(on(0))).toBe(true)
  expect(await hasRoom(on(0), 1e15)).toBe(false)
  expect(await refuseWithoutRoom(upload(1_000), on(0))).toBeNull()
  const [english, german] = await Promise.all(['en', 'de'].map((it) => refuseWithoutRoom(upload(1e15, it), on(0))))
  expect(english).toMatchObject({ status: 507, message: expect.stringContaining('disk') as string })
  expect(german?.message).not.toBe(english?.message)
  expect(await refuseWithoutRoom(upload(1_000), on(1_000_000_000))).toMatchObject({ status: 507 })
})

it('asks nothing of requests without a file [R14.252]', async () => {
  const request = { headers: { 'content-type': 'application/json', 'content-length': '1000' } }
  expect(await refuseWithoutRoom(request, on(1_000_000_000))).toBeNull()
})

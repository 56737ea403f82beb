import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import type { UploadStore } from '../../content/media/upload-store.ts'
import { isIntact } from './is-intact.ts'

const bytes = Buffer.from('%PDF of a manual')
const sha256 = createHash('sha256').update(bytes).digest('hex')

function createStore(answer: () => Promise<Buffer | null>) {
  const open = vi.fn(async () => {
    const found = await answer()
    return found && { body: new Blob([new Uint8Array(found)]).stream(), size: found.length, range: null }
  })
  return { open, store: { open } as unknown as UploadStore }
}

it('parts that are asked for at the same time share one reading of the file, later ones have another [R2.134]', async () => {
  const { open, store } = createStore(async () => bytes)
  const file = { filename: 'manual.pdf', sha256, filesize: bytes.length }
  const ask = () => isIntact(store, file)
  expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array(50).fill(true))
  expect(open).toHaveBeenCalledTimes(1)
  expect(await ask()).toBe(true)
  expect(open).toHaveBeenCalledTimes(2)
})

it('a reading that fails is not the next one’s, nor is what was damaged or lost [R2.134]', async () => {
  const answers = [Promise.reject(new Error('the store is down')), Buffer.from('damaged'), null, bytes]
  const { store } = createStore(async () => answers.shift() ?? null)
  const file = { filename: 'parts.pdf', sha256, filesize: bytes.length }
  await expect(isIntact(store, file)).rejects.toThrow('down')
  expect([await isIntact(store, file), await isIntact(store, file), await isIntact(store, file)]).toEqual([
    false,
    null,
    true,
  ])
})

// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type { BasketChange, BasketLine } from '../../shared/basket/basket.ts'

const saw: BasketLine = { id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }
const saved = () => JSON.parse(localStorage.getItem('basket') ?? 'null') as unknown

async function freshStore() {
  vi.resetModules()
  return (await import('./basket-store.ts')).basketStore
}

beforeEach(() => localStorage.clear())

it('saves every change under its key and restores it at the next start [R4.8, R9.12]', async () => {
  const store = await freshStore()
  store.change({ kind: 'add', line: saw })
  expect(saved()).toEqual([saw])
  expect((await freshStore()).basket).toEqual([saw])
})

it('starts empty when the storage is damaged [R4.8]', async () => {
  localStorage.setItem('basket', '{"broken')
  expect((await freshStore()).basket).toEqual([])
})

it('works when nothing can be saved', async () => {
  const store = await freshStore()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.change({ kind: 'add', line: saw })
  expect(store.basket).toEqual([saw])
  vi.restoreAllMocks()
})

it('takes over changes of another tab, and tells its subscribers [R19.8]', async () => {
  const store = await freshStore()
  const listener = vi.fn<() => void>()
  const unsubscribe = store.subscribe(listener)
  localStorage.setItem('basket', JSON.stringify([saw]))
  dispatchEvent(new StorageEvent('storage', { key: 'basket' }))
  expect(store.basket).toEqual([saw])
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(store.basket).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
})

it.each<BasketChange>([
  { kind: 'add', line: { ...saw, id: 'new' } },
  { kind: 'addAll', lines: [saw] },
  { kind: 'remove', position: 0 },
  { kind: 'setCount', id: 'saw', cnt: 7 },
  { kind: 'clear' },
])('saves what the basket is after the change $kind [R4.8]', async (change) => {
  const store = await freshStore()
  store.change({ kind: 'add', line: saw })
  const before = saved()
  store.change(change)
  expect(saved()).not.toEqual(before)
  expect(saved()).toEqual(store.basket)
})

it('starts empty where nothing was saved [R4.8]', async () => {
  expect((await freshStore()).basket).toEqual([])
})

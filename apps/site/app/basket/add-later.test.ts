import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BasketChange } from '../../shared/basket/basket.ts'
import { toAdds } from './adds.ts'
import { addLater } from './add-later.ts'

const kept = new Map<string, string>()
const changes: BasketChange[] = []

vi.mock('../shell/basket-store.ts', () => ({
  basketStore: { change: (change: BasketChange) => changes.push(change) },
}))

beforeEach(() => {
  kept.clear()
  changes.length = 0
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

/** A backend that has all products but those whose slugs begin with "gone". */
function answer(isUp = true) {
  vi.stubGlobal('fetch', async (address: string) => {
    const ids = new URL(address, 'https://norvane.example').searchParams.get('ids')?.split(',') ?? []
    const products = ids.map((slug) => ({ id: slug, slug, name: `The ${slug}`, model: slug, image: null }))
    return Response.json(
      products.filter(({ slug }) => !slug.startsWith('gone')),
      { status: isUp ? 200 : 503 },
    )
  })
}

const line = (slug: string, cnt: number) => ({ id: slug, slug, name: `The ${slug}`, model: slug, image: null, cnt })

it('adds in their order what was pressed, once, and leaves out what is gone or no product [R13.80]', async () => {
  answer()
  const adds = [
    toAdds('add', [{ slug: 'a', cnt: 2 }]),
    toAdds('addAll', [
      { slug: 'b', cnt: 3 },
      { slug: 'gone', cnt: 1 },
    ]),
  ]
  kept.set('add_later', ` ${adds.join(' ')} add,../x:1 nonsense`)
  await Promise.all([addLater('de'), addLater('de')])
  expect(changes).toEqual([
    { kind: 'add', line: line('a', 2) },
    { kind: 'addAll', lines: [line('b', 3)] },
  ])
  expect(kept.size).toBe(0)
})

it('keeps what cannot be loaded for the next page, beside what has come meanwhile [R13.80]', async () => {
  answer(false)
  kept.set('add_later', 'add,a:1')
  const adding = addLater('en')
  kept.set('add_later', 'add,b:1')
  await expect(adding).rejects.toThrow()
  expect(changes).toEqual([])
  answer()
  await addLater('en')
  expect(changes).toEqual([
    { kind: 'add', line: line('a', 1) },
    { kind: 'add', line: line('b', 1) },
  ])
})

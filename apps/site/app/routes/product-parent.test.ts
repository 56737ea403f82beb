import { expect, test } from 'vitest'
import { loader } from './product-parent.tsx'

const product = (slug: string) => ({ slug, category_slug: null, languages: ['en'] })

/** What the page of a parent shows, and its canonical address, where the content has these categories and the product `nv-1`. */
async function load(address: string, ...categories: string[]) {
  const [parent] = address.split('?')
  const documents: Record<string, (id: string) => unknown> = {
    listCategories: () => categories.map((slug) => ({ slug, position: 1 })),
    listProducts: () => [product('nv-1')],
    getCategory: (id) => ({ slug: id, languages: ['en'], product_count: 49, products: [] }),
    getProduct: (id) => (id === 'nv-1' ? product(id) : Promise.reject(new Error('404'))),
  }
  const required = async (name: string, input?: { id: string }) => documents[name]?.(input?.id ?? '')
  const optional = async (name: string, fallback: unknown) => (documents[name] ? required(name) : fallback)
  const requiredPage = async (name: string, { page }: { page: number }) => {
    return { items: await required(name), total: 49, page, pages: 2 }
  }
  const extension = async () => null
  const site = { api: { required, optional, requiredPage, extension }, siteUrl: 'https://a.example' }
  const loaded = await loader({
    params: { parent },
    url: new URL(`https://a.example/product/${address}`),
    context: { get: () => site },
  } as never)
  const [[kind, page] = []] = Object.entries(loaded)
  return [kind, page?.meta.canonical.slice(site.siteUrl.length), page?.meta.isOwn]
}

const fixed = 'pvc-screwing-machines'

test('the parent is a category first, then the word of all products, then a product [R2.7, R2.56, R16.1]', async () => {
  expect(await load('saws', 'saws')).toEqual(['category', '/category/saws', false])
  expect(await load(fixed, fixed)).toEqual(['category', `/category/${fixed}`, false])
  expect(await load(fixed, 'saws')).toEqual(['all', '/product', false])
  expect(await load('nv-1', 'saws')).toEqual(['product', `/product/${fixed}/nv-1`, false])
  await expect(load('none', 'saws')).rejects.toThrow('404')
})

const refused = (thrown: unknown) => (thrown instanceof Response ? thrown : (thrown as { init: ResponseInit }).init)

test('its lists have pages, of which the first has the plain address; a product has none [R2.57]', async () => {
  expect(await load('saws?page=2', 'saws')).toEqual(['category', '/category/saws?page=2', false])
  expect(await load(`${fixed}?page=2`, 'saws')).toEqual(['all', '/product?page=2', false])
  expect(await load('saws?page=x', 'saws')).toEqual(['category', '/category/saws', false])
  for (const address of ['saws?page=3', `${fixed}?page=3`, 'nv-1?page=2'])
    expect([address, refused(await load(address, 'saws').catch((it: unknown) => it)).status]).toEqual([address, 404])
  const moved = (await load('saws?page=1', 'saws').catch((it: unknown) => it)) as Response
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/product/saws'])
})

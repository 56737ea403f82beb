import { expect, test } from 'vitest'
import { loader } from './product-parent.tsx'

const product = (slug: string) => ({ slug, category_slug: null, languages: ['en'] })

/** What the page of a parent shows, and its canonical address, where the content has these categories and the product `nv-1`. */
async function load(parent: string, ...categories: string[]) {
  const documents: Record<string, (id: string) => unknown> = {
    listCategories: () => categories.map((slug) => ({ slug, position: 1 })),
    listProducts: () => [product('nv-1')],
    getCategory: (id) => ({ slug: id, languages: ['en'] }),
    getProduct: (id) => (id === 'nv-1' ? product(id) : Promise.reject(new Error('404'))),
  }
  const required = async (name: string, input?: { id: string }) => documents[name]?.(input?.id ?? '')
  const optional = async (name: string, fallback: unknown) => (documents[name] ? required(name) : fallback)
  const site = { api: { required, optional }, siteUrl: 'https://a.example' }
  const loaded = await loader({
    params: { parent },
    url: new URL(`https://a.example/product/${parent}`),
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

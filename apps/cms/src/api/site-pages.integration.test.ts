import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
type Product = { id: number; slug: string; features: Texts[]; faq: Texts[] }
type Texts = Record<string, unknown>
let products: Product[]

beforeAll(async () => {
  cms = await createTestCms()
  const { docs } = await cms.payload.find({ collection: 'products', sort: 'id', limit: 8, depth: 0 })
  products = docs as never
})
afterAll(() => cms.payload.destroy())

const saveGerman = (product: Product | undefined, data: object) =>
  cms.payload.update({ collection: 'products', id: Number(product?.id), locale: 'de', data: data as never })

const without = (field: string, [first, ...rest]: readonly Texts[] = []) => [{ ...first, [field]: null }, ...rest]

it('a product is listed in the languages that its page announces, whichever of its texts is missing in one [R16.2, R16.4]', async () => {
  const [subtitle, summary, description, feature, question] = products
  await saveGerman(subtitle, { subtitle: null })
  await saveGerman(summary, { summary: ' ' })
  await saveGerman(description, { description: null })
  await saveGerman(feature, { features: without('text', feature?.features) })
  await saveGerman(question, { faq: without('answer', question?.faq) })
  const pages = (await cms.getJson('/seo/pages/')) as { path: string; languages: string[] }[]
  const listed: boolean[] = []
  for (const { slug } of products) {
    const { languages } = (await cms.getJson(`/shop/products/${slug}/`)) as { languages: string[] }
    const page = pages.find(({ path }) => path.endsWith(`/${slug}`))
    expect(page?.languages, slug).toEqual(languages)
    listed.push(languages.includes('de'))
  }
  expect(listed).toEqual([false, false, false, false, false, true, true, true])
})

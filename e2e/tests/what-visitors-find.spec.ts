import { expect, test } from '../fixtures.ts'
import { screens } from '../screens.ts'
import { wordsOf } from '../words-of.ts'

type Named = { slug: string; name: string; model: string; title: string; author: string; question: string }
type Dealer = { name: string; continent: string }

/** The lists of the content API, where each is found, and by which field. */
const lists = [
  ['/shop/categories/', '/', 'name'],
  ['/shop/turnkeys/', screens.turnkeys, 'name'],
  ['/main/blog/', screens.blog, 'title'],
  ['/main/reviews/', screens.reviews, 'author'],
  ['/main/qa/', screens.service, 'question'],
  ['/main/services/', screens.service, 'title'],
  ['/main/aboutus/', screens.about, 'title'],
] as const

const continents = ['africa', 'asia', 'europe', 'north-america', 'oceania', 'south-america']
test('visitors find all categories, products, turnkeys, posts, reviews, questions, services, dealers by continent, about and contact [R1.1, R3.11]', async ({
  request,
}) => {
  const headers = { 'accept-language': 'en' }
  const ask = async <Answer = Named[]>(call: string) =>
    (await (await request.get(`/api${call}`, { headers })).json()) as Answer
  const open = async (path: string) => (await request.get(path, { headers })).text()
  const expectWords = (path: string, shown: string, words: string[]) => {
    expect([path, words.length > 0]).toEqual([path, true])
    expect([path, words.filter((word) => !shown.includes(word))]).toEqual([path, []])
  }
  for (const [call, path, field] of lists) {
    const words = (await ask(call)).map((it) => it[field])
    expectWords(path, wordsOf(await open(path)), words)
  }
  let filled = 0
  for (const { slug } of await ask('/shop/categories/')) {
    const { products } = await ask<{ products: Named[] }>(`/shop/categories/${slug}/`)
    const models = products.map((it) => it.model)
    // An editor, or a test that is one, may just have made it.
    if (models.length === 0) continue
    filled++
    expectWords(slug, wordsOf(await open(`/category/${slug}`)), models)
  }
  expect(filled).toBeGreaterThan(5)
  const contact = await open(screens.contact)
  const company = await ask<{ phone: string; email: string }>('/main/company/')
  expectWords('contact', wordsOf(contact), [company.phone, company.email])
  const dealers = await ask<Dealer[]>('/main/dillers/')
  for (const continent of continents) {
    const names = dealers.filter((it) => it.continent === continent).map((it) => it.name)
    expectWords(continent, wordsOf(contact, `<details id="${continent}"`, '</details>'), names)
  }
})

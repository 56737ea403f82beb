import { languageCodes } from '@vitrine/locales/languages'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../../testing/test-cms.ts'

type Texts = Record<string, string>
type Body = { error?: string; texts: Texts; proposal: { title: string; texts: Texts } | null }
type Shown = { images: { src: string; alt: string }[] }

let cms: Awaited<ReturnType<typeof createTestCms>>
let product: { id: number; slug: string; pictures: { id: number; filename: string }[] }
const as: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  cms = await createTestCms()
  for (const role of ['editor', 'operator'] as const) as[role] = await cms.logIn(role)
  const { docs } = await cms.payload.find({ collection: 'products', where: { pictures: { exists: true } }, limit: 1 })
  product = docs[0] as unknown as typeof product
})

async function call(id: number, texts?: object, who = 'editor') {
  const answer = await cms.callRest(`/alt-texts/${id}`, {
    method: texts ? 'POST' : 'GET',
    headers: { ...as[who], 'content-type': 'application/json' },
    ...(texts && { body: JSON.stringify({ texts }) }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}
const picture = () => product.pictures[0]!
const nameIn = async (locale: string) =>
  (await cms.payload.findByID({ collection: 'products', id: product.id, locale: locale as 'de', depth: 0 })).name
const shownIn = async (language: string) => {
  const { images } = (await cms.getJson(`/shop/products/${product.slug}/`, language)) as Shown
  return images.find(({ src }) => src === `/media/${picture().filename}`)?.alt
}

it('gives a picture its alternative texts in all languages at once, with the name of what shows it as a proposal [R14.202]', async () => {
  const { body } = await call(picture().id)
  expect(Object.keys(body.texts)).toEqual(languageCodes)
  expect(body.proposal?.title).toBe(await nameIn('en'))
  expect(Object.keys(body.proposal?.texts ?? {})).toEqual(languageCodes)
  expect(body.proposal?.texts.ar).toBe(await nameIn('ar'))

  const before = await cms.getJson('/revision/')
  const saved = await call(picture().id, { de: ' Eine Säge ', ar: 'منشار', fr: '' })
  expect([saved.status, saved.body.texts.de, saved.body.texts.fr]).toEqual([200, 'Eine Säge', undefined])
  expect(saved.body.texts.es).toBe(body.texts.es)
  expect(await cms.getJson('/revision/')).not.toEqual(before)
  expect(await Promise.all(['de', 'ar', 'fr', 'es'].map(shownIn))).toEqual([
    'Eine Säge',
    'منشار',
    // What a language lacks stands in English.
    body.texts.en,
    body.texts.es,
  ])
  const { translationState } = await cms.payload.findByID({ collection: 'media', id: picture().id, depth: 0 })
  expect(translationState).toContain('fr:missing')
  const { docs } = await cms.payload.find({
    collection: 'audit-events',
    where: { kind: { equals: 'save' } },
    sort: '-id',
  })
  expect(docs[0]).toMatchObject({ entity: 'media', documentId: String(picture().id), title: picture().filename })
  expect(docs[0]?.changedFields).toBe('alt (ar), alt (de), alt (fr)')
})

it('keeps the file, and what the form of one language saves afterwards changes that one [R14.202]', async () => {
  await call(picture().id, { it: 'Una sega' })
  const answer = await cms.callRest(`/media/${picture().id}?locale=de`, {
    method: 'PATCH',
    headers: { ...as.editor, 'content-type': 'application/json' },
    body: JSON.stringify({ alt: 'Die Säge' }),
  })
  expect(answer.status).toBe(200)
  expect((await call(picture().id)).body.texts).toMatchObject({ de: 'Die Säge', it: 'Una sega' })
  const { filename, sizes } = await cms.payload.findByID({ collection: 'media', id: picture().id })
  expect(filename).toBe(picture().filename)
  expect(Object.keys(sizes ?? {}).length).toBeGreaterThan(3)
})

it('proposes the names of a draft, too, as its newest version has them [R14.202]', async () => {
  const { payload } = cms
  await payload.update({ collection: 'products', id: product.id, locale: 'nl', data: { name: 'Zaag' }, draft: true })
  expect((await call(picture().id)).body.proposal?.texts.nl).toBe('Zaag')
})

it('proposes nothing for a picture that nothing with a name shows [R14.202]', async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { id } = await cms.payload.create({
    collection: 'media',
    data: { alt: 'A red square' },
    file: { data, mimetype: 'image/png', name: 'alone.png', size: data.length },
  })
  expect((await call(id)).body).toEqual({ texts: { en: 'A red square' }, proposal: null })
})

it('refuses what is no text, no English, no picture and nobody of the editors [R14.202]', async () => {
  const { id } = picture()
  const before = (await call(id)).body.texts
  expect(await call(id, { en: ' ' })).toMatchObject({ status: 400, body: { error: 'english' } })
  for (const texts of [{ xx: 'a' }, { de: 'a\u0000b' }, { de: 'a\nb' }, { de: 'x'.repeat(501) }, { de: 5 }])
    expect([texts, (await call(id, texts)).status]).toEqual([texts, 400])
  expect((await call(999_999, { de: 'a' })).status).toBe(404)
  for (const who of ['operator', 'stranger']) {
    expect((await call(id, undefined, who)).status).toBe(403)
    expect((await call(id, { de: 'a' }, who)).status).toBe(403)
  }
  expect((await call(id)).body.texts).toEqual(before)
})

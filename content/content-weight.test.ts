import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@vitrine/locales/languages'
import { expect, test } from 'vitest'

const content = fileURLToPath(new URL('.', import.meta.url))
const json = (path: string) => JSON.parse(readFileSync(join(content, path), 'utf8'))
const leftOut = /node_modules|__pycache__|\.cache/
const weightOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.test(name))
    .reduce((sum, it) => {
      const path = join(folder, it.name)
      return sum + (it.isDirectory() ? weightOf(path) : statSync(path).size)
    }, 0)

const slugs = readdirSync(join(content, 'data/products')).map((file) => file.replace('.json', ''))
const videos: Record<string, { seconds: number }> = json('videos/manifest.json')
const models: Record<string, { bytes: number; parts: string[] }> = json('models/manifest.json')
const parts: Record<string, Record<string, string>> = json('../packages/locales/parts.json')

test('all of content weighs less than 80 MB [R18.8]', () => {
  expect(weightOf(content)).toBeLessThan(80_000_000)
})

test('every product has its picture and a 3D model of less than 600 kB [R18.8]', () => {
  const pictures = json('pictures/manifest.json')
  expect(slugs.filter((slug) => !pictures[`products/${slug}`])).toEqual([])
  expect(Object.keys(models).toSorted()).toEqual(slugs.toSorted())
  const heavy = slugs.filter((slug) => statSync(join(content, 'models', `${slug}.glb`)).size >= 600_000)
  expect(heavy).toEqual([])
})

test('every part that a model names has a name in all languages [R11.6]', () => {
  const used = new Set(Object.values(models).flatMap((model) => model.parts))
  expect([...used].filter((key) => !parts[key])).toEqual([])
  for (const [key, names] of Object.entries(parts)) {
    expect(Object.keys(names).toSorted(), key).toEqual(languages.map(({ code }) => code).toSorted())
    expect(
      Object.values(names).every((name) => name.trim() !== ''),
      key,
    ).toBe(true)
  }
})

test('every product is shown from three sides and once from near, each view with words for it [R18.8]', () => {
  const drawn = json('pictures/manifest.json')
  const views: { key: string }[] = json('data/views.json')
  for (const slug of slugs) {
    const names = ['', '-side', '-back', '-detail'].map((view) => `products/${slug}${view}`)
    const pictures: string[] = json(`data/products/${slug}.json`).pictures
    expect(pictures.filter((name) => !name.startsWith('work/')).toSorted(), slug).toEqual(names.toSorted())
    expect(names.filter((name) => !drawn[name]?.rendered)).toEqual([])
  }
  expect(views.map(({ key }) => key).toSorted()).toEqual(['back', 'detail', 'side'])
})

test('every picture of work is rendered, told in all languages, and shown by its category and its machines [R19.101, R19.102]', () => {
  const drawn = json('pictures/manifest.json')
  const works: { picture: string; category: string; text: object }[] = json('data/work-pictures.json')
  const sections: { category: string; picture: string }[] = json('data/category-sections.json')
  const products: { slug: string; category: string; pictures: string[]; poster?: string }[] = slugs.map((slug) =>
    json(`data/products/${slug}.json`),
  )
  expect(works.length).toBeGreaterThanOrEqual(6)
  for (const { picture, category, text } of works) {
    expect(drawn[picture]?.rendered, picture).toBe(true)
    expect(Object.keys(text).toSorted(), picture).toEqual(languages.map(({ code }) => code).toSorted())
    expect(sections.find((it) => it.category === category)?.picture).toBe(picture)
    const own = products.filter((it) => it.category === category)
    expect(own.some(({ pictures, poster }) => [...pictures, poster].includes(picture))).toBe(true)
    expect(own.filter(({ slug }) => videos[slug]).map(({ poster }) => poster)).toContain(picture)
  }
  // Of what has a film the poster alone shows it: once on a page is enough.
  const twice = products.filter(({ pictures, poster }) => poster && pictures.some((it) => it.startsWith('work/')))
  expect(twice.map(({ slug }) => slug)).toEqual([])
})

test('nothing but the pictures of certificates is drawn instead of rendered', () => {
  const pictures: Record<string, { rendered?: true }> = json('pictures/manifest.json')
  const drawn = Object.keys(pictures).filter((name) => !pictures[name]?.rendered)
  expect(drawn.filter((name) => !name.startsWith('certificates/'))).toEqual([])
})

test('content holds no file that can be made from it in seconds', () => {
  const files = readdirSync(join(content, 'pictures'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /-(320|640|960|1280|1600|1920)\.webp$/.test(file))).toEqual([])
  expect(existsSync(join(content, 'files'))).toBe(false)
})

test('at least twelve products have a video of 6 to 10 s in both kinds, each of less than 900 kB', () => {
  expect(Object.keys(videos).length).toBeGreaterThanOrEqual(12)
  expect(Object.keys(videos).filter((slug) => !slugs.includes(slug))).toEqual([])
  for (const [slug, { seconds }] of Object.entries(videos)) {
    expect(seconds, slug).toBeGreaterThanOrEqual(6)
    expect(seconds, slug).toBeLessThanOrEqual(10)
  }
  const files = Object.keys(videos).flatMap((slug) => [`${slug}.webm`, `${slug}.mp4`])
  expect(files.filter((file) => statSync(join(content, 'videos', file)).size >= 900_000)).toEqual([])
})

test('every category section has a product with a video', () => {
  const sections: { category: string; products: string[] }[] = json('data/category-sections.json')
  const without = sections.filter(({ products }) => !products.some((slug) => videos[slug]))
  expect(without.map(({ category }) => category)).toEqual([])
})

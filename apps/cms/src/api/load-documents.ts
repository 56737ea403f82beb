import type { Slide } from '@vitrine/contract/shapes/editorial'
import type { Slider } from '../content/collections/slides.ts'
import type { ById, ContentSnapshot } from './content-store.ts'
import { toSlide } from './editorial.ts'
import type { Context } from './get-handlers.ts'
import type { Uploads } from './pictures.ts'
import type { Shop } from './products.ts'

export async function loadUploads(content: ContentSnapshot): Promise<Uploads> {
  const [media, files] = await Promise.all([content.all('media'), content.all('files')])
  return { media, files }
}

export async function loadShop(content: ContentSnapshot): Promise<Shop> {
  const [uploads, parameters, categories, products] = await Promise.all([
    loadUploads(content),
    content.all('parameters'),
    content.all('categories'),
    content.all('products'),
  ])
  return { uploads, parameters, categories, products }
}

export function bySlug<T extends { slug: string }>(all: ById<T>, slug: string): T | undefined {
  for (const it of all.values()) if (it.slug === slug) return it
  return undefined
}

export async function slidesOf(slider: Slider, { content, language }: Context): Promise<Slide[]> {
  const uploads = await loadUploads(content)
  return [...(await content.all('slides')).values()]
    .filter((it) => it.slider === slider)
    .map((it) => toSlide(it, uploads, language))
}

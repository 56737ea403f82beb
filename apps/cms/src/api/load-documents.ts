import type { Slide } from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Slider } from '../content/collections/slides.ts'
import type { ById, ContentSnapshot } from './content-store.ts'
import { toSlide } from './editorial.ts'
import type { Uploads } from './pictures.ts'
import type { Catalogue } from './catalogue.ts'

export async function loadUploads(content: ContentSnapshot): Promise<Uploads> {
  const [media, files] = await Promise.all([content.all('media'), content.all('files')])
  return { media, files }
}

export async function loadCatalogue(content: ContentSnapshot): Promise<Catalogue> {
  const [uploads, parameters, categories, products] = await Promise.all([
    loadUploads(content),
    content.all('parameters'),
    content.all('categories'),
    content.all('products'),
  ])
  return { uploads, parameters, categories, products }
}

export function findBySlug<T extends { slug: string }>(all: ById<T>, slug: string): T | undefined {
  for (const it of all.values()) if (it.slug === slug) return it
  return undefined
}

export async function loadSlides(slider: Slider, content: ContentSnapshot, language: LanguageCode): Promise<Slide[]> {
  const uploads = await loadUploads(content)
  return [...(await content.all('slides')).values()]
    .filter((it) => it.slider === slider)
    .map((it) => toSlide(it, uploads, language))
}

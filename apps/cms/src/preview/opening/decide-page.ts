import type { Slider } from '../../content/collections/slides.ts'
import { isPageCollection, pageAddress } from '../../publishing/redirects/page-addresses.ts'
import { slugOfDraft } from './fill-gaps.ts'
import { slug as slugShape } from '@vitrine/contract/shapes/text'
import { WINDOW_PATH } from '@vitrine/contract/window-path'

const pageOfSlider: Record<Slider, string> = {
  'home-page-header': '/',
  'header-category': '/category',
  'header-turnkey': '/turnkey',
  'about-us-slider': '/about',
  'service-slider': '/service',
}

/** The pages of documents that are always seen on the same. */
const fixedPages: Record<string, string> = {
  'turnkey-sections': '/turnkey',
  questions: '/service',
  services: '/service',
  advantages: '/',
  'about-sections': '/about',
  certificates: '/about',
  company: '/contact',
  menu: '/',
  'interface-texts': '/',
  'window-story': WINDOW_PATH,
}

/** The collections that have a preview, in which everything but what other documents refer to and addresses is. */
export const previewedCollections = [
  'products',
  'categories',
  'category-sections',
  'turnkeys',
  'turnkey-sections',
  'posts',
  'reviews',
  'questions',
  'slides',
  'services',
  'advantages',
  'about-sections',
  'certificates',
  'dealers',
  'seo-pages',
] as const
/** The globals that have one. */
export const previewedGlobals = ['company', 'menu', 'interface-texts', 'window-story'] as const

/**
 * The page on which a document is seen, without language; null as long as it lacks what decides that.
 * @param slugOfCategory gives the slug of a published category
 */
export async function decidePage(
  entity: string,
  document: Record<string, unknown>,
  slugOfCategory: (id: number) => Promise<string | null>,
): Promise<string | null> {
  const { slug, slider, category, country, continent, path } = document
  if (isPageCollection(entity)) {
    const known = slugShape.safeParse(slug)
    return pageAddress(entity, known.success ? known.data : slugOfDraft(Number(document.id))).replace(/\/$/, '')
  }
  if (entity === 'slides') return pageOfSlider[slider as Slider] ?? null
  if (entity === 'reviews') return country ? '/reviews' : null
  if (entity === 'dealers') return country && continent ? '/contact' : null
  if (entity === 'seo-pages') return typeof path === 'string' && path ? path.replace(/(.)\/+$/, '$1') : null
  if (entity === 'category-sections') {
    const own = typeof category === 'number' ? await slugOfCategory(category) : null
    if (own) return pageAddress('categories', own).replace(/\/$/, '')
    return null
  }
  return fixedPages[entity] ?? null
}

/** The parts of the site that its interface texts belong to, in the order of a visit. */
export const textParts = [
  'shell',
  'home',
  'products',
  'finder',
  'turnkeys',
  'company',
  'contact',
  'posts',
  'basket',
  'forms',
  'search',
  'shared',
  'errors',
  'engines',
] as const
export type TextPart = (typeof textParts)[number]

const partByPrefix: Record<string, TextPart> = {
  header: 'shell',
  footer: 'shell',
  social: 'shell',
  bar: 'shell',
  units: 'shell',
  cookies: 'shell',
  chat: 'shell',
  skipToContent: 'shell',
  scrollToTop: 'shell',
  home: 'home',
  category: 'products',
  product: 'products',
  compare: 'products',
  planner: 'products',
  documents: 'products',
  sheet: 'products',
  gallery: 'products',
  model: 'products',
  finder: 'finder',
  turnkey: 'turnkeys',
  about: 'company',
  service: 'company',
  reviews: 'company',
  certificates: 'company',
  contact: 'contact',
  dealers: 'contact',
  near: 'contact',
  adviser: 'contact',
  blog: 'posts',
  basket: 'basket',
  form: 'forms',
  formField: 'forms',
  search: 'search',
  carousel: 'shared',
  common: 'shared',
  list: 'shared',
  error: 'errors',
  meta: 'engines',
}

/** The part of the site that a text belongs to, by the first word of its key; null where nobody has said so. */
export function partOfText(key: string): TextPart | null {
  return partByPrefix[key.split('.')[0] ?? ''] ?? null
}

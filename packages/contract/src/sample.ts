import type { Post, Review, Slide } from './shapes/editorial.ts'
import type { Category, Product, Turnkey } from './shapes/shop.ts'

/** A very small catalogue for the stub server: one of each kind, complete enough to draw every screen. */

const translated = { isFallback: false, fallbackFields: [], languages: ['en' as const] }
const power = {
  key: 'power',
  name: 'Connected load',
  group: 'Power and air',
  unit: 'kW',
  value: '3.6',
  number: 3.6,
  max: null,
  isFallback: false,
}

const productCard = {
  ...translated,
  id: '1',
  name: 'Sample saw',
  slug: 'sample-saw',
  model: 'SA 100',
  subtitle: 'A machine that stands in for yours',
  category_slug: 'sample-category',
  image: null,
  highlights: [power],
}

export const product: Product = {
  ...productCard,
  category: { name: 'Sample category', slug: 'sample-category' },
  summary: 'The stub server has this one machine.',
  description: [{ type: 'paragraph', spans: [{ text: 'Bring your own backend and your machines stand here.' }] }],
  images: [],
  features: [{ title: 'One of each', text: 'Enough to draw every screen.' }],
  specifications: [power],
  faq: [{ question: 'Is this real?', answer: 'No.' }],
  video: null,
  related: [],
  updated_at: '2026-01-01T00:00:00.000Z',
}

const section = {
  ...translated,
  id: '1',
  category_slug: 'sample-category',
  name: 'Sample category',
  description: 'What the category is for.',
  image: null,
  video_preview: null,
  video: null,
  products: [productCard],
  show_on_homepage: true,
  position: 1,
}

export const category: Category = {
  ...translated,
  id: '1',
  name: 'Sample category',
  slug: 'sample-category',
  summary: 'What the category is for.',
  show_in_menu: true,
  position: 1,
  image: null,
  product_count: 1,
  description: product.description,
  products: [productCard],
  sections: [section],
}

export const turnkey: Turnkey = {
  ...translated,
  id: '1',
  name: 'Sample plant',
  slug: 'sample-plant',
  summary: 'A production line that stands in for yours.',
  country: 'AT',
  image: null,
  images: [],
  filter_specifications: [
    { key: 'Country', value: 'Austria' },
    { key: 'Profile Type', value: 'PVC' },
    { key: 'Capacity', value: '100' },
    { key: 'Nr. of workers', value: '12' },
  ],
  description: product.description,
  advantages: product.features,
  products: [{ ...productCard, cnt: 2 }],
  video: null,
  updated_at: product.updated_at,
}

export const post: Post = {
  ...translated,
  title: 'Sample article',
  slug: 'sample-article',
  language: 'en',
  languages: ['en'],
  kind: 'article',
  excerpt: 'An article that stands in for yours.',
  image: null,
  published_at: '2026-01-01T00:00:00.000Z',
  body: product.description,
  reading_minutes: 1,
  event: null,
  updated_at: product.updated_at,
}

export const slide: Slide = {
  ...translated,
  id: '1',
  title: 'Sample slide',
  text: 'A slide that stands in for yours.',
  link: '/turnkey',
  link_text: 'Plants',
  image: null,
  video: null,
  position: 1,
}

export const review: Review = {
  ...translated,
  id: '1',
  author: 'Sample customer',
  role: 'Owner',
  company: 'Sample windows',
  country: 'AT',
  text: 'It saws.',
  text_language: 'en',
  original_text: 'It saws.',
  original_language: 'en',
  photo: null,
  video: null,
  date: '2026-01-01',
}

import { z } from 'zod'
import { model3d, picture, video } from './media.ts'
import { countryCode, position, richText, slug, translated } from './text.ts'

/** One figure of a product. `value` is formatted for reading, without the unit; `number` and `max` are for comparing. */
export const specification = z.object({
  key: slug,
  name: z.string(),
  group: z.string().nullable(),
  unit: z.string().nullable(),
  value: z.string(),
  number: z.number().nullable(),
  max: z.number().nullable().describe('the upper end where the figure is a range'),
  isFallback: z.boolean().describe('the value is an English text that stands in'),
  imperial: z
    .object({ value: z.string(), unit: z.string() })
    .optional()
    .describe('the same figure in an imperial unit, formatted likewise, where its unit has one'),
  better: z.enum(['more', 'less']).optional().describe('which of two figures is the better one, where either is'),
})

export const productCard = translated.extend({
  id: z.string(),
  name: z.string(),
  slug,
  model: z.string(),
  subtitle: z.string(),
  category_slug: slug.nullable(),
  image: picture.nullable(),
  highlights: z.array(specification).describe('the three or four figures that matter most to a buyer'),
})

export const question = z.object({ question: z.string(), answer: z.string() })
export const feature = z.object({ title: z.string(), text: z.string() })

export const categoryCard = translated.extend({
  id: z.string(),
  name: z.string(),
  slug,
  summary: z.string(),
  show_in_menu: z.boolean(),
  position,
  image: picture.nullable(),
  product_count: z.number().int(),
})

export const categorySection = translated.extend({
  id: z.string(),
  category_slug: slug,
  name: z.string(),
  description: z.string(),
  image: picture.nullable(),
  video_preview: picture.nullable(),
  video: video.nullable(),
  products: z.array(productCard),
  show_on_homepage: z.boolean(),
  position,
})

export const category = categoryCard.extend({
  description: richText,
  products: z.array(productCard),
  sections: z.array(categorySection),
})

/** What is compared with other products, or laid out among them: no texts of its page. */
export const productFigures = productCard.extend({
  specifications: z.array(specification),
  model3d: model3d.nullish(),
})

export const product = productFigures.extend({
  category: z.object({ name: z.string(), slug }).nullable(),
  summary: z.string(),
  description: richText,
  images: z.array(picture),
  features: z.array(feature),
  faq: z.array(question),
  video: video.nullable(),
  related: z.array(productCard),
  updated_at: z.iso.datetime(),
})

/** The keys in use are Country, Profile Type, Capacity and Nr. of workers (R3.8); keys stay English, values are translated. */
export const filterSpecification = z.object({ key: z.string(), value: z.string() })

export const turnkeyCard = translated.extend({
  id: z.string(),
  name: z.string(),
  slug,
  summary: z.string(),
  country: countryCode.nullable(),
  image: picture.nullable(),
  images: z.array(picture),
  filter_specifications: z.array(filterSpecification),
})

export const turnkey = turnkeyCard.extend({
  description: richText,
  advantages: z.array(feature),
  products: z.array(productCard.extend({ cnt: z.number().int().min(1).describe('how many the turnkey has') })),
  video: video.nullable(),
  updated_at: z.iso.datetime(),
})

export const turnkeySection = translated.extend({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  image: picture.nullable(),
  position,
  turnkeys: z.array(turnkeyCard),
})

export type ProductFigures = z.infer<typeof productFigures>
export type Specification = z.infer<typeof specification>
export type ProductCard = z.infer<typeof productCard>
export type Product = z.infer<typeof product>
export type CategoryCard = z.infer<typeof categoryCard>
export type Category = z.infer<typeof category>
export type CategorySection = z.infer<typeof categorySection>
export type TurnkeyCard = z.infer<typeof turnkeyCard>
export type Turnkey = z.infer<typeof turnkey>
export type TurnkeySection = z.infer<typeof turnkeySection>

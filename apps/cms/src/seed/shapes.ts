import { continent, company as companyShape } from '@vitrine/contract/shapes/editorial'
import { languageCode } from '@vitrine/contract/shapes/text'
import { MAX_STATIONS, windowStages } from '@vitrine/contract/shapes/window-story'
import { z } from 'zod'
import { parameterGroups } from '../content/collections/parameters.ts'
import { sliders } from '../content/collections/slides.ts'
import { country, markdown, pagePath, picture, position, slug, text, titled } from './text-shapes.ts'

/** The demo content, file by file, as content/README.md describes it. */
export const category = z.strictObject({
  slug,
  position,
  showInMenu: z.boolean(),
  picture,
  name: text,
  summary: text,
  description: markdown,
})

export const categorySection = z.strictObject({
  category: slug,
  position,
  showOnHomepage: z.boolean(),
  picture,
  name: text,
  description: text,
  products: z.array(slug),
})

export const parameter = z.strictObject({
  key: slug,
  position,
  group: z.enum(parameterGroups),
  kind: z.enum(['number', 'range', 'text', 'boolean']),
  unit: z.string().nullable(),
  better: z.enum(['more', 'less']).optional(),
  name: text,
})

/** The views of a product beside its main one: `products/<slug>-<key>` is such a picture. */
export const view = z.strictObject({ key: slug, name: text })

/** What happens in a machine, as a picture: its text says what is seen. */
export const workPicture = z.strictObject({ picture, category: slug, text })

export const product = z.strictObject({
  slug,
  model: z.string(),
  category: slug,
  profileType: z.enum(['pvc', 'aluminium', 'pvc-aluminium']).optional(),
  position,
  picture,
  pictures: z.array(picture),
  /** What its film shows until it is started. */
  poster: picture.optional(),
  name: text,
  subtitle: text,
  summary: text,
  description: markdown,
  features: z.array(titled),
  faq: z.array(z.strictObject({ question: text, answer: text })),
  parameters: z.array(
    z.strictObject({
      key: slug,
      number: z.number().optional(),
      max: z.number().optional(),
      text: text.optional(),
      yes: z.boolean().optional(),
      highlight: z.boolean().optional(),
    }),
  ),
  related: z.array(slug),
})

export const productDocuments = z.strictObject({
  product: slug,
  serials: z.array(
    z.strictObject({ serial: z.string(), modelYear: z.number().int(), deliveredOn: z.iso.date().nullable() }),
  ),
})

export const turnkey = z.strictObject({
  slug,
  position,
  country,
  profileType: z.enum(['pvc', 'aluminium', 'pvc-aluminium']),
  capacity: z.number(),
  workers: z.number(),
  picture,
  pictures: z.array(picture),
  name: text,
  summary: text,
  description: markdown,
  advantages: z.array(titled),
  products: z.array(z.strictObject({ slug, cnt: z.number().int().min(1) })),
})

export const turnkeySection = z.strictObject({
  position,
  picture,
  name: text,
  description: text,
  turnkeys: z.array(slug),
})

export const post = z.strictObject({
  slug,
  kind: z.enum(['article', 'event']),
  publishedAt: z.iso.datetime({ offset: true }),
  picture,
  products: z.array(slug).default([]),
  event: z.strictObject({ startsOn: z.iso.date(), endsOn: z.iso.date(), place: text }).nullable(),
  title: text,
  excerpt: text,
  body: markdown,
})

export const review = z.strictObject({
  id: z.string(),
  author: z.string(),
  role: text,
  company: z.string(),
  country,
  date: z.iso.date(),
  originalLanguage: languageCode,
  text,
  figures: z.array(z.strictObject({ value: z.string(), label: text })).default([]),
  products: z.array(z.string()).default([]),
  turnkey: z.string().nullable().default(null),
})

export const dealer = z.strictObject({
  name: z.string(),
  continent,
  country,
  city: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  email: z.email().nullable(),
  website: z.url().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  languages: z.array(languageCode),
  sells: z.array(z.string()).default([]),
  services: z.array(z.string()).default([]),
})

export const adviser = z.strictObject({
  position,
  name: z.string(),
  role: text,
  continents: z.array(continent),
  languages: z.array(languageCode),
  phone: z.string(),
  email: z.email(),
})

export const service = z.strictObject({ position, icon: z.string(), picture, title: text, text: markdown })
export const advantage = z.strictObject({ position, icon: z.string(), title: text, text })
export const about = z.strictObject({
  position,
  picture,
  title: text,
  text: markdown,
  facts: z.array(z.strictObject({ value: z.string(), label: text })),
})
export const certificate = z.strictObject({ position, picture, title: text, text })
export const question = z.strictObject({ position, question: text, answer: text })
export const slide = z.strictObject({
  slider: z.enum(sliders),
  position,
  picture,
  link: z.string().nullable(),
  linkText: text.nullable(),
  title: text,
  text,
})
export const seoPage = z.strictObject({ path: pagePath, title: text, description: text, keywords: text })
export const redirect = z.strictObject({
  from: pagePath,
  to: z.string().startsWith('/'),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
})
export const structuredData = z.strictObject({
  path: pagePath,
  json: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
})

export const windowStory = z.strictObject({
  title: text,
  lead: text,
  stations: z
    .array(
      z.strictObject({ stage: z.enum(windowStages), product: slug, parameter: slug.optional(), title: text, text }),
    )
    .max(MAX_STATIONS),
})

export const company = z.strictObject({
  name: z.string(),
  legalName: z.string(),
  address: text,
  phone: z.string(),
  fax: z.string().nullable(),
  email: z.email(),
  hours: text,
  latitude: z.number(),
  longitude: z.number(),
  socials: companyShape.shape.socials,
  chatUrl: companyShape.shape.chat_url,
})

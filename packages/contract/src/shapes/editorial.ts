import { chatAddress } from '@vitrine/platform/environment/value-types'
import { z } from 'zod'
import { picture, video } from './media.ts'
import { feature, productCard, question } from './shop.ts'
import { countryCode, languageCode, position, richText, slug, translated, urlReference } from './text.ts'

const eventDays = z.object({ starts_on: z.iso.date(), ends_on: z.iso.date() })

/** A post of kind `article` is news or knowledge; an event has a place and days. */
export const postCard = translated.extend({
  title: z.string(),
  slug,
  language: languageCode,
  languages: z.array(languageCode).describe('the languages of its title: in these it is listed'),
  kind: z.enum(['article', 'event']),
  excerpt: z.string(),
  image: picture.nullable(),
  published_at: z.iso.datetime(),
  event: eventDays.nullish().describe('the days of an event'),
})

export const post = postCard.extend({
  body: richText,
  reading_minutes: z.number().int().min(1),
  event: eventDays.extend({ place: z.string() }).nullable(),
  products: z.array(productCard).nullish().describe('the products that it is about'),
  updated_at: z.iso.datetime(),
})

export const review = translated.extend({
  id: z.string(),
  author: z.string(),
  role: z.string(),
  company: z.string(),
  country: countryCode,
  text: z.string(),
  text_language: languageCode.describe('the language that `text` is in'),
  original_text: z.string(),
  original_language: languageCode,
  photo: picture.nullable(),
  video: video.nullable(),
  date: z.iso.date(),
  figures: z
    .array(z.object({ value: z.string(), label: z.string() }))
    .nullish()
    .describe('what of the text can be counted'),
  products: z
    .array(z.object({ slug, model: z.string(), name: z.string(), picture: picture.nullish() }))
    .nullish()
    .describe('those it is about'),
  turnkey: z
    .object({ slug, name: z.string(), picture: picture.nullish() })
    .nullish()
    .describe('the turnkey that the customer has'),
})

export const continents = ['africa', 'asia', 'europe', 'north-america', 'oceania', 'south-america'] as const
/** In any letter case, with spaces or hyphens between its words: backends and callers write `North America` too. */
export const continent = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '-')
      : value,
  z.enum(continents),
)

export const dealer = z.object({
  id: z.string(),
  name: z.string(),
  continent,
  country: countryCode,
  city: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  languages: z.array(languageCode).describe('the languages that the dealer answers in'),
  sells: z.array(slug).nullish().describe('slugs of the categories whose products the dealer sells'),
  services: z.array(slug).nullish().describe('slugs of the categories whose products the dealer services'),
  takes_enquiries: z
    .boolean()
    .nullish()
    .describe('whether an enquiry can name the dealer: `/contact?dealer={id}` in `action_location`'),
})

export const slide = translated.extend({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  link: urlReference.nullable().describe('a path without language prefix, or another site'),
  link_text: z.string().nullable(),
  image: picture.nullable(),
  video: video.nullable(),
  position,
})

export const advantage = translated.extend({ id: z.string(), icon: z.string(), position }).extend(feature.shape)

export const service = translated.extend({
  id: z.string(),
  title: z.string(),
  text: richText,
  icon: z.string(),
  image: picture.nullable(),
  position,
})

export const aboutSection = translated.extend({
  id: z.string(),
  title: z.string(),
  text: richText,
  image: picture.nullable(),
  facts: z.array(z.object({ value: z.string(), label: z.string() })),
  position,
})

export const questionAndAnswer = translated.extend({ id: z.string(), position }).extend(question.shape)

export const certificate = translated.extend({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  image: picture.nullable(),
  document: z
    .object({ src: urlReference, bytes: z.number().int().positive() })
    .nullish()
    .describe('the certificate itself, as PDF'),
  position,
})

/** Somebody of the company who answers enquiries, for some continents and in some languages. */
export const adviser = translated.extend({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  continents: z.array(continent),
  languages_spoken: z.array(languageCode),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  photo: picture.nullable(),
  position,
})

/** Who the site belongs to: footer, contact page and structured data read it. */
export const company = z.object({
  name: z.string(),
  legal_name: z.string(),
  address: z.string(),
  phone: z.string(),
  fax: z.string().nullable(),
  email: z.string(),
  hours: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  socials: z.array(
    z.object({
      kind: z.enum(['facebook', 'youtube', 'twitter', 'instagram', 'linkedin', 'whatsapp']),
      url: z.url(),
    }),
  ),
  chat_url: chatAddress.nullish().describe('where the chat button leads'),
  interest: z
    .boolean()
    .nullish()
    .describe('whether the backend has the calls of what is new and of what was asked for together'),
  service_requests: z.boolean().nullish().describe('whether the backend has the call that takes service requests'),
})

export type PostCard = z.infer<typeof postCard>
export type Post = z.infer<typeof post>
export type Review = z.infer<typeof review>
export type Dealer = z.infer<typeof dealer>
export type Continent = z.infer<typeof continent>
export type Slide = z.infer<typeof slide>
export type Advantage = z.infer<typeof advantage>
export type Service = z.infer<typeof service>
export type AboutSection = z.infer<typeof aboutSection>
export type QuestionAndAnswer = z.infer<typeof questionAndAnswer>
export type Certificate = z.infer<typeof certificate>
export type Adviser = z.infer<typeof adviser>
export type Company = z.infer<typeof company>

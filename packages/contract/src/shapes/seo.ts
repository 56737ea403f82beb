import { z } from 'zod'
import { languageCode, urlReference } from './text.ts'

/** A path of the public site, such as `/ru/turnkey/`; it is normalised to start and end with a slash (R7.3). */
export const pathQuery = z.object({ path: z.string().min(1).max(2000) })

/** Null and what is left out mean that there is none. */
export const metaInfo = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  keywords: z.string().nullish(),
  meta_image: urlReference.nullish(),
})

const REDIRECT_STATUS = 301

export const redirectResult = z.object({
  new_path: z
    .string()
    .nullable()
    .describe(
      'a path of the site; an address elsewhere only where `external` says so; null where the page has not moved',
    ),
  status: z
    .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
    .catch(REDIRECT_STATUS)
    .describe('every other status, and none, is read as 301'),
  external: z.boolean().nullish().describe('an administrator wants it to lead to another site'),
})

const thing = z.record(z.string(), z.unknown()).nullable()

/** Structured data: one JSON-LD object or a list of them; null where there is none. */
export const microLayout = z.union([thing, z.array(thing)])

/** What the three calls about a page answer of one path. */
export const pageLookup = z.object({ meta_info: metaInfo, redirect: redirectResult, micro_layout: microLayout })

export const file = z.object({ file: urlReference })
/** A page as a sitemap names it. */
export const sitePage = z.object({
  path: z.string().startsWith('/').describe('without language prefix, without a slash at the end'),
  languages: z
    .array(languageCode)
    .optional()
    .describe('the languages in which its content exists; left out where the interface makes the page'),
  updated_at: z.iso.datetime(),
})

export const revision = z.object({
  revision: z.number().int().nonnegative(),
  changed: z
    .array(z.string())
    .nullish()
    .describe('the tags of what has changed after `since`; none where that is not known: anything may have changed'),
})

export type MetaInfo = z.infer<typeof metaInfo>
export type RedirectResult = z.infer<typeof redirectResult>
export type SitePage = z.infer<typeof sitePage>
export type MicroLayout = z.infer<typeof microLayout>
export type PageLookup = z.infer<typeof pageLookup>

import { z } from 'zod'
import { languageCode, urlReference } from './text.ts'

export const metaInfo = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  meta_image: urlReference.nullable(),
})

export const redirectResult = z.object({
  new_path: z.string().describe('a path of the site; an address elsewhere only where `external` says so'),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
  external: z.boolean().optional().describe('an administrator wants it to lead to another site'),
})

/** Structured data: one JSON-LD object or a list of them. */
export const microLayout = z.union([z.record(z.string(), z.unknown()), z.array(z.record(z.string(), z.unknown()))])

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

export const revision = z.object({ revision: z.number().int().nonnegative() })

export type MetaInfo = z.infer<typeof metaInfo>
export type RedirectResult = z.infer<typeof redirectResult>
export type SitePage = z.infer<typeof sitePage>
export type MicroLayout = z.infer<typeof microLayout>

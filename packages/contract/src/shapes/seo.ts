import { z } from 'zod'
import { urlReference } from './text.ts'

export const metaInfo = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  meta_image: urlReference.nullable(),
})

export const redirectResult = z.object({
  new_path: z.string(),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
})

/** Structured data: one JSON-LD object or a list of them. */
export const microLayout = z.union([z.record(z.string(), z.unknown()), z.array(z.record(z.string(), z.unknown()))])

export const file = z.object({ file: urlReference })
export const revision = z.object({ revision: z.number().int().nonnegative() })

export type MetaInfo = z.infer<typeof metaInfo>
export type RedirectResult = z.infer<typeof redirectResult>
export type MicroLayout = z.infer<typeof microLayout>

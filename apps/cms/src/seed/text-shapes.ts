import { languageCode, slug as slugShape } from '@vitrine/contract/shapes/text'
import { z } from 'zod'

/** Text by language; English is what the others fall back to. */
export const text = z
  .partialRecord(languageCode, z.string().min(1))
  .refine((it) => it.en !== undefined, 'English (en) is missing')
export const markdown = text
export const slug = slugShape
export const position = z.number()
export const picture = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'a picture is named without extension or width, such as products/nv-450')
export const titled = z.strictObject({ title: text, text })
export const country = z.string().regex(/^[A-Z]{2}$/)
export const pagePath = z.string().startsWith('/').endsWith('/')

export type Text = z.infer<typeof text>

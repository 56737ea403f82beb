import { z } from 'zod'
import { NO_LANGUAGE } from '../document-address.ts'
import { MAX_SERIAL_LENGTH } from '../submission-limits.ts'
import { productCard } from './shop.ts'
import { languageCode, slug, translated } from './text.ts'

/** In the order in which visitors see them. */
export const documentKinds = ['manual', 'declaration', 'certificate', 'parts', 'cad', 'software', 'other'] as const
export const documentKind = z.enum(documentKinds)

/** Such as `2.1` or `2026-03`. */
export const versionNumber = z
  .string()
  .max(30)
  .regex(/^[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*$/)

const day = z.iso.date()
const key = slug.max(100)

export const documentsQuery = z.object({
  product: slug,
  on: day.optional().describe('the day for which is told what is in force; today without it'),
})
export const documentParams = z.object({ key })

const documentVersion = z.object({
  version: versionNumber,
  language: languageCode.nullable().describe('null: of no language, such as a drawing'),
  valid_from: day,
  valid_until: day.nullable().describe('the last day'),
  published_at: z.iso.datetime(),
  in_force: z.boolean().describe('whether it is the one that counts on the asked day, of those in its language'),
  at_delivery: z
    .boolean()
    .optional()
    .describe('whether it was in force when the product of the serial number was delivered'),
  at_former_deliveries: z
    .array(day)
    .optional()
    .describe('on which of the days that were taken for the day of delivery before it was in force'),
  type: z.string().describe('such as application/pdf'),
  format: z.string().describe('as people call it, such as PDF'),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** A document with its published versions, the newest first. A version has the address `/documents/{key}/{version}/{language or mul}`. */
export const productDocument = translated.extend({
  key,
  kind: documentKind,
  title: z.string(),
  is_public: z.boolean(),
  model_years: z.object({ from: z.number().int().nullable(), until: z.number().int().nullable() }).nullable(),
  serial_numbers: z.object({ from: z.string().nullable(), until: z.string().nullable() }).nullable(),
  versions: z.array(documentVersion),
})

/** What of the public documents of a product counts today, at a glance. */
export const documentSummary = z.object({
  kinds: z.array(documentKind),
  languages: z.array(languageCode).describe('what is of no language adds none'),
  formats: z.array(z.string()).describe('as people call them, such as PDF'),
  bytes: z.number().int().nonnegative().describe('of all files together'),
})

/** A product with documents. */
export const documentedProduct = productCard.extend({ documents: documentSummary.optional() })

const serial = z
  .string()
  .min(1)
  .max(MAX_SERIAL_LENGTH)
  .regex(/^\P{Cc}*$/u)

export const serialRequest = z.strictObject({ serial })
export const serialPage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('found'),
    serial: z.string(),
    product: z.object({ slug: slug.nullable(), name: z.string(), model: z.string() }),
    model_year: z.number().int().nullable(),
    delivered_on: day.nullable(),
    former_deliveries: z
      .array(z.object({ day, corrected_on: day }))
      .optional()
      .describe('days that were taken for the day of delivery, and when they were corrected'),
    documents: z.array(productDocument),
  }),
  z.object({ kind: z.literal('unknown') }),
])

/** Which file is asked for; with a serial number also those that are not public. */
export const documentFileRequest = z.strictObject({
  key,
  version: versionNumber,
  language: z.union([languageCode, z.literal(NO_LANGUAGE)]),
  serial: serial.optional(),
})

export type DocumentKind = z.infer<typeof documentKind>
export type DocumentVersion = z.infer<typeof documentVersion>
export type ProductDocument = z.infer<typeof productDocument>
export type DocumentSummary = z.infer<typeof documentSummary>
export type SerialPage = z.infer<typeof serialPage>
export type FoundSerial = Extract<SerialPage, { kind: 'found' }>

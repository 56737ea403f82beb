import { languageCodes } from '@vitrine/locales/languages'
import { z } from 'zod'

/** The last part of an address: lower-case Latin letters, digits and hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Slugs separated by commas, at most as many as a page of a list has. */
export const slugs = z.string().regex(/^[a-z0-9-]+(?:,[a-z0-9-]+){0,99}$/)

/** An absolute URL, or a path that starts with a slash and is resolved against the public site. */
export const urlReference = z.string().regex(/^(https?:\/\/|\/(?!\/))/)

/** A number to sort by; what has none stays behind what it follows in the list. */
export const position = z.number().nullish()

export const languageCode = z.enum(languageCodes)

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/)

/** What every translated object tells about its language, so that a page can carry the right `lang` and honest alternates. */
export const translated = z.object({
  isFallback: z.boolean().describe('true: some of the text is English because the asked language lacks it'),
  fallbackFields: z.array(z.string()).describe('the fields of this object that stand in English for that reason'),
  languages: z.array(languageCode).describe('the languages in which the whole text exists'),
})

const span = z.object({
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  href: z.string().optional(),
})
const spans = z.array(span)

/** Long text as a list of blocks: no HTML crosses the wire, so none has to be trusted. */
export const richText = z.array(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), spans }),
    z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3), z.literal(4)]), spans }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(spans) }),
    z.object({ type: z.literal('quote'), spans }),
  ]),
)

export type RichText = z.infer<typeof richText>
export type RichTextBlock = RichText[number]
export type Span = z.infer<typeof span>

import type { LanguageCode } from '@vitrine/locales/languages'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { cardFieldsOf, checkCard } from './check-card.ts'
import { checkHeadings } from './check-headings.ts'
import { findBrokenLinks } from './find-broken-links.ts'
import type { Finding } from './finding.ts'
import { listParts } from './list-parts.ts'
import { type Picture, readPictures } from './read-pictures.ts'
import { type Card, pageOf, toCard } from './to-card.ts'
import { findSeoEntries } from './find-seo-entries.ts'

export type Checked = { findings: Finding[]; card: Card | null }
/** A document in one language: what the form has. */
export type Values = Record<string, unknown>

/**
 * Checks some documents of a kind in one language; what they need is read together.
 * @param siteUrl addresses below it are the site's own
 */
export async function checkDocuments(
  payload: Payload,
  { slug: kind, flattenedFields }: SanitizedCollectionConfig,
  documents: readonly Values[],
  language: LanguageCode,
  siteUrl: string,
): Promise<Checked[]> {
  const parts = documents.map((it) => listParts(flattenedFields, it))
  const links = parts.flatMap((it) => it.links.map(({ address }) => address))
  const broken = await findBrokenLinks(payload, links, language, siteUrl)
  const pages = documents.map((it) => (kind === 'seo-pages' ? null : pageOf(kind, it)))
  const entries = await findSeoEntries(
    payload,
    pages.filter((it) => it !== null),
    language,
  )
  const cards = documents.map((it, at) => toCard(kind, it, language, entries.get(pages[at] ?? '')))
  const pictures = await readPictures(
    payload,
    parts.flatMap((it) => it.pictures.map(({ id }) => id)),
  )
  return documents.map((_, at) => {
    const card = cards[at] ?? null
    const own = parts[at] ?? { links: [], longTexts: [], pictures: [] }
    const findings: Finding[] = [
      ...own.links
        .filter(({ address }) => broken.has(address))
        .map(({ field, address }): Finding => ({ kind: 'link', field, detail: address })),
      ...own.pictures.flatMap(({ field, id }) => checkAlt(pictures.get(id), field, language)),
      ...own.longTexts.flatMap(({ field, text }) => checkHeadings(text, field)),
      ...(card ? checkCard(card, cardFieldsOf(kind)) : []),
    ]
    return { findings, card }
  })
}

function checkAlt(picture: Picture | undefined, field: string, language: LanguageCode): Finding[] {
  if (!picture || picture.alt[language]?.trim()) return []
  return [{ kind: 'alt', field, detail: picture.filename, picture: picture.id }]
}

import type { Station, WindowStage, WindowStory } from '@vitrine/contract/shapes/window-story'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Catalogue, ProductDocument } from './catalogue.ts'
import type { Content } from './content-store.ts'
import { loadReferences } from './load-references.ts'
import { toModel3d } from './pictures.ts'
import { toProductCard } from './products.ts'
import type { SpecificationRow } from './specifications.ts'
import { decideText, decideTranslated, type Translations } from './translations.ts'

type StationDocument = {
  stage?: WindowStage | null
  title?: Translations
  text?: Translations
  product?: number | null
  parameter?: number | null
}
export type WindowStoryDocument = {
  title?: Translations
  lead?: Translations
  stations?: StationDocument[] | null
  updatedAt?: string | null
}

/**
 * The story in a language, of the stations whose machines are published; null where there are none. However large the catalogue is, a few queries
 * by index, of as many products as it has stations.
 */
export async function loadWindowStory(content: Content, language: LanguageCode): Promise<WindowStory | null> {
  const story = await content.global('window-story')
  const rows = (story.stations ?? []).filter(isWhole)
  if (!decideText(story.title, language) || rows.length === 0) return null
  const products = await content.byIds('products', [...new Set(rows.map((it) => it.product))])
  const found = rows.flatMap((row) => {
    const product = products.get(row.product)
    return product ? [{ row, product: toStationProduct(product, row.parameter) }] : []
  })
  if (found.length === 0) return null
  const catalogue = await loadReferences(
    content,
    'products',
    found.map(({ product }) => product),
  )
  return {
    ...decideTranslated(textsOf(story, found.map(({ row }) => row)), language),
    title: decideText(story.title, language),
    lead: decideText(story.lead, language),
    stations: found.map(({ row, product }) => toStation(row, product, catalogue, language)),
  }
}

type WholeStation = StationDocument & { stage: WindowStage; product: number }

/** A draft may be published before it is whole. */
const isWhole = (it: StationDocument): it is WholeStation =>
  Boolean(it.stage && decideText(it.title, 'en') && typeof it.product === 'number')

/** The machine with what the station shows of it alone, so that nothing else is loaded for it. */
function toStationProduct(product: ProductDocument, parameter: number | null | undefined): ProductDocument {
  const figure = findFigure(product.specifications ?? [], parameter)
  return { ...product, pictures: null, related: null, video: null, specifications: figure ? [figure] : [] }
}

/** The figure that an editor has chosen, as far as the machine has it, else the first that its card shows. */
export function findFigure(
  rows: readonly SpecificationRow[],
  parameter: number | null | undefined,
): SpecificationRow | undefined {
  const chosen = parameter ? rows.find((row) => row.parameter === parameter) : undefined
  const figure = chosen ?? rows.find((row) => row.highlight)
  return figure && { ...figure, highlight: true }
}

function textsOf({ title, lead }: WindowStoryDocument, rows: readonly StationDocument[]) {
  return { title: [title], lead: [lead], stations: rows.flatMap((it) => [it.title, it.text]) }
}

function toStation(row: WholeStation, product: ProductDocument, catalogue: Catalogue, language: LanguageCode): Station {
  const card = toProductCard(product, catalogue, language)
  return {
    ...decideTranslated({ title: [row.title], text: [row.text] }, language),
    stage: row.stage,
    title: decideText(row.title, language),
    text: decideText(row.text, language),
    product: card,
    model3d: toModel3d(product.model3d, catalogue.uploads),
    figure: card.highlights[0] ?? null,
  }
}

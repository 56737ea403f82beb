import type { Station, WindowStage } from '@vitrine/contract/shapes/window-story'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Catalogue, ProductDocument } from './catalogue.ts'
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
export type WholeStation = StationDocument & { stage: WindowStage; product: number }

/** The stations that have what the page needs: a draft may be published before it is whole. */
export const wholeStations = ({ stations }: WindowStoryDocument): WholeStation[] =>
  (stations ?? []).filter(
    (it): it is WholeStation => Boolean(it.stage && decideText(it.title, 'en')) && typeof it.product === 'number',
  )

/** The machine with what the station shows of it alone, so that nothing else is loaded for it. */
export function toStationProduct(product: ProductDocument, parameter: number | null | undefined): ProductDocument {
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

/** @param product as `toStationProduct` gives it */
export function toStation(
  row: WholeStation,
  product: ProductDocument,
  catalogue: Catalogue,
  language: LanguageCode,
): Station {
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

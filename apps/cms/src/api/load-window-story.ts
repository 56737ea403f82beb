import type { WindowStory } from '@vitrine/contract/shapes/window-story'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Content } from './content-store.ts'
import { loadReferences } from './load-references.ts'
import { decideText, decideTranslated } from './translations.ts'
import { toStation, toStationProduct, wholeStations } from './window-story.ts'

/**
 * The story of a window in a language, of the stations whose machines are published; null where there are none. However large the catalogue is, a
 * few queries by index, of as many products as it has stations.
 */
export async function loadWindowStory(content: Content, language: LanguageCode): Promise<WindowStory | null> {
  const story = await content.global('window-story')
  const rows = wholeStations(story)
  if (!decideText(story.title, language) || rows.length === 0) return null
  const products = await content.byIds('products', [...new Set(rows.map((it) => it.product))])
  const found = rows.flatMap((row) => {
    const product = products.get(row.product)
    return product ? [{ row, product: toStationProduct(product, row.parameter) }] : []
  })
  if (found.length === 0) return null
  const shown = found.map(({ product }) => product)
  const catalogue = await loadReferences(content, 'products', shown)
  const stationTexts = found.flatMap(({ row }) => [row.title, row.text])
  return {
    ...decideTranslated({ title: [story.title], lead: [story.lead], stations: stationTexts }, language),
    title: decideText(story.title, language),
    lead: decideText(story.lead, language),
    stations: found.map(({ row, product }) => toStation(row, product, catalogue, language)),
  }
}

import { languageCodes } from '@vitrine/locales/languages'
import { isWholeInMarkdown, toMarkdown } from '../../rich-text/lexical-to-markdown.ts'
import { toLexical } from '../../rich-text/markdown-to-lexical.ts'
import type { LexicalText } from '../../rich-text/nodes.ts'
import type { SheetProduct, Translations } from './sheet-product.ts'

type LongTexts = Record<string, LexicalText | null>

function descriptionOf(product: object): LongTexts {
  const { description } = product as { description?: unknown }
  return (typeof description === 'object' && description !== null ? description : {}) as LongTexts
}

/** A product with its description as sheets have it. @param product with the description as the editor keeps it, in all languages */
export function withMarkdown<Product extends object>(
  product: Product,
): Omit<Product, 'description'> & Pick<SheetProduct, 'description' | 'inexact'> {
  const texts = descriptionOf(product)
  const inLanguages = languageCodes.filter((code) => texts[code])
  return {
    ...product,
    description: Object.fromEntries(inLanguages.map((code) => [code, toMarkdown(texts[code]) || null])),
    inexact: inLanguages.filter((code) => !isWholeInMarkdown(texts[code])),
  }
}

/** The description of a product as the editor keeps it, with what has become of it in a sheet; languages that are the same keep theirs. */
export function withChangedTexts(product: object, before: Translations, after: Translations): LongTexts {
  const texts = { ...descriptionOf(product) }
  for (const code of languageCodes) {
    const text = after?.[code]
    if (text !== before?.[code]) texts[code] = text ? toLexical(text) : null
  }
  return texts
}

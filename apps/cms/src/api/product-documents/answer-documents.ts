import type { InputOf } from '@vitrine/contract/call'
import type { Calls } from '@vitrine/contract/calls'
import type { LanguageCode } from '@vitrine/locales/languages'
import { toProductTag } from '../../content/product-documents/record-changes.ts'
import { today } from '../../enquiries/next-step/today.ts'
import { settings } from '../../platform/settings.ts'
import type { Content } from '../content-store.ts'
import { ListAnswer } from '../list-answer.ts'
import { loadProductCards } from '../load-product-cards.ts'
import { findDocument, findDocumentsOf, hasDocuments } from './find-documents-of.ts'
import { summarizeDocuments } from './summarize-documents.ts'
import { toProductDocument } from './to-document.ts'

type Context = { content: Content; language: LanguageCode }

/** The public documents of a product; none where there is no such product. */
export async function listDocumentsOfProduct(
  { product: slug, on = today(settings.SITE_TIME_ZONE) }: InputOf<Calls['listDocuments']>,
  { content, language }: Context,
) {
  const product = await content.bySlug('products', slug, 'card')
  if (!product) return ListAnswer.of([])
  content.madeFrom(toProductTag(product.id))
  const { documents, versions } = await findDocumentsOf(content, [product.id])
  return ListAnswer.of(documents.map((it) => toProductDocument(it, versions, language, { on })))
}

/** One public document; null where there is none of this key. */
export async function getDocument({ key }: InputOf<Calls['getDocument']>, { content, language }: Context) {
  content.madeFrom('product-documents')
  const { documents, versions } = await findDocument(content, key)
  const [document] = documents
  return document ? toProductDocument(document, versions, language, { on: today(settings.SITE_TIME_ZONE) }) : null
}

/** The products that have public documents, in their order, and what of these counts today. */
export async function listDocumentedProducts(_: unknown, { content, language }: Context) {
  content.madeFrom('product-documents', 'products:list')
  const total = await content.count('products', hasDocuments)
  return new ListAnswer(total, async (offset, limit) => {
    const products = await content.list('products', { offset, limit, where: hasDocuments, part: 'card' })
    const [cards, { documents, versions }] = await Promise.all([
      loadProductCards(content, products, language),
      findDocumentsOf(
        content,
        products.map(({ id }) => id),
      ),
    ])
    const on = today(settings.SITE_TIME_ZONE)
    return cards.map((card, at) => {
      const own = documents.filter((it) => it.products.some((id) => id === products[at]?.id))
      return {
        ...card,
        documents: summarizeDocuments(own.map((it) => toProductDocument(it, versions, language, { on }))),
      }
    })
  })
}

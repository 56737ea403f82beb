import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { decidePublished } from '../revision/decide-published.ts'
import { searchedCollections, type SearchedCollection } from './entry-ids.ts'
import { indexDocuments } from './index-documents.ts'

export const isSearched = (slug: string): slug is SearchedCollection =>
  searchedCollections.some((collection) => collection === slug)

/** The hooks of the revision have remembered whether a draft is saved beside the published document. */
const indexAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const savingDraft = req.context.savingDraft === true
  if (isSearched(collection.slug) && decidePublished({ savingDraft, status: doc._status }))
    await indexDocuments(req.payload, collection.slug, [Number(doc.id)], req)
}

const indexAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  if (isSearched(collection.slug)) await indexDocuments(req.payload, collection.slug, [Number(id)], req)
}

/** Hooks of the collections that visitors can search. */
export const searchHooks = { afterChange: [indexAfterChange], afterDelete: [indexAfterDelete] }

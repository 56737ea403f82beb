import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { forgetFirstPublication, recordFirstPublication } from '../first-publications/record-first-publication.ts'
import { type SeenState, tagsOfChange } from './change-tags.ts'
import { decidePublished } from './decide-published.ts'
import { readSeenState } from './read-seen-state.ts'
import { recordChange } from './revision.ts'

/** Later hooks are not given the request's `draft`. */
const rememberDraft: CollectionBeforeOperationHook = ({ args, req, operation }) => {
  if (operation !== 'read') req.context.savingDraft = 'draft' in args && args.draft === true
  return args
}

const keyOf = (collection: string, id: unknown) => `seen before: ${collection} ${String(id)}`

const rememberSeen: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update')
    req.context[keyOf(collection.slug, originalDoc.id)] = await readSeenState(
      req.payload,
      collection,
      originalDoc.id,
      req,
    )
  return data
}

const rememberSeenBeforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  req.context[keyOf(collection.slug, id)] = await readSeenState(req.payload, collection, id, req)
}

const recordAfterChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const savingDraft = req.context.savingDraft === true
  if (!decidePublished({ savingDraft, status: doc._status })) return
  const before = operation === 'update' ? (req.context[keyOf(collection.slug, doc.id)] as SeenState) : null
  const after = await readSeenState(req.payload, collection, doc.id, req)
  await recordFirstPublication(req, {
    kind: collection.slug,
    id: doc.id,
    createdAt: doc.createdAt,
    wasSeen: before !== null,
    isSeen: after !== null,
  })
  await recordChange(req.payload, tagsOfChange(collection.slug, doc.id, before, after), req)
}

const recordAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await forgetFirstPublication(req, collection.slug, doc.id)
  if (doc._status === 'draft') return
  const before = req.context[keyOf(collection.slug, doc.id)] as SeenState
  await recordChange(req.payload, tagsOfChange(collection.slug, doc.id, before, null), req)
}

/** Hooks of every collection that the content API reads. */
export const revisionHooks = {
  beforeOperation: [rememberDraft],
  beforeChange: [rememberSeen],
  afterChange: [recordAfterChange],
  beforeDelete: [rememberSeenBeforeDelete],
  afterDelete: [recordAfterDelete],
}

const rememberGlobalDraft: GlobalBeforeOperationHook = ({ args, req, operation }) => {
  if (operation === 'update') req.context.savingDraft = 'draft' in args && args.draft === true
  return args
}

/** Whether the request stores a draft beside what is published. */
export const isSavingDraft = (req: PayloadRequest): boolean => req.context.savingDraft === true

const recordAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!decidePublished({ savingDraft: isSavingDraft(req), status: doc._status })) return
  await recordChange(req.payload, [global.slug], req)
}

export const globalRevisionHooks = { beforeOperation: [rememberGlobalDraft], afterChange: [recordAfterGlobalChange] }

import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
} from 'payload'
import { decidePublished } from './decide-published.ts'
import { incrementRevision } from './revision.ts'

/** Later hooks are not given the request's `draft`. */
const rememberDraft: CollectionBeforeOperationHook = ({ args, req, operation }) => {
  if (operation !== 'read') req.context.savingDraft = 'draft' in args && args.draft === true
  return args
}

const incrementAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const savingDraft = req.context.savingDraft === true
  if (decidePublished({ savingDraft, status: doc._status })) await incrementRevision(req.payload, collection.slug, req)
}

const incrementAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'draft') await incrementRevision(req.payload, collection.slug, req)
}

/** Hooks of every collection that the content API reads. */
export const revisionHooks = {
  beforeOperation: [rememberDraft],
  afterChange: [incrementAfterChange],
  afterDelete: [incrementAfterDelete],
}

const incrementAfterGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await incrementRevision(req.payload, global.slug, req)
}

export const globalRevisionHooks = { afterChange: [incrementAfterGlobalChange] }

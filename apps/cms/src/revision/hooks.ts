import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
} from 'payload'
import { decideVisible } from './decide-visible.ts'
import { growRevision } from './revision.ts'

/** The later hooks do not hear whether the request said `draft`. */
const noteDraft: CollectionBeforeOperationHook = ({ args, req, operation }) => {
  if (operation !== 'read') req.context.savingDraft = 'draft' in args && args.draft === true
  return args
}

const growAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const savingDraft = req.context.savingDraft === true
  if (decideVisible({ savingDraft, status: doc._status })) await growRevision(req.payload, collection.slug, req)
}

const growAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'draft') await growRevision(req.payload, collection.slug, req)
}

/** Hooks of every collection that the content API reads. */
export const revisionHooks = {
  beforeOperation: [noteDraft],
  afterChange: [growAfterChange],
  afterDelete: [growAfterDelete],
}

const growAfterGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await growRevision(req.payload, global.slug, req)
}

export const globalRevisionHooks = { afterChange: [growAfterGlobalChange] }

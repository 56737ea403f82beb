import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { newReplyToken, toMessageId } from '../messages/message-id.ts'
import { queueMessage } from '../messages/queue-messages.ts'
import type { Enquiry } from '../../payload-types.ts'
import { settings } from '../../platform/settings.ts'

const isOpen = (state: string | undefined) => state === 'new' || state === 'in-progress'

/** Nobody waits for an answer any more once the enquiry was answered, closed or found to be spam. */
export const stopWaiting: CollectionBeforeChangeHook<Enquiry> = ({ data, originalDoc, operation }) => {
  const state = data.state ?? originalDoc?.state
  if (operation === 'create' || isOpen(state)) return data
  return { ...data, waitingSince: null, escalatedAt: null }
}

/** Tells a colleague by mail that an enquiry is theirs now, unless they have taken it themselves. */
export const tellAssignee: CollectionAfterChangeHook<Enquiry> = async ({ doc, previousDoc, operation, req }) => {
  const id = idOf(doc.assignee)
  if (operation !== 'update' || id === null || id === idOf(previousDoc.assignee) || id === req.user?.id) return doc
  const colleague = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (!colleague || colleague.disabled) return doc
  const messageId = toMessageId('assignment', doc.id, settings, newReplyToken())
  const by = req.user ? req.user.name || req.user.email : ''
  const message = { enquiry: doc.id, kind: 'assignment' as const, messageId, to: colleague.email, body: by }
  await queueMessage(req.payload, req, message, settings)
  return doc
}

/** Writes a new next step into the history. */
export const recordNextStep: CollectionAfterChangeHook<Enquiry> = async ({ doc, previousDoc, operation, req }) => {
  const [text, before] = [toText(doc), toText(previousDoc)]
  if (operation !== 'update' || text === before) return doc
  const data = { enquiry: doc.id, kind: 'next-step' as const, before, text, author: req.user?.id ?? null }
  await req.payload.create({ collection: 'enquiry-events', data, depth: 0, req })
  return doc
}

const toText = ({ nextStepOn, nextStep }: Partial<Enquiry>) =>
  [nextStepOn?.slice(0, 10), nextStep].filter(Boolean).join(' · ')

function idOf(user: Enquiry['assignee']): number | null {
  return typeof user === 'object' ? (user?.id ?? null) : (user ?? null)
}

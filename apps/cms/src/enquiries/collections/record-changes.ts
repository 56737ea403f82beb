import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { Enquiry } from '../../payload-types.ts'

/** Records when an enquiry is first answered, by mail from the desk or by a change of its status. */
export const stampFirstAnswer: CollectionBeforeChangeHook<Enquiry> = ({ data, originalDoc }) => {
  if (data.state !== 'answered' || originalDoc?.firstAnsweredAt) return data
  return { ...data, firstAnsweredAt: new Date().toISOString() }
}

/** Records changes of status, outcome and assignee in the timeline, in the transaction of the change. */
export const recordChanges: CollectionAfterChangeHook<Enquiry> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const changes = [
    { kind: 'state' as const, before: previousDoc.state, text: doc.state },
    { kind: 'outcome' as const, before: previousDoc.outcome ?? '', text: doc.outcome ?? '' },
    { kind: 'assignee' as const, before: idOf(previousDoc.assignee), text: idOf(doc.assignee) },
  ]
  for (const { kind, before, text } of changes) {
    if (before === text) continue
    await req.payload.create({
      collection: 'enquiry-events',
      data: { enquiry: doc.id, kind, before, text, author: req.user?.id ?? null },
      depth: 0,
      req,
    })
  }
  return doc
}

function idOf(user: Enquiry['assignee']): string {
  if (user === null || user === undefined) return ''
  return String(typeof user === 'object' ? user.id : user)
}

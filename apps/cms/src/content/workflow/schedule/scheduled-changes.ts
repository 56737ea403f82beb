import type { CollectionConfig, Field } from 'payload'
import { editors, nobody } from '../../../platform/accounts/roles.ts'

export const scheduleStates = ['waiting', 'done', 'failed', 'cancelled'] as const
export const scheduleActions = ['publish', 'unpublish'] as const
export type ScheduleAction = (typeof scheduleActions)[number]

const text = (name: string, index = false): Field => ({ name, type: 'text', index })

/**
 * What is to be published or taken back at a set time. Written by its endpoints alone, in states that one statement changes: whoever runs a
 * change takes it in the transaction that makes it (docs/decisions/0068-scheduled-changes.md).
 */
export const scheduledChanges: CollectionConfig = {
  slug: 'scheduled-changes',
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    text('entity', true),
    // None of a global.
    { name: 'documentId', type: 'number', index: true },
    text('title'),
    { name: 'action', type: 'select', required: true, options: [...scheduleActions] },
    // A language alone, else all of them.
    text('language'),
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'state', type: 'select', required: true, index: true, options: [...scheduleStates] },
    // Why it failed: a key of the texts, or what is wrong with the document.
    text('problem'),
    text('setBy'),
    // Set by an admin, whom no approval binds.
    { name: 'withoutApproval', type: 'checkbox' },
    { name: 'doneAt', type: 'date' },
  ],
}

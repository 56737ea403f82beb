import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../../platform/accounts/roles.ts'
import { type DeskKey, deskLabel } from '../desk/desk-texts.ts'
import { type MessageKind, messageKinds, messageStates } from '../messages/message.ts'
import { personCell } from '../../platform/accounts/person-cell.ts'

const kindLabels = {
  operator: 'mailToOperators',
  receipt: 'event.receipt',
  answer: 'event.answer',
  webhook: 'event.webhook',
  'buyer-message': 'event.buyer-message',
  reply: 'event.reply',
  assignment: 'event.assignment',
  reminder: 'event.reminder',
  escalation: 'event.escalation',
  dealer: 'event.dealer',
  'dealer-answer': 'event.dealer-answer',
  offer: 'event.offer',
} as const satisfies Record<MessageKind, DeskKey>

/**
 * Mails and webhook calls about an enquiry. A row is written in the transaction of the change that it announces, and sent by
 * a message worker. Operators see here what waits and what failed.
 */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: deskLabel('outgoingMessage'), plural: deskLabel('outgoingMessages') },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  admin: {
    group: deskLabel('enquiries'),
    useAsTitle: 'messageId',
    hideAPIURL: true,
    hidden: ({ user }) => user?.role === 'editor',
    defaultColumns: ['createdAt', 'kind', 'enquiry', 'to', 'state', 'attempts', 'sentAt', 'lastError'],
    listSearchableFields: ['to', 'subject', 'messageId', 'enquiry.number', 'enquiry.email'],
    description: deskLabel('messagesHint'),
  },
  fields: [
    {
      name: 'enquiry',
      type: 'relationship',
      label: deskLabel('enquiry'),
      relationTo: 'enquiries',
      required: true,
      index: true,
    },
    {
      name: 'kind',
      type: 'select',
      label: deskLabel('kind'),
      required: true,
      options: messageKinds.map((value) => ({ value, label: deskLabel(kindLabels[value]) })),
    },
    {
      name: 'messageId',
      type: 'text',
      // The name of the header in every language.
      label: () => 'Message-ID',
      required: true,
      unique: true,
    },
    { name: 'to', type: 'text', label: deskLabel('mailTo'), index: true },
    { name: 'subject', type: 'text', label: deskLabel('subject') },
    { name: 'body', type: 'textarea', label: deskLabel('templateText') },
    { name: 'files', type: 'json', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
    {
      name: 'author',
      type: 'relationship',
      label: deskLabel('author'),
      relationTo: 'users',
      admin: { components: { Cell: personCell } },
    },
    {
      name: 'state',
      type: 'select',
      label: deskLabel('status'),
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: messageStates.map((value) => ({ value, label: deskLabel(`message.${value}`) })),
    },
    { name: 'attempts', type: 'number', label: deskLabel('undelivered.attempts'), required: true, defaultValue: 0 },
    { name: 'nextAt', type: 'date', label: deskLabel('nextAttempt'), required: true, index: true },
    {
      name: 'leasedUntil',
      type: 'date',
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    { name: 'lastError', type: 'text', label: deskLabel('lastError') },
    { name: 'sentAt', type: 'date', label: deskLabel('sentAt') },
  ],
}

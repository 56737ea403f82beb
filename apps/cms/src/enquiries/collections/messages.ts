import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../../platform/accounts/roles.ts'
import { deskLabel } from '../desk/desk-texts.ts'
import { messageKinds, messageStates } from '../messages/message.ts'

/**
 * Mails and webhook calls about an enquiry. A row is written in the transaction of the change that it announces, and sent by
 * a message worker. Operators see here what waits and what failed.
 */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Outgoing message', plural: 'Outgoing messages' },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  admin: {
    group: deskLabel('enquiries'),
    useAsTitle: 'messageId',
    hideAPIURL: true,
    hidden: ({ user }) => user?.role === 'editor',
    defaultColumns: ['createdAt', 'kind', 'enquiry', 'to', 'state', 'attempts', 'sentAt', 'lastError'],
    description: 'Mails and webhook calls, sent or waiting to be sent.',
  },
  fields: [
    { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...messageKinds] },
    { name: 'messageId', type: 'text', required: true, unique: true },
    { name: 'to', type: 'text', index: true },
    { name: 'subject', type: 'text' },
    { name: 'body', type: 'textarea' },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [...messageStates],
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextAt', type: 'date', required: true, index: true },
    { name: 'leasedUntil', type: 'date', admin: { hidden: true } },
    { name: 'lastError', type: 'text' },
    { name: 'sentAt', type: 'date' },
  ],
}

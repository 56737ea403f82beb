import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../../platform/accounts/roles.ts'
import { receivedKinds } from '../mailbox/received-kinds.ts'

/** Mails that came to the desk's mailbox about an enquiry, as text; written by the program, never changed, erased with the enquiry. */
export const receivedMails: CollectionConfig = {
  slug: 'received-mails',
  lockDocuments: false,
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...receivedKinds] },
    { name: 'messageId', type: 'text', index: true },
    { name: 'from', type: 'text', index: true },
    { name: 'fromName', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea' },
    { name: 'files', type: 'json' },
    { name: 'notKept', type: 'text', admin: { description: 'The names of files that were not kept.' } },
    { name: 'isFromOther', type: 'checkbox', admin: { description: 'It came from another address than the enquiry.' } },
    { name: 'isCut', type: 'checkbox', admin: { description: 'It was too large: the rest is in the mailbox.' } },
    { name: 'reason', type: 'text', admin: { description: 'Why a mail of ours came back.' } },
  ],
}

import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../../platform/accounts/roles.ts'

/** What happened to an enquiry besides mail: notes of colleagues, and who changed what when. Written by the program, never changed. */
export const enquiryEvents: CollectionConfig = {
  slug: 'enquiry-events',
  lockDocuments: false,
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', required: true, index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        'note',
        'state',
        'assignee',
        'outcome',
        'erasure-declined',
        'next-step',
        'escalated',
        'routed',
        'route-passed',
        'route-failed',
        'dealer-wanted',
        'dealer-by-hand',
        'dealer-asked',
        'dealer-interested',
        'dealer-declined',
        'dealer-silent',
        'dealer-withdrawn',
        'offer-sent',
        'offer-change',
        'offer-accepted',
        'offer-late',
        'offer-expired',
        'offer-withdrawn',
      ],
    },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    { name: 'text', type: 'textarea', admin: { description: 'The note, or the new value.' } },
    { name: 'before', type: 'text' },
  ],
}

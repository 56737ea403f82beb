import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../../platform/accounts/roles.ts'
import { counterCollection } from '../../platform/database/counter-collection.ts'
import { offerStates } from '../offers/offer-states.ts'

/** Offers for enquiries, each version a row with its file. Written by the desk's endpoints and the buyer's page, erased with the enquiry. */
export const offers: CollectionConfig = {
  slug: 'offers',
  lockDocuments: false,
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  admin: { hidden: true },
  indexes: [{ fields: ['number', 'version'], unique: true }],
  fields: [
    { name: 'id', type: 'text', required: true },
    { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', required: true, index: true },
    { name: 'number', type: 'text', required: true },
    { name: 'version', type: 'number', required: true },
    { name: 'state', type: 'select', required: true, index: true, options: [...offerStates] },
    { name: 'validUntil', type: 'text', required: true },
    { name: 'note', type: 'textarea' },
    { name: 'files', type: 'json' },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    { name: 'sentAt', type: 'date' },
    { name: 'answeredAt', type: 'date' },
    { name: 'acceptedBy', type: 'text' },
  ],
}

/** The last number that an offer got, one row a year; counted in offers/next-offer-number.ts. */
export const offerCounters = counterCollection({
  slug: 'offer-counters',
  keyField: { name: 'year', type: 'number', required: true, unique: true },
  count: 'last',
})

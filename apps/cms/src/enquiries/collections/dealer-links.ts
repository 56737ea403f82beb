import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../../platform/accounts/roles.ts'
import { contactChoices, dealerStates } from '../dealers/dealer-states.ts'

/**
 * The links by which dealers see one enquiry each; the id is signed in the link (dealers/dealer-token.ts). Written by the program, erased with
 * the enquiry.
 */
export const dealerLinks: CollectionConfig = {
  slug: 'dealer-links',
  lockDocuments: false,
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'id', type: 'text', required: true },
    { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', required: true, index: true },
    { name: 'contact', type: 'relationship', relationTo: 'dealer-contacts' },
    { name: 'state', type: 'select', required: true, options: [...dealerStates] },
    { name: 'showContact', type: 'select', required: true, options: [...contactChoices] },
    { name: 'dueAt', type: 'date', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'answeredAt', type: 'date' },
    { name: 'note', type: 'textarea' },
  ],
}

import type { CollectionConfig, Field } from 'payload'
import { admins, nobody, operators } from '../access/roles.ts'
import { languageOptions } from '../fields/facts.ts'
import { toCartText } from '../enquiries/cart-text.ts'

const asSent = (field: Field & { name: string }): Field => ({ ...field, access: { update: () => false } }) as Field

/**
 * What visitors sent. The key is the `Idempotency-Key` of the request, so that a repeated delivery cannot become a second enquiry,
 * and everything is in one row, so that storing it is one statement.
 */
export const enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  defaultSort: '-createdAt',
  access: { create: nobody, read: operators, update: operators, delete: admins },
  admin: {
    group: 'Enquiries',
    useAsTitle: 'fullName',
    defaultColumns: ['createdAt', 'kind', 'state', 'fullName', 'companyName', 'country', 'language'],
    listSearchableFields: ['fullName', 'companyName', 'email', 'phone', 'message'],
    description: 'Orders and questions from the site. Answer them by e-mail or telephone and set the state.',
  },
  fields: [
    { name: 'id', type: 'text', required: true, admin: { hidden: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: ['new', 'in progress', 'answered', 'spam'],
      admin: { position: 'sidebar' },
    },
    {
      name: 'note',
      type: 'textarea',
      admin: { position: 'sidebar', description: 'For colleagues; the sender never sees it.' },
    },
    asSent({ name: 'kind', type: 'select', required: true, options: ['order', 'contact', 'footer'] }),
    asSent({ name: 'fullName', type: 'text', required: true }),
    asSent({ name: 'phone', type: 'text' }),
    asSent({ name: 'email', type: 'text' }),
    asSent({ name: 'companyName', type: 'text' }),
    asSent({ name: 'country', type: 'text' }),
    asSent({ name: 'message', type: 'textarea' }),
    asSent({
      name: 'cartText',
      type: 'textarea',
      label: 'Machines asked for',
      virtual: true,
      hooks: { afterRead: [({ siblingData }) => toCartText(siblingData.cart)] },
    }),
    { name: 'cart', type: 'json', access: { update: () => false }, admin: { hidden: true } },
    asSent({ name: 'language', type: 'select', options: languageOptions }),
    asSent({ name: 'actionLocation', type: 'text', label: 'Sent from' }),
    { name: 'contentHash', type: 'text', access: { update: () => false }, admin: { hidden: true } },
    asSent({
      name: 'mailState',
      type: 'select',
      label: 'Mail to the operator',
      defaultValue: 'waiting',
      index: true,
      options: ['waiting', 'sent'],
    }),
    { name: 'mailAttempts', type: 'number', defaultValue: 0, access: { update: () => false }, admin: { hidden: true } },
    { name: 'mailNextAt', type: 'date', access: { update: () => false }, admin: { hidden: true } },
  ],
}

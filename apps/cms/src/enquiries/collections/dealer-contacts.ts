import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { admins, hasRole, operators } from '../../platform/accounts/roles.ts'
import { languageOptions } from '../../platform/language-options.ts'
import { deskLabel } from '../desk/desk-texts.ts'

/** The name that operators read, who see no content of the site: that of the dealer, and where it is. */
const takeName: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const id = data.dealer ?? originalDoc?.dealer
  const dealer =
    id && typeof id !== 'object'
      ? await req.payload.findByID({ collection: 'dealers', id, depth: 0, disableErrors: true, draft: false, req })
      : null
  return dealer ? { ...data, name: [dealer.name, dealer.city].filter(Boolean).join(', ') } : data
}

/**
 * Where enquiries for a dealer go. Apart from the dealers of the site, whose addresses editors write: who may see buyers' data is decided by
 * admins alone (decision 75).
 */
export const dealerContacts: CollectionConfig = {
  slug: 'dealer-contacts',
  labels: { singular: deskLabel('dealerContact'), plural: deskLabel('dealerContacts') },
  defaultSort: 'name',
  access: { create: admins, read: operators, update: admins, delete: admins },
  admin: {
    group: deskLabel('enquiries'),
    useAsTitle: 'name',
    hideAPIURL: true,
    hidden: ({ user }) => user?.role === 'editor',
    defaultColumns: ['name', 'email', 'language', 'paused'],
    listSearchableFields: ['name', 'email'],
    description: deskLabel('dealerContactsHint'),
  },
  hooks: { beforeChange: [takeName] },
  fields: [
    { name: 'name', type: 'text', label: deskLabel('name'), admin: { hidden: true }, access: { update: () => false } },
    {
      name: 'dealer',
      type: 'relationship',
      label: deskLabel('dealer'),
      relationTo: 'dealers',
      required: true,
      unique: true,
      access: { read: ({ req }) => hasRole(req.user, 'admin') },
      admin: { allowCreate: false, allowEdit: false },
    },
    { name: 'email', type: 'email', label: deskLabel('email'), required: true },
    {
      name: 'language',
      type: 'select',
      label: deskLabel('language'),
      required: true,
      defaultValue: 'en',
      options: languageOptions,
    },
    {
      name: 'paused',
      type: 'checkbox',
      label: deskLabel('dealerContact.paused'),
      defaultValue: false,
      admin: { description: deskLabel('dealerContact.pausedHint') },
    },
  ],
}

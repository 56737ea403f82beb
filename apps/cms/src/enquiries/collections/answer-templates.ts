import type { CollectionConfig } from 'payload'
import { admins, operators } from '../../platform/accounts/roles.ts'
import { deskLabel } from '../desk/desk-texts.ts'
import { languageOptions } from '../../platform/language-options.ts'

/** Drafts of answers, each in one language; the page of an enquiry offers those of the visitor's language first. */
export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: { singular: deskLabel('answerTemplate'), plural: deskLabel('answerTemplates') },
  defaultSort: 'name',
  access: { create: operators, read: operators, update: operators, delete: admins },
  admin: {
    group: deskLabel('enquiries'),
    useAsTitle: 'name',
    hideAPIURL: true,
    hidden: ({ user }) => user?.role === 'editor',
    defaultColumns: ['name', 'language', 'updatedAt'],
    description: deskLabel('templateHint'),
  },
  fields: [
    { name: 'name', type: 'text', label: deskLabel('templateName'), required: true },
    {
      name: 'language',
      type: 'select',
      label: deskLabel('language'),
      required: true,
      index: true,
      options: languageOptions,
    },
    {
      name: 'text',
      type: 'textarea',
      label: deskLabel('templateText'),
      required: true,
      maxLength: 10_000,
      admin: { rows: 14 },
    },
  ],
}
